import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { StackedChart } from '@/components/results/stacked-chart'
import { Anchor } from '@/components/ui/anchor'
import { dayInWords } from '@/lib/format/days'
import { monthsInWords } from '@/lib/format/durations'
import { lakhsAndCrores, rupees } from '@/lib/format/numbers'
import { RATES_KNOWN_UNTIL } from '@/lib/rules/savings/ppf-rates'
import { savingsLimits, smallSavingsRates } from '@/lib/rules/savings/small-savings-law'
import {
  type SavingsScheme,
  savingsLimitOn,
  savingsSchemes,
  sukanyaLimit,
} from '@/lib/rules/savings/small-savings-limits'
import type { SavingsAnswer } from '@/lib/savings/savings-schemes'
import {
  type ComparedScheme,
  compareSchemes,
  type SchemeYear,
  schemeYears,
} from '@/lib/savings/scheme-course'
import { SCHEME_NAMES } from './rows'

interface AllSchemesProps {
  answer: SavingsAnswer
  amount: number
  monthly: number
}

/** Every scheme at the rates of the day, the chosen one by year, and who may open which. */
export default function AllSchemes({ answer, amount, monthly }: AllSchemesProps) {
  const { opened } = answer
  const yearly = sukanyaLimit().max!
  const years = schemeYears(answer)
  return (
    <>
      <p className="mt-1 text-soft">
        At the rates of {dayInWords(opened)}: {rupees(amount)} once, {rupees(monthly)} a month in a recurring
        deposit, and {rupees(yearly)} a year for 15 years in Sukanya Samriddhi.
      </p>
      <ResultTable
        wordy
        whole
        caption="Schemes compared"
        columns={comparedColumns}
        rows={compareSchemes(opened, { amount, monthly, yearly })}
        file="savings-schemes"
      />
      {years.length > 0 && (
        <>
          <h3 className="mt-8">{SCHEME_NAMES[answer.scheme]}, year by year</h3>
          <Chart years={years} />
          <ResultTable
            caption="The chosen scheme by year"
            columns={yearColumns}
            rows={years}
            file={`${answer.scheme}-by-year`}
          />
        </>
      )}
      <h3 className="mt-8 mb-2">Who may open which, limits, early closing</h3>
      <ResultTable
        wordy
        whole
        caption="Terms of the schemes"
        columns={termColumns}
        rows={savingsSchemes.map((scheme) => ({ scheme, limit: limitWords(scheme, opened) }))}
        file="savings-scheme-terms"
      />
      <Sources />
    </>
  )
}

const Chart = ({ years }: { years: readonly SchemeYear[] }) => (
  <StackedChart
    summary={`Chart of the chosen scheme by year: ${lakhsAndCrores(years.at(-1)!.total)} at the end.`}
    parts={['Deposits so far', 'Interest so far']}
    bars={years.map(({ label, total }, place) => {
      const paidIn = years.slice(0, place + 1).reduce((sum, { deposited }) => sum + deposited, 0)
      return { label: label.replace(/^20/, ''), sizes: [paidIn, Math.max(0, total - paidIn)] }
    })}
  />
)

const schemeName = ({ scheme, years }: ComparedScheme) =>
  years === null ? SCHEME_NAMES[scheme] : `Time deposit, ${monthsInWords(12 * years)}`

const comparedColumns: readonly Column<ComparedScheme>[] = [
  { heading: 'Scheme', as: 'text', cell: schemeName },
  { heading: 'Rate', as: 'percent', answer: true, cell: ({ ratePercent }) => ratePercent },
  { heading: 'Deposits', as: 'rupees', cell: ({ deposited }) => deposited },
  { heading: 'Interest', as: 'rupees', cell: ({ interest }) => interest },
  { heading: 'Term', as: 'months', cell: ({ months }) => months },
  { heading: 'Interest is', as: 'text', cell: ({ scheme }) => PAID[scheme] },
]

const PAID: Record<SavingsScheme, string> = {
  nsc: 'paid at maturity',
  scss: 'paid each quarter',
  ssy: 'paid at maturity',
  kvp: 'paid at maturity',
  mis: 'paid each month',
  'time-deposit': 'paid each year',
  'recurring-deposit': 'paid at maturity',
}

