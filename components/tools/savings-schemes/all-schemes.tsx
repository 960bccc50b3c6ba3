import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { SourceLink } from '@/components/results/source-link'
import { StackedChart } from '@/components/results/charts/stacked-chart'
import { FoldedPart } from '@/components/ui/disclosure'
import { Sentence } from '@/components/ui/sentence'
import { dayInWords } from '@/lib/format/days'
import { monthsInWords } from '@/lib/format/durations'
import { lakhsAndCrores, rupees } from '@/lib/format/numbers'
import { RATES_KNOWN_UNTIL } from '@/lib/rules/savings/ppf-rates'
import { lastMemorandum, MEMORANDUM_UNTIL } from '@/lib/rules/savings/rate-sources'
import { savingsLimits, smallSavingsRates } from '@/lib/rules/savings/small-savings-law'
import {
  type SavingsScheme,
  savingsLimitOn,
  savingsSchemeIds,
  sukanyaLimit,
} from '@/lib/rules/savings/small-savings-limits'
import type { SavingsAnswer } from '@/lib/savings/savings-schemes'
import {
  type ComparedScheme,
  compareSchemes,
  type SchemeYear,
  schemeYears,
} from '@/lib/savings/scheme-course'
import { t } from '@/lib/language/words'
import { SCHEME_NAMES } from './rows'
import { CLOSING, PAID } from './scheme-terms'

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
        {t(
          'At the rates of {0}: {1} once, {2} a month in a recurring deposit, and {3} a year for 15 years in Sukanya Samriddhi.',
          dayInWords(opened),
          rupees(amount),
          rupees(monthly),
          rupees(yearly),
        )}
      </p>
      <ResultTable
        wordy
        caption={t('Schemes compared')}
        columns={comparedColumns}
        rows={compareSchemes(opened, { amount, monthly, yearly })}
        file="savings-schemes"
      />
      {years.length > 0 && (
        <>
          <h3 className="mt-8">{t('{0}, year by year', SCHEME_NAMES[answer.scheme])}</h3>
          <Chart years={years} />
          <ResultTable
            caption={t('The chosen scheme by year')}
            columns={yearColumns}
            rows={years}
            file={`${answer.scheme}-by-year`}
          />
        </>
      )}
      <FoldedPart heading={t('Who may open which, limits, early closing')}>
        <ResultTable
          wordy
          whole
          caption={t('Terms of the schemes')}
          columns={termColumns}
          rows={savingsSchemeIds.map((scheme) => ({ scheme, limit: limitWords(scheme, opened) }))}
          file="savings-scheme-terms"
        />
      </FoldedPart>
      <Sources />
    </>
  )
}

const Chart = ({ years }: { years: readonly SchemeYear[] }) => (
  <StackedChart
    summary={t('Chart of the chosen scheme by year: {0} at the end.', lakhsAndCrores(years.at(-1)!.total))}
    parts={[t('Deposits so far'), t('Interest so far')]}
    bars={years.map(({ label, total }, place) => {
      const paidIn = years.slice(0, place + 1).reduce((sum, { deposited }) => sum + deposited, 0)
      return { label: label.replace(/^20/, ''), sizes: [paidIn, Math.max(0, total - paidIn)] }
    })}
  />
)

const schemeName = ({ scheme, years }: ComparedScheme) =>
  years === null ? SCHEME_NAMES[scheme] : t('Time deposit, {0}', monthsInWords(12 * years))

const comparedColumns: readonly Column<ComparedScheme>[] = [
  { heading: t('Scheme'), as: 'text', cell: schemeName },
  { heading: t('Rate'), as: 'percent', answer: true, cell: ({ ratePercent }) => ratePercent },
  { heading: t('Deposits'), as: 'rupees', cell: ({ deposited }) => deposited },
  { heading: t('Interest'), as: 'rupees', cell: ({ interest }) => interest },
  { heading: t('Term'), as: 'months', cell: ({ months }) => months },
  { heading: t('Interest is'), as: 'text', cell: ({ scheme }) => PAID[scheme] },
]

const yearColumns: readonly Column<SchemeYear>[] = [
  { heading: t('Year'), as: 'text', cell: ({ label }) => label },
  { heading: t('Deposits'), as: 'rupees', cell: ({ deposited }) => deposited },
  { heading: t('Interest'), as: 'rupees', cell: ({ interest }) => interest },
  { heading: t('Total so far'), as: 'rupees', answer: true, cell: ({ total }) => total },
]

interface Terms {
  scheme: SavingsScheme
  limit: string | null
}

function limitWords(scheme: SavingsScheme, opened: string): string | null {
  const limit = savingsLimitOn(scheme, opened)
  if (!limit) return null
  const least = rupees(limit.min)
  if (limit.max === null)
    return t(scheme === 'recurring-deposit' ? '{0}, no upper limit a month' : '{0}, no upper limit', least)
  const most = rupees(limit.max)
  if (limit.maxJoint !== null) return t('{0} to {1}, joint {2}', least, most, rupees(limit.maxJoint))
  return t(scheme === 'ssy' ? '{0} to {1} a year' : '{0} to {1}', least, most)
}

const ANYONE = t('Adults, up to three jointly; minors from 10; guardians for a minor')
const WHO: Record<SavingsScheme, string> = {
  nsc: ANYONE,
  scss: t(
    'Age 60 or more; retired at 55 to 59 within three months of the benefits; retired defence staff from 50',
  ),
  ssy: t('A girl under 10, by her guardian; two girls in a family, more with twins or triplets'),
  kvp: ANYONE,
  mis: ANYONE,
  'time-deposit': ANYONE,
  'recurring-deposit': ANYONE,
}

const termColumns: readonly Column<Terms>[] = [
  { heading: t('Scheme'), as: 'text', cell: ({ scheme }) => SCHEME_NAMES[scheme] },
  { heading: t('Who may'), as: 'text', cell: ({ scheme }) => WHO[scheme] },
  { heading: t('Deposit'), as: 'text', answer: true, cell: ({ limit }) => limit },
  { heading: t('Closing early'), as: 'text', cell: ({ scheme }) => CLOSING[scheme] },
]

/** Where rates and limits were read, and what is not certain of them. */
const Sources = () => (
  <div className="text-sm text-soft">
    <RuleNote {...smallSavingsRates} label={t('Latest change of a rate')} />
    <RuleNote {...savingsLimits} label={t('Limits')} />
    <p className="mt-3">
      <Sentence
        words={t(
          'Rates up to {0} follow the ministry’s memoranda ({1}). Up to {2} they are reported unchanged; later days take the last known rate. Only Sukanya Samriddhi changes its rate during the term. The first broken quarter of SCSS and interest after maturity are left out.',
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
