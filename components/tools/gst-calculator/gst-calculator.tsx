'use client'

import { ResultPanel } from '@/components/results/result-panel'
import { RuleNote } from '@/components/results/rule-note'
import { FiguresSeen } from '@/components/results/figures-seen'
import { WhenSeen } from '@/components/results/when-seen'
import { ShareLink } from '@/components/tool-form/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { GstFields } from '@/components/tools/gst-calculator/gst-fields'
import { gstRows } from '@/components/tools/gst-calculator/gst-rows'
import { GstWorking } from '@/components/tools/gst-calculator/gst-working'
import { gstRates } from '@/lib/rules/gst'
import { ruleOn } from '@/lib/rules/rule'
import { gst, gstCanBeFound, gstInputs } from '@/lib/tax/gst'
import { gstInPaise } from '@/lib/tax/gst-paise'

const loadEveryRate = () => import('@/components/tools/gst-calculator/every-rate')
const loadBill = () => import('@/components/tools/gst-calculator/bill')

const NO_PRICE_FROM_NO_TAX = 'Enter a rate above 0%: tax at 0% does not tell the price.'

export function GstCalculator() {
  const inputs = useToolInputs(gstInputs)
  const asked = inputs.read('amount', 'rate', 'type', 'supply')
  const question = asked && { amount: asked.amount, ratePercent: asked.rate, type: asked.type }
  const result = question && gstCanBeFound(question) ? gst(question) : null
  const sums = result && gstInPaise(question!, asked!.supply)

  return (
    <>
      <ToolForm
        onReset={inputs.reset}
        result={
          <>
            <ResultPanel
              rows={result && gstRows(result, sums!, asked!.type, asked!.supply)}
              placeholder={question ? NO_PRICE_FROM_NO_TAX : 'Enter a valid amount.'}
            >
              <RuleNote
                says="Rates since 22 September 2025"
                source={ruleOn(gstRates, gstRates.checkedOn).source}
                checkedOn={gstRates.checkedOn}
              />
              <ShareLink fragment={inputs.fragment} title="GST on an amount" />
            </ResultPanel>
            {result && (
              <GstWorking question={question!} result={result} sums={sums!} supply={asked!.supply} />
            )}
          </>
        }
      >
        <GstFields inputs={inputs} />
      </ToolForm>
      <FiguresSeen
        heading="The same amount at every rate"
        load={loadEveryRate}
        className="min-h-[32rem]"
        of={asked && { amount: asked.amount, type: asked.type, supply: asked.supply }}
      />
      <WhenSeen
        heading="A bill with several rates"
        load={loadBill}
        className="min-h-[56rem]"
        of={{ inputs }}
      />
    </>
  )
}
