import type { Column } from '@/components/results/column'
import { Notes } from '@/components/results/notes'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { SourceLink } from '@/components/results/source-link'
import { StackedChart } from '@/components/results/charts/stacked-chart'
import { TablesByYearAndMonth } from '@/components/results/tables-by-year-and-month'
import { Sentence } from '@/components/ui/sentence'
import { yearName } from '@/lib/calendar/financial-year'
import { dayInWords } from '@/lib/format/days'
import { grouped, lakhsAndCrores, rupees } from '@/lib/format/numbers'
import { ppfRates, ppfRules } from '@/lib/rules/savings/ppf-law'
import { RATES_KNOWN_UNTIL } from '@/lib/rules/savings/ppf-rates'
import { lastMemorandum, MEMORANDUM_UNTIL } from '@/lib/rules/savings/rate-sources'
import type { SavingsMonth, SavingsYear } from '@/lib/savings/lowest-balance'
import { type Ppf, type PpfPlan, rulesOfPpf } from '@/lib/savings/ppf'
import { type PpfExtension, ppfExtensions } from '@/lib/savings/ppf-extension'
import { type PpfLimits, ppfLimits, yearsWithoutMinimum } from '@/lib/savings/ppf-limits'
import { nameOf, t } from '@/lib/language/words'
import { yearList } from './rows'

type YearRow = SavingsYear & PpfLimits

/** The account by year and month, what may be taken out when, and its extensions. */
export default function PpfCourse({ plan, result }: { plan: PpfPlan; result: Ppf }) {
  const limits = ppfLimits(plan, result.years)
  const years = result.years.map((year, place) => ({ ...year, ...limits[place]! }))
  const extensions = ppfExtensions(plan)
  return (
    <>
      <Chart plan={plan} years={result.years} />
      <TablesByYearAndMonth
        years={{
          caption: t('The account by financial year'),
          columns: yearColumns,
          rows: years,
          file: 'ppf-by-year',
        }}
        months={{
          caption: t('The account by month'),
          columns: monthColumns,
          rows: result.years.flatMap(({ months }) => months),
          file: 'ppf-by-month',
        }}
      />
      <Notes look="warning" sentences={limitWarnings(plan, years)} />
      <p className="mt-3 text-sm text-soft">
        {t(
          'A loan costs {0}% a year if repaid within 36 months, else {1}%. A withdrawal is allowed once a year, at maturity the whole balance.',
          rulesOfPpf().loan.ratePercent,
          rulesOfPpf().loan.lateRatePercent,
        )}
      </p>
      {extensions.length > 0 && (
        <>
          <h3 className="mt-8">{t('After maturity: extend by five years')}</h3>
          <p className="mt-1 mb-2 text-soft">
            {t(
              'Within a year of maturity you can extend with deposits (Form 4). Without it the balance keeps earning.',
            )}
          </p>
          <ResultTable
            caption={t('Balance after each extension')}
            columns={extensionColumns}
            rows={extensions}
            file="ppf-extension"
          />
        </>
      )}
      <Sources />
    </>
  )
}

/** The withdrawals and deposits that the law does not allow, in whole sentences. */
function limitWarnings(plan: PpfPlan, years: readonly YearRow[]) {
  const { minPerYear, defaultFee } = rulesOfPpf()
  const exceeded = years.filter(({ isExceeded }) => isExceeded).map(({ year }) => year)
  const short = yearsWithoutMinimum(plan, years)
  return [
    exceeded.length > 0 && t('Withdrawals of {0} exceed the limit in this table.', yearList(exceeded)),
    short.length > 0 &&
      t(
        'Less than {0} is deposited in {1}. The account is then discontinued until each missed year is made up, with a fee of {2} a year.',
        rupees(minPerYear),
        yearList(short),
        rupees(defaultFee),
      ),
  ]
}

/** Deposits and interest up to the end of each year, in rupees. */
function barsOf(plan: PpfPlan, years: readonly SavingsYear[]) {
  let [paidIn, interest] = [plan.openingBalance, 0]
  return years.map((year) => {
    paidIn += (year.paidInPaise - year.takenOutPaise) / 100
    interest += year.interestPaise / 100
    return {
      label: yearName(year.year).slice(2),
      sizes: [Math.max(0, paidIn), interest + Math.min(0, paidIn)],
    }
  })
}

