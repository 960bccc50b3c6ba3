import { yearOfRules } from '@/lib/tax/rule-ids'
import type { Column } from '@/components/results/column'
import { useToday } from '@/components/hooks/use-today'
import { ToCome } from '@/components/results/rule-note'
import { ResultTable } from '@/components/results/result-table'
import { rupees } from '@/lib/format/numbers'
import { unbroken } from '@/lib/format/unbroken'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { tcsKinds } from '@/lib/rules/tds/tcs-kinds'
import { tdsKinds } from '@/lib/rules/tds/tds-kinds'
import type { TdsKind, TdsTerms } from '@/lib/rules/tds/tds-terms'
import { tcsFrom } from '@/lib/tax/tcs'
import { type Tds } from '@/lib/tax/tds'
import { tdsFrom } from '@/lib/tax/tds-answer'
import { rowOfYear, tcsLawOf, tdsLawOf } from '@/lib/tax/tds-by-year'
import { type tdsInputs } from '@/lib/tax/tds-inputs'
import { type TaxYearId, taxYearIds } from '@/lib/rules/years'
import { nameOf, t } from '@/lib/language/words'
import { deductedBy, takenFrom } from './law-words'
import { limitText, sectionText, rulesYearName } from './rows'

type Read = ReadValues<typeof tdsInputs>

/** The payment in each year's law, and every kind of payment in one year's. */
export default function TdsTables({ read }: { read: Read }) {
  const today = useToday()
  const chosen = read('mode', 'rules')
  if (!chosen) return null
  const isTcs = chosen.mode === 'tcs'
  const chosenKind = kindOf(read)
  const year = yearOfRules(chosen.rules)
  const years = taxYearIds()
    .map((each) => yearRow(read, isTcs, each))
    .filter((row) => row !== null)
  const tax = isTcs ? 'TCS' : 'TDS'
  return (
    <>
      {years.length > 0 && (
        <>
          <p className="mt-1 mb-2 text-soft">{t('This amount in each year:')}</p>
          <ResultTable
            caption={t('The payment in each year’s law')}
            columns={yearColumns(tax)}
            rows={years}
          />
        </>
      )}
      <p className="mt-3 text-sm text-soft">
        {today && chosenKind && (
          <ToCome rows={chosenKind.terms.values.filter(({ from }) => from > today)} inWords={termsInWords} />
        )}
      </p>
      <p className="mt-6 text-soft">
        {t(isTcs ? 'All kinds of TCS in {0}:' : 'All kinds of TDS in {0}:', rulesYearName(year))}
      </p>
      <ResultTable
        wordy
        caption={t(isTcs ? 'Kinds of TCS in {0}' : 'Payment types in {0}', rulesYearName(year))}
        columns={kindColumns(isTcs)}
        rows={Object.values<TdsKind>(isTcs ? tcsKinds : tdsKinds).map((kind) => kindRow(kind, year))}
        file={isTcs ? 'tcs-kinds' : 'tds-kinds'}
      />
    </>
  )
}

/** The kind that the fields ask for, of payment or of sale. */
function kindOf(read: Read): TdsKind | null {
  const chosen = read('mode', 'kind', 'tcsKind')
  if (!chosen) return null
  const kinds: Partial<Record<string, TdsKind>> = chosen.mode === 'tcs' ? tcsKinds : tdsKinds
  return kinds[chosen.mode === 'tcs' ? chosen.tcsKind : chosen.kind] ?? null
}

/** 'limit ₹60,000 a year, rate 10%' */
function termsInWords({ value }: { value?: unknown }): string | null {
  const terms = value as TdsTerms | null
  return terms && t('limit {0}, rate {1}', limitText(terms, terms.limit), `${terms.ratePercent}%`)
}

interface YearRow {
  year: string
  terms: TdsTerms | null
  result: Tds
}

/** The payment under the law of a year; null without a rate of its own, and while the form has a problem. */
function yearRow(read: Read, isTcs: boolean, each: TaxYearId): YearRow | null {
  const year = rulesYearName(each)
  if (isTcs) {
    const { answer } = tcsFrom(read, tcsLawOf(each))
    return answer && { year, terms: answer.terms, result: answer.result }
  }
  const deduction = tdsFrom(read, tdsLawOf(each)).answer?.deduction
  return deduction ? { year, ...deduction } : null
}

const yearColumns = (tax: string): readonly Column<YearRow>[] => [
  { heading: t('Year'), as: 'text', cell: ({ year }) => year },
  { heading: t('Limit'), as: 'text', cell: ({ terms, result }) => terms && limitText(terms, result.limit) },
  { heading: t('Rate'), as: 'percent', cell: ({ terms, result }) => terms && result.ratePercent },
  { heading: tax, as: 'rupeesAndPaise', answer: true, cell: ({ result }) => result.tds },
]

const kindRow = (kind: TdsKind, year: TaxYearId) => ({
  label: nameOf('tds-kinds', kind.terms.label),
  ...kind,
  by: deductedBy(kind),
  to: takenFrom(kind),
  terms: rowOfYear(kind.terms, year).value,
})

const kindColumns = (isTcs: boolean): readonly Column<ReturnType<typeof kindRow>>[] => [
  { heading: isTcs ? t('Sale') : t('Payment'), as: 'text', cell: ({ label }) => label },
  { heading: t('1961 Act'), as: 'text', cell: ({ section1961 }) => unbroken(section1961) },
  { heading: t('2025 Act'), as: 'text', cell: ({ section2025 }) => unbroken(sectionText(section2025)) },
  { heading: t('Limit'), as: 'text', cell: ({ terms }) => terms && unbroken(limits(terms)) },
  { heading: t('Rate'), as: 'text', cell: ({ terms }) => (terms ? unbroken(rates(terms)) : t('Nothing')) },
  {
    heading: t('Without PAN'),
    as: 'percent',
    cell: ({ terms }) => terms && Math.max(terms.ratePercent, terms.withoutPanPercent),
  },
  { heading: isTcs ? t('Collected by') : t('Deducted by'), as: 'text', cell: ({ by }) => by },
  { heading: nameOf('tds-labels', 'From'), as: 'text', cell: ({ to }) => to },
]

function limits(terms: TdsTerms): string {
  const limit = limitText(terms)
  if (terms.otherPayeeLimit === 0) return t('{0} for individuals, others none', limit)
  if (terms.otherPayeeLimit) return t('{0}, co-operative societies {1}', limit, rupees(terms.otherPayeeLimit))
  if (terms.unauditedPayerLimit)
    return t('{0}, {1} if an individual not under audit pays', limit, rupees(terms.unauditedPayerLimit))
  return terms.seniorLimit ? t('{0}, senior citizens {1}', limit, rupees(terms.seniorLimit)) : limit
}

function rates({ ratePercent, otherPayeePercent, slices, individualsExempt }: TdsTerms): string {
  if (individualsExempt) return t('{0}%, individuals nothing', ratePercent)
  if (slices)
    return slices.map(({ above, ratePercent: each }) => t('{0}% above {1}', each, rupees(above))).join(', ')
  return otherPayeePercent
    ? t('{0}% individuals and HUFs, {1}% others', ratePercent, otherPayeePercent)
    : `${ratePercent}%`
}
