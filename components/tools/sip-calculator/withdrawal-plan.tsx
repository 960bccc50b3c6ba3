'use client'

import { AmountField } from '@/components/fields/amount-field'
import { PercentField, YearsField } from '@/components/fields/number-field'
import { DataTable } from '@/components/results/data-table'
import { FigureList } from '@/components/results/figure-list'
import { plainRupees, saveCsv } from '@/components/results/save-csv'
import { TableButtons } from '@/components/results/table-buttons'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { monthlyRate } from '@/lib/finance/monthly-rate'
import type { sipInputs } from '@/lib/finance/sip'
import { monthsItLasts, type WithdrawalYear, withdrawalFor, withdrawalYears } from '@/lib/finance/withdrawals'
import { monthsInWords, yearsPassed } from '@/lib/format/durations'
import { grouped, rupees } from '@/lib/format/numbers'

interface WithdrawalPlanProps {
  inputs: ToolInputs<typeof sipInputs>
  /** Rupees there when the withdrawals begin; null while the plan before them has none. */
  corpus: number | null
}

const HEADINGS = ['Year', 'Withdrawn', 'Growth', 'Left at its end']

/** A systematic withdrawal plan that begins where the SIP ends: how long it lasts, and what it could pay. */
export default function WithdrawalPlan({ inputs, corpus }: WithdrawalPlanProps) {
  const { field, read } = inputs
  const plan = read('withdrawal', 'withdrawalRate', 'withdrawalYears')
  return (
    <>
      <p className="mt-1 text-soft">
        The future value above stays invested, and a fixed amount is taken out at the end of each month.
      </p>
      <div className="mt-4 grid gap-3 sm:grid-cols-[2fr_1fr_1fr]">
        <AmountField field={field('withdrawal')} label="Monthly withdrawal" />
        <PercentField field={field('withdrawalRate')} label="Return meanwhile" />
        <YearsField field={field('withdrawalYears')} label="To last" />
      </div>
      {plan && corpus !== null && (
        <Outcome
          corpus={corpus}
          withdrawal={plan.withdrawal}
          ratePercent={plan.withdrawalRate}
          years={plan.withdrawalYears}
        />
      )}
    </>
  )
}

interface OutcomeProps {
  corpus: number
  withdrawal: number
  ratePercent: number
  years: number
}

function Outcome({ corpus, withdrawal, ratePercent, years }: OutcomeProps) {
  const r = monthlyRate(ratePercent)
  const lasts = monthsItLasts({ corpus, r, withdrawal })
  const level = withdrawalFor(corpus, r, years * 12)
  const table = withdrawalYears({ corpus, r, withdrawal }, years)
  return (
    <>
      <FigureList
        rows={[
          {
            name: 'withdrawalMonths',
            label: `${rupees(withdrawal)} a month lasts`,
            value: Number.isFinite(lasts) ? Math.floor(lasts) : 'for ever',
            formatted: Number.isFinite(lasts) ? monthsInWords(Math.floor(lasts)) : 'for ever',
          },
          {
            name: 'withdrawalAmount',
            label: `Monthly withdrawal that lasts ${grouped(years)} years`,
            value: level,
            formatted: rupees(level),
          },
        ]}
      />
      <TableButtons onSave={() => saveCsv('withdrawals-by-year', HEADINGS, rowsOf(table, plainRupees))} />
      <DataTable
        caption="The withdrawals by year"
        headings={HEADINGS}
        rows={rowsOf(table, (amount) => rupees(amount))}
      />
    </>
  )
}

function rowsOf(table: readonly WithdrawalYear[], say: (rupees: number) => string): string[][] {
  return table.map(({ after, withdrawn, growth, left }) => [
    yearsPassed(after),
    say(withdrawn),
    say(growth),
    say(left),
  ])
}