const yearColumns: readonly Column<SchemeYear>[] = [
  { heading: 'Year', as: 'text', cell: ({ label }) => label },
  { heading: 'Deposits', as: 'rupees', cell: ({ deposited }) => deposited },
  { heading: 'Interest', as: 'rupees', cell: ({ interest }) => interest },
  { heading: 'Total so far', as: 'rupees', answer: true, cell: ({ total }) => total },
]

interface Terms {
  scheme: SavingsScheme
  limit: string | null
}

function limitWords(scheme: SavingsScheme, opened: string): string | null {
  const limit = savingsLimitOn(scheme, opened)
  if (!limit) return null
  const per = { ssy: ' a year', 'recurring-deposit': ' a month' }[scheme as 'ssy'] ?? ''
  const most = limit.max === null ? ', no upper limit' : ` to ${rupees(limit.max)}`
  const joint = limit.maxJoint === null ? '' : `, joint ${rupees(limit.maxJoint)}`
  return `${rupees(limit.min)}${most}${per}${joint}`
}

const ANYONE = 'Adults, up to three jointly; minors from 10; guardians for a minor'
const WHO: Record<SavingsScheme, string> = {
  nsc: ANYONE,
  scss: 'Age 60 or more; retired at 55 to 59 within three months of the benefits; retired defence staff from 50',
  ssy: 'A girl under 10, by her guardian; two girls in a family, more with twins or triplets',
  kvp: ANYONE,
  mis: ANYONE,
  'time-deposit': ANYONE,
  'recurring-deposit': ANYONE,
}

const CLOSING: Record<SavingsScheme, string> = {
  nsc: 'Only on death, forfeiture by a pledgee or a court’s order',
  scss: 'Any time: interest taken back within 12 months, 1.5% off before 24 months, then 1%',
  ssy: 'For her marriage from 18, on death, on compassionate grounds after 5 years; half may be withdrawn for education from 18 or class 10',
  kvp: 'After 2 years 6 months, by the table of the day of purchase',
  mis: 'Not within 12 months, 2% off before 3 years, then 1%',
  'time-deposit':
    'Not within 6 months, savings rate up to 12 months, then 2 points less; 5-year deposits not before 4 years, at the savings rate',
  'recurring-deposit': 'After 3 years, at the savings account’s rate',
}

const termColumns: readonly Column<Terms>[] = [
  { heading: 'Scheme', as: 'text', cell: ({ scheme }) => SCHEME_NAMES[scheme] },
  { heading: 'Who may', as: 'text', cell: ({ scheme }) => WHO[scheme] },
  { heading: 'Deposit', as: 'text', answer: true, cell: ({ limit }) => limit },
  { heading: 'Closing early', as: 'text', cell: ({ scheme }) => CLOSING[scheme] },
]

/** The last day of the last quarter whose memorandum was read, in this copy. */
const MEMORANDUM_UNTIL = '2026-03-31'
const memorandum = {
  title: 'TaxGuru: Office Memorandum of 31 December 2025',
  href: 'https://taxguru.in/finance/small-savings-schemes-interest-rates-january-march-2026.html',
}

/** Where rates and limits were read, and what is not certain of them. */
const Sources = () => (
  <div className="text-sm text-soft">
    <RuleNote
      label="Latest change of a rate"
      source={smallSavingsRates.values.at(-1)!.source}
      checkedOn={smallSavingsRates.checkedOn}
    />
    <RuleNote
      label="Limits"
      source={savingsLimits.values.at(-1)!.source}
      checkedOn={savingsLimits.checkedOn}
    />
    <p className="mt-3">
      Rates up to {dayInWords(MEMORANDUM_UNTIL)} follow the ministry’s memoranda (
      <Anchor href={memorandum.href}>{memorandum.title}</Anchor>). Up to {dayInWords(RATES_KNOWN_UNTIL)} they
      are reported unchanged; later days take the last known rate. Only Sukanya Samriddhi changes its rate
      during the term. The first broken quarter of SCSS and interest after maturity are left out.
    </p>
  </div>
)
