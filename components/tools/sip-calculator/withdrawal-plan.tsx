import { AmountField, PercentField, YearsField } from '@/components/fields/number-field'
import type { Column } from '@/components/results/column'
import { FigureList } from '@/components/results/figure-list'
import { row, textRow } from '@/components/results/result-row'
import { ResultTable } from '@/components/results/result-table'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { monthlyRate } from '@/lib/finance/monthly-rate'
import type { sipInputs } from '@/lib/finance/sip'
import { monthsItLasts, withdrawalFor, type WithdrawalYear, withdrawalYears } from '@/lib/finance/withdrawals'
import { yearsPassed } from '@/lib/format/durations'
import { grouped, rupees } from '@/lib/format/numbers'
import type { Values } from '@/lib/inputs/tool-inputs'
import { nameOf, t } from '@/lib/language/words'

interface WithdrawalPlanProps {
  inputs: ToolInputs<typeof sipInputs>
  /** Rupees there when the withdrawals begin; null while the plan before them has none. */
  corpus: number | null
}

/** A systematic withdrawal plan that begins where the SIP ends: how long it lasts, and what it could pay. */
export default function WithdrawalPlan({ inputs, corpus }: WithdrawalPlanProps) {
  const { field, read } = inputs
  const plan = read('withdrawal', 'withdrawalRate', 'withdrawalYears')
  return (
    <>
      <p className="mt-1 text-soft">
        {t(
          'The future value above stays invested, and a fixed amount is taken out at the end of each month.',
        )}
      </p>
      <div className="mt-4 grid grid-cols-2 items-end gap-3 sm:grid-cols-[2fr_1fr_1fr] max-sm:[&>:first-child]:col-span-2">
        <AmountField field={field('withdrawal')} label={t('Monthly withdrawal')} />
        <PercentField field={field('withdrawalRate')} label={t('Return during withdrawals')} />
        <YearsField field={field('withdrawalYears')} label={t('Withdrawal period')} />
      </div>
      {plan && corpus !== null && <Outcome corpus={corpus} {...plan} />}
    </>
  )
}

type WithdrawalTerms = Pick<Values<typeof sipInputs>, 'withdrawal' | 'withdrawalRate' | 'withdrawalYears'>

function Outcome({ corpus, withdrawal, withdrawalRate, ...terms }: WithdrawalTerms & { corpus: number }) {
  const r = monthlyRate(withdrawalRate)
  const years = terms.withdrawalYears
  const lasts = monthsItLasts({ corpus, r, withdrawal })
  const [name, label] = ['withdrawalMonths', t('{0} a month lasts', rupees(withdrawal))]
  const lasting = t('Monthly withdrawal that lasts {0} years', grouped(years))
  return (
    <>
      <FigureList
        rows={[
          Number.isFinite(lasts)
            ? row(name, label, 'months', Math.floor(lasts))
            : textRow(name, label, t('for ever')),
          row('withdrawalAmount', lasting, 'rupees', withdrawalFor(corpus, r, years * 12)),
        ]}
      />
      <ResultTable
        caption={t('The withdrawals by year')}
        columns={withdrawalColumns}
        rows={withdrawalYears({ corpus, r, withdrawal }, years)}
        file="withdrawals-by-year"
      />
    </>
  )
}

const withdrawalColumns: readonly Column<WithdrawalYear>[] = [
  { heading: t('Year'), as: 'text', cell: ({ after }) => yearsPassed(after) },
  { heading: t('Withdrawn'), as: 'rupees', cell: ({ withdrawn }) => withdrawn },
  { heading: t('Growth'), as: 'rupees', cell: ({ growth }) => growth },
  { heading: nameOf('calculator-words', 'Left'), as: 'rupees', answer: true, cell: ({ left }) => left },
]
