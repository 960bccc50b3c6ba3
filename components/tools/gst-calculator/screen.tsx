'use client'

import { RuleNote } from '@/components/results/rule-note'
import { FiguresSeen, WhenSeen } from '@/components/ui/when-seen'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { gstRates } from '@/lib/rules/gst/gst-rates'
import { inForce } from '@/lib/rules/in-force'
import { gstInputs, gstQuestionFrom } from '@/lib/tax/gst/gst'
import { gstAnswer } from '@/lib/tax/gst/gst-answer'
import { dayInWords } from '@/lib/format/days'
import { t } from '@/lib/language/words'
import { GstFields } from './fields'
import { gstPlaceholder, gstRows } from './rows'
import { gstWorking } from './working'

export function GstCalculator() {
  const inputs = useToolInputs(gstInputs)
  const question = gstQuestionFrom(inputs.read)
  const answer = gstAnswer(inputs.read)

  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<GstFields inputs={inputs} />}
      rows={answer && gstRows(answer)}
      placeholder={gstPlaceholder(inputs.read)}
      remarks={
        <RuleNote
          label={t('Rates since {0}', dayInWords(inForce(gstRates).from))}
          values={gstRates.values}
          checkedOn={gstRates.checkedOn}
        />
      }
      shareTitle={t('GST on an amount')}
      working={answer && gstWorking(answer)}
    >
      <FiguresSeen
        heading={t('The same amount at every rate')}
        load={() => import('./every-rate')}
        className="min-h-[26rem] md:min-h-[30rem]"
        props={question}
      />
      <WhenSeen
        heading={t('A bill with several rates')}
        load={() => import('./bill')}
        className="min-h-[64rem] md:min-h-[60rem]"
        props={{ inputs }}
      />
    </CalculatorScreen>
  )
}