function Chart({ plan, years }: { plan: PpfPlan; years: readonly SavingsYear[] }) {
  const last = lakhsAndCrores(years.at(-1)!.closingPaise / 100)
  const interest = lakhsAndCrores(years.reduce((sum, year) => sum + year.interestPaise, 0) / 100)
  return (
    <StackedChart
      summary={t(
        'Chart of the account by financial year: {0} at the end, of which {1} is interest.',
        last,
        interest,
      )}
      parts={[t('Deposits so far'), t('Interest so far')]}
      bars={barsOf(plan, years)}
    />
  )
}

const ratesOf = ({ months }: SavingsYear) =>
  [...new Set(months.map(({ ratePercent }) => `${grouped(ratePercent)}%`))].join(', ')
const someRupees = (paise: number) => (paise === 0 ? null : paise / 100)

const yearColumns: readonly Column<YearRow>[] = [
  { heading: t('Year'), as: 'text', cell: ({ year }) => yearName(year) },
  { heading: t('Rate'), as: 'text', cell: ratesOf },
  { heading: t('Deposits'), as: 'rupees', cell: ({ paidInPaise }) => paidInPaise / 100 },
  { heading: t('Withdrawals'), as: 'rupees', cell: ({ takenOutPaise }) => someRupees(takenOutPaise) },
  { heading: t('Interest'), as: 'rupees', cell: ({ interestPaise }) => interestPaise / 100 },
  {
    heading: nameOf('calculator-words', 'Balance'),
    as: 'rupees',
    answer: true,
    cell: ({ closingPaise }) => closingPaise / 100,
  },
  { heading: t('Loan up to'), as: 'rupees', cell: ({ loan }) => loan },
  { heading: t('Withdraw up to'), as: 'rupees', cell: ({ withdrawal }) => withdrawal },
]

const monthColumns: readonly Column<SavingsMonth>[] = [
  { heading: t('Month'), as: 'month', cell: ({ month }) => month },
  { heading: t('Deposits'), as: 'rupees', cell: ({ paidInPaise }) => paidInPaise / 100 },
  { heading: t('Withdrawals'), as: 'rupees', cell: ({ takenOutPaise }) => someRupees(takenOutPaise) },
  { heading: t('Lowest from the 5th'), as: 'rupees', cell: ({ lowestPaise }) => lowestPaise / 100 },
  { heading: t('Rate'), as: 'percent', cell: ({ ratePercent }) => ratePercent },
  {
    heading: t('Interest'),
    as: 'rupeesAndPaise',
    answer: true,
    cell: ({ lowestPaise, ratePercent }) => (lowestPaise * ratePercent) / 1_20_000,
  },
]

const extensionColumns: readonly Column<PpfExtension>[] = [
  {
    heading: t('Until'),
    as: 'text',
    cell: ({ endsOn, blocks }) =>
      blocks === 0 ? t('Maturity, {0}', dayInWords(endsOn)) : dayInWords(endsOn),
  },
  { heading: t('Without deposits'), as: 'rupees', cell: ({ withoutDeposits }) => withoutDeposits },
  { heading: t('With deposits'), as: 'rupees', answer: true, cell: ({ withDeposits }) => withDeposits },
]

/** Where rates and limits were read, and what is not certain of them. */
function Sources() {
  return (
    <div className="text-sm text-soft">
      <RuleNote {...ppfRules} label={t('Limits')} />
      <RuleNote {...ppfRates} label={t('Latest change of a rate')} />
      <p className="mt-3">
        <Sentence
          words={t(
            'Rates up to {0} follow the ministry’s memoranda ({1}). Up to {2} they are reported unchanged. Quarters after that use the last known rate. Calculators that do not round each year’s interest to the rupee differ by a few rupees.',
          )}
          parts={[
            dayInWords(MEMORANDUM_UNTIL),
            <SourceLink key="memorandum" source={lastMemorandum} />,
            dayInWords(RATES_KNOWN_UNTIL),
          ]}
        />
      </p>
    </div>
  )
}
