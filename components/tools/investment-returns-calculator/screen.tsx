'use client'

import { GrowthSeen } from '@/components/results/growth-seen'
import { SplitBar } from '@/components/results/split-bar'
import { WhenSeen } from '@/components/ui/when-seen'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import {
  investmentFrom,
  investmentInputs,
  investmentReturns,
  investmentYears,
} from '@/lib/finance/investment-returns'
import { InvestmentFields } from './fields'
import { investmentRows } from './rows'
import { investmentWorking } from './working'

export function InvestmentReturnsCalculator() {
  const inputs = useToolInputs(investmentInputs)
  const plan = investmentFrom(inputs.read)
  const result = plan && investmentReturns(plan)
  const inflation = inputs.read('inflation')?.inflation

  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<InvestmentFields inputs={inputs} />}
      rows={result && investmentRows(result, plan, inflation)}
      placeholder={
        plan ? 'Enter an initial investment or an annual contribution.' : 'Enter values to calculate.'
      }
      chart={result && <SplitBar parts={{ Invested: result.totalInvestment, Growth: result.totalGrowth }} />}
      shareTitle="Returns of an investment"
      working={result && investmentWorking(plan, result)}
    >
      <GrowthSeen
        props={
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
        load={() => import('./past-return')}
        className="min-h-[36rem] md:min-h-[23rem]"
        props={{ inputs }}
      />
    </CalculatorScreen>
  )
}
