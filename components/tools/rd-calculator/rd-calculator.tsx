'use client'

import { AmountField } from '@/components/fields/amount-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { MonthsField, PercentField } from '@/components/fields/number-field'
import { ResultPanel } from '@/components/results/result-panel'
import { SplitBar } from '@/components/results/split-bar'
import { FiguresSeen } from '@/components/results/figures-seen'
import { ShareLink } from '@/components/tool-form/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { rdRows } from '@/components/tools/rd-calculator/rd-rows'
import { RdWorking } from '@/components/tools/rd-calculator/rd-working'
import { monthsInWords } from '@/lib/format/durations'
import { rd, rdInputs } from '@/lib/finance/rd'

const loadYears = () => import('@/components/tools/rd-calculator/rd-by-year')
const loadMonths = () => import('@/components/tools/rd-calculator/rd-schedule')
const loadBesideFd = () => import('@/components/tools/rd-calculator/rd-beside-fd')

export function RdCalculator() {
  const { values: deposit, field, reset, fragment } = useToolInputs(rdInputs)
  const result = deposit && rd(deposit)

  return (
    <>
      <ToolForm
        onReset={reset}
        result={
          <>
            <ResultPanel rows={result && rdRows(deposit, result)} placeholder="Enter values to calculate.">
              {result && (
                <SplitBar
                  parts={[
                    { label: 'Paid in', size: result.totalInvestment, tone: 'accent' },
                    { label: 'Interest', size: result.totalInterest, tone: 'interest' },
                  ]}
                />
              )}
              <ShareLink fragment={fragment} title="What a recurring deposit pays" />
            </ResultPanel>
            {result && <RdWorking deposit={deposit} result={result} />}
          </>
        }
      >
        <AmountField
          field={field('amount')}
          label="Monthly Investment"
          slider={{ min: 500, max: 1_00_000, step: 500 }}
        />
        <PercentField
          field={field('rate')}
          label="Annual Interest Rate"
          hint="As the bank or the post office quotes it"
          slider={{ min: 2, max: 12, step: 0.05 }}
        />
        <MonthsField
          field={field('months')}
          label="Tenure in Months"
          hint={deposit && deposit.months >= 12 ? monthsInWords(deposit.months) : undefined}
          slider={{ min: 6, max: 120, step: 3 }}
        />
        <ChoiceField
          field={field('method')}
          label="Compounding"
          options={{ monthly: 'Simplified monthly', quarterly: 'Quarterly, as banks do' }}
        />
      </ToolForm>
      <FiguresSeen
        heading="Year by year"
        load={loadYears}
        className="min-h-[56rem]"
        of={deposit && { deposit }}
      />
      <FiguresSeen
        heading="Month by month"
        load={loadMonths}
        className="min-h-[36rem]"
        of={deposit && { deposit }}
      />
      <FiguresSeen
        heading="Beside a fixed deposit"
        load={loadBesideFd}
        className="min-h-96"
        of={result && { deposit, result }}
      />
    </>
  )
}
