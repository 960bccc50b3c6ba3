'use client'

import { GrowthSeen } from '@/components/results/growth-seen'
import { ResultPanel } from '@/components/results/result-panel'
import { SplitBar } from '@/components/results/split-bar'
import { WhenSeen } from '@/components/results/when-seen'
import { ShareLink } from '@/components/tool-form/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { InvestmentFields } from '@/components/tools/investment-returns-calculator/investment-fields'
import {
  inflationRows,
  investmentRows,
} from '@/components/tools/investment-returns-calculator/investment-rows'
import { InvestmentWorking } from '@/components/tools/investment-returns-calculator/investment-working'
import { investmentInputs, investmentReturns, investmentYears } from '@/lib/finance/investment-returns'

const loadPast = () => import('@/components/tools/investment-returns-calculator/past-return')

export function InvestmentReturnsCalculator() {
  const inputs = useToolInputs(investmentInputs)
  const plan = inputs.read('initial', 'annual', 'years', 'rate', 'timing')
  const result = plan && investmentReturns(plan)
  const inflation = inputs.read('inflation')?.inflation

  return (
    <>
      <ToolForm
        onReset={inputs.reset}
        result={
          <>
            <ResultPanel
              rows={result && [...investmentRows(result), ...inflationRows(result, plan, inflation)]}
              placeholder={
                plan ? 'Enter an initial investment or an annual contribution.' : 'Enter values to calculate.'
              }
            >
              {result && (
                <SplitBar parts={{ Invested: result.totalInvestment, Growth: result.totalGrowth }} />
              )}
              <ShareLink fragment={inputs.fragment} title="Returns of an investment" />
            </ResultPanel>
            {result && <InvestmentWorking plan={plan} result={result} />}
          </>
        }
      >
        <InvestmentFields inputs={inputs} />
      </ToolForm>
      <GrowthSeen
        of={
          result && plan.years > 0
            ? {
                years: investmentYears(plan),
                caption: 'The investment by year',
                file: 'investment-by-year',
                words: { paidIn: 'Invested', growth: 'Growth' },
                inflationPercent: inflation,
              }
            : null
        }
      />
      <WhenSeen
        heading="Measure a past investment"
        load={loadPast}
        className="min-h-[40rem]"
        of={{ inputs }}
      />
    </>
  )
}
