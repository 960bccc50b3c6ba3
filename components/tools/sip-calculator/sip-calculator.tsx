'use client'

import { GrowthSeen } from '@/components/results/growth-seen'
import { ResultPanel } from '@/components/results/result-panel'
import { SplitBar } from '@/components/results/split-bar'
import { WhenSeen } from '@/components/results/when-seen'
import { ShareLink } from '@/components/tool-form/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FurtherFields, SipFields } from '@/components/tools/sip-calculator/sip-fields'
import { goalRows, inflationRows, sipRows } from '@/components/tools/sip-calculator/sip-rows'
import { SipWorking } from '@/components/tools/sip-calculator/sip-working'
import { monthlyRate } from '@/lib/finance/monthly-rate'
import { sip, sipInputs, sipYears } from '@/lib/finance/sip'

const loadWithdrawals = () => import('@/components/tools/sip-calculator/withdrawal-plan')

export function SipCalculator() {
  const inputs = useToolInputs(sipInputs)
  const plan = inputs.read('amount', 'rate', 'years', 'stepUp', 'lumpSum')
  const result = plan && sip(plan, monthlyRate(plan.rate))
  const inflation = inputs.read('inflation')?.inflation
  const goal = inputs.read('goal')?.goal

  return (
    <>
      <ToolForm
        onReset={inputs.reset}
        result={
          <>
            <ResultPanel
              rows={
                result && [
                  ...sipRows(result, plan, plan.rate),
                  ...inflationRows(result.futureValue, inflation, plan.years),
                  ...goalRows(goal, plan, plan.rate),
                ]
              }
              placeholder="Enter values to calculate."
            >
              {result && (
                <SplitBar
                  parts={[
                    { label: 'Invested', size: result.totalInvestment, tone: 'accent' },
                    { label: 'Returns', size: result.estimatedReturns, tone: 'interest' },
                  ]}
                />
              )}
              <p className="mt-3 text-sm text-soft">
                This page divides the yearly rate by 12. At the effective rate, twelve months compound to
                exactly the yearly rate.
              </p>
              <ShareLink fragment={inputs.fragment} title="What a SIP may grow to" />
            </ResultPanel>
            {result && <SipWorking plan={plan} ratePercent={plan.rate} result={result} />}
          </>
        }
      >
        <SipFields inputs={inputs} />
        <FurtherFields inputs={inputs} />
      </ToolForm>
      <GrowthSeen
        of={
          plan && {
            years: sipYears(plan, plan.rate),
            caption: 'The SIP by year',
            file: 'sip-by-year',
            words: { paidIn: 'Invested', growth: 'Returns' },
            inflationPercent: inflation,
          }
        }
      />
      <WhenSeen
        heading="Monthly withdrawals afterwards (SWP)"
        load={loadWithdrawals}
        className="min-h-[40rem]"
        of={{ inputs, corpus: result && result.futureValue }}
      />
    </>
  )
}
