import { inForce } from '@/lib/rules/in-force'
import { monthInWords } from '@/lib/format/days'
import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { StackedChart } from '@/components/results/charts/stacked-chart'
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
import { nameOf, t } from '@/lib/language/words'

/** The account by year, its payout by the share for the annuity, and the exit rules. */
export default function NpsCourse({ plan, result }: { plan: NpsPlan; result: Nps }) {
  return (
    <>
      <Chart plan={plan} result={result} />
      <ResultTable
        caption={t('The account by year')}
        columns={yearColumns}
        rows={npsYears(plan)}
        file="nps-by-year"
      />
      {result.band === 'normal' && (
        <>
          <h3 className="mt-8 mb-2">{t('Lump sum or pension')}</h3>
          <ResultTable
            caption={t('Payout by share for annuity')}
            columns={payoutColumns}
            rows={payoutsByShare(plan, result.corpus)}
            file="nps-at-exit"
          />
        </>
      )}
      <h3 className="mt-8 mb-2">
        {t('Exit rules since {0}', monthInWords(inForce(npsExitLaw).from.slice(0, 'YYYY-MM'.length)))}
      </h3>
      <ResultTable wordy caption={t('Exit rules')} columns={exitColumns} rows={exits} />
      <p className="mt-3 text-sm text-soft">
        {t(
          'Normal exit is at 60 or later, outside the government also after 15 years of subscription; the account may run until {0}. The sum that buys the annuity is not taxed, the pension is income of its year. Annuity rates are set by insurers, about 5% to 8% by plan and age. An amendment of 20 July 2026 to these regulations was not read for this page.',
          npsLaw().stayUntilAge,
        )}
      </p>
      <RuleNote {...npsExitLaw} label={nameOf('savings-rules', npsExitLaw.label)} />
    </>
  )
}

const Chart = ({ plan, result }: { plan: NpsPlan; result: Nps }) => (
  <StackedChart
    summary={t(
      'Chart of the account by year: {0} at the end, of which {1} is contributed.',
      lakhsAndCrores(result.corpus),
      lakhsAndCrores(result.invested),
    )}
    parts={[t('Contributions so far'), t('Returns so far')]}
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
  { heading: t('Year'), as: 'number', cell: ({ year }) => year },
  { heading: t('Contributions'), as: 'rupees', cell: ({ contributed }) => contributed },
  { heading: t('Returns'), as: 'rupees', cell: ({ growth }) => growth },
  {
    heading: nameOf('calculator-words', 'Balance'),
    as: 'rupees',
    answer: true,
    cell: ({ closing }) => closing,
  },
]

const payoutColumns: readonly Column<NpsPayout>[] = [
  { heading: t('For annuity'), as: 'percent', cell: ({ annuityPercent }) => annuityPercent },
  { heading: t('Lump sum'), as: 'rupees', cell: ({ lumpSum }) => lumpSum },
  { heading: t('Tax-free'), as: 'rupees', cell: ({ taxFreeLumpSum }) => taxFreeLumpSum },
  { heading: t('Taxable'), as: 'rupees', cell: ({ taxableLumpSum }) => taxableLumpSum },
  { heading: t('Pension a month'), as: 'rupees', answer: true, cell: ({ monthlyPension }) => monthlyPension },
]

interface ExitRow {
  label: string
  exit: NpsExit
}

const { normal, premature } = npsLaw()
const exits: ExitRow[] = [
  { label: t('Private or individual'), exit: normal['non-government'] },
  { label: nameOf('calculator-words', 'Government'), exit: normal.government },
  { label: t('Premature exit'), exit: premature },
]

const exitColumns: readonly Column<ExitRow>[] = [
  { heading: t('Subscriber'), as: 'text', cell: ({ label }) => label },
  { heading: t('Whole corpus up to'), as: 'rupees', cell: ({ exit }) => exit.fullUpTo },
  {
    heading: t('In between'),
    as: 'text',
    cell: ({ exit: { middle } }) =>
      middle &&
      t(
        'up to {0}: {1}, rest over {2} years',
        rupees(middle.upTo),
        rupees(middle.maxLumpSum),
        middle.overYears,
      ),
  },
  {
    heading: t('Above'),
    as: 'text',
    answer: true,
    cell: ({ exit: { annuityMinPercent: least } }) => t('{0}% lump sum, {1}% annuity', 100 - least, least),
  },
]
