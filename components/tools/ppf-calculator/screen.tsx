'use client'

import { useToday } from '@/components/hooks/use-today'
import { DataAge } from '@/components/results/data-age'
import { SplitBar } from '@/components/results/split-bar'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen } from '@/components/ui/when-seen'
import { yearOfDay } from '@/lib/calendar/financial-year'
import { RATES_KNOWN_UNTIL, smallSavingsRates } from '@/lib/rules/savings/small-savings-rates'
import { ppf, ppfFrom, ppfInputs } from '@/lib/savings/ppf'
import { PpfFields } from './fields'
import { overdrawnReason, ppfRows, ppfWarnings } from './rows'
import { ppfWorking } from './working'

export function PpfCalculator() {
  const inputs = useToolInputs(ppfInputs)
  const thisYear = yearOfDay(useToday() || RATES_KNOWN_UNTIL)
  const plan = inputs.values && ppfFrom(inputs.values, thisYear)
  const outcome = plan && ppf(plan)
  const result = outcome && 'balance' in outcome ? outcome : null
  const reason = outcome && 'overdrawnOn' in outcome ? overdrawnReason(outcome.overdrawnOn) : null
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<PpfFields inputs={inputs} thisYear={thisYear} />}
      rows={result && ppfRows(plan!, result)}
      placeholder={reason ?? 'Enter values to calculate.'}
      age={<DataAge kind="law" on={smallSavingsRates.checkedOn} />}
      notice={result && <Warnings sentences={ppfWarnings(plan!, result)} />}
      chart={
        result &&
        result.balance > 0 && (
          <SplitBar
            parts={{ Deposits: plan!.openingBalance + result.deposited, Interest: result.interest }}
          />
        )
      }
      shareTitle="What a PPF account grows to"
      working={result && ppfWorking(plan!, result)}
    >
      <FiguresSeen
        heading="Year by year"
        load={() => import('./ppf-course')}
        className="min-h-[98rem] md:min-h-[92rem]"
        props={result && { plan: plan!, result }}
      />
    </CalculatorScreen>
  )
}

const Warnings = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.map((sentence) => (
    <p key={sentence} role="note" className="mt-3 text-sm text-bad">
      {sentence}
    </p>
  ))
