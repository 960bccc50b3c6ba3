import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { StackedChart } from '@/components/results/stacked-chart'
import { grouped, lakhsAndCrores, rupees } from '@/lib/format/numbers'
import { type NpsExit, npsExitLaw } from '@/lib/rules/savings/nps-exit'
import {
  type Nps,
  npsLaw,
  type NpsPayout,
  type NpsPlan,
  type NpsYear,
  npsYears,
  payoutsByShare,
} from '@/lib/savings/nps'

/** The account by year, its payout by the share for the annuity, and the exit rules. */
export default function NpsCourse({ plan, result }: { plan: NpsPlan; result: Nps }) {
  return (
    <>
      <Chart plan={plan} result={result} />
      <ResultTable
        caption="The account by year"
        columns={yearColumns}
        rows={npsYears(plan)}
        file="nps-by-year"
      />
      {result.band === 'normal' && (
        <>
          <h3 className="mt-8 mb-2">Lump sum or pension</h3>
          <ResultTable
            caption="Payout by share for annuity"
            columns={payoutColumns}
            rows={payoutsByShare(plan, result.corpus)}
            file="nps-at-exit"
          />
        </>
      )}
      <h3 className="mt-8 mb-2">Exit rules since December 2025</h3>
      <ResultTable wordy caption="Exit rules" columns={exitColumns} rows={exits} />
      <p className="mt-3 text-sm text-soft">
        Normal exit is at 60 or later, outside the government also after 15 years of subscription; the account
        may run until {npsLaw().stayUntilAge}. The sum that buys the annuity is not taxed, the pension is
        income of its year. Annuity rates are set by insurers, about 5% to 8% by plan and age. An amendment of
        20 July 2026 to these regulations was not read for this page.
      </p>
      <RuleNote
        label={npsExitLaw.label}
        source={npsExitLaw.values.at(-1)!.source}
        checkedOn={npsExitLaw.checkedOn}
      />
    </>
  )
}

const Chart = ({ plan, result }: { plan: NpsPlan; result: Nps }) => (
  <StackedChart
    summary={`Chart of the account by year: ${lakhsAndCrores(result.corpus)} at the end, of which ${lakhsAndCrores(result.invested)} is contributed.`}
    parts={['Contributions so far', 'Returns so far']}
    bars={barsOf(plan)}
  />
)

/** Contributions and returns up to the end of each year, in rupees. */
function barsOf(plan: NpsPlan) {
  let paidIn = plan.openingBalance
  return npsYears(plan).map(({ year, contributed, closing }) => {
    paidIn += contributed
    return { label: grouped(year), sizes: [paidIn, Math.max(0, closing - paidIn)] }
  })
}

const yearColumns: readonly Column<NpsYear>[] = [
  { heading: 'Year', as: 'number', cell: ({ year }) => year },
  { heading: 'Contributions', as: 'rupees', cell: ({ contributed }) => contributed },
  { heading: 'Returns', as: 'rupees', cell: ({ growth }) => growth },
  { heading: 'Balance', as: 'rupees', answer: true, cell: ({ closing }) => closing },
]

const payoutColumns: readonly Column<NpsPayout>[] = [
  { heading: 'For annuity', as: 'percent', cell: ({ annuityPercent }) => annuityPercent },
  { heading: 'Lump sum', as: 'rupees', cell: ({ lumpSum }) => lumpSum },
  { heading: 'Tax-free', as: 'rupees', cell: ({ taxFreeLumpSum }) => taxFreeLumpSum },
  { heading: 'Taxable', as: 'rupees', cell: ({ taxableLumpSum }) => taxableLumpSum },
  { heading: 'Pension a month', as: 'rupees', answer: true, cell: ({ monthlyPension }) => monthlyPension },
]

interface ExitRow {
  label: string
  exit: NpsExit
}

const { normal, premature } = npsLaw()
const exits: ExitRow[] = [
  { label: 'Private or individual', exit: normal['non-government'] },
  { label: 'Government', exit: normal.government },
  { label: 'Premature exit', exit: premature },
]

const exitColumns: readonly Column<ExitRow>[] = [
  { heading: 'Subscriber', as: 'text', cell: ({ label }) => label },
  { heading: 'Whole corpus up to', as: 'rupees', cell: ({ exit }) => exit.fullUpTo },
  {
    heading: 'In between',
    as: 'text',
    cell: ({ exit: { middle } }) =>
      middle &&
      `up to ${rupees(middle.upTo)}: ${rupees(middle.maxLumpSum)}, rest over ${middle.overYears} years`,
  },
  {
    heading: 'Above',
    as: 'text',
    answer: true,
    cell: ({ exit: { annuityMinPercent: least } }) => `${100 - least}% lump sum, ${least}% annuity`,
  },
]
