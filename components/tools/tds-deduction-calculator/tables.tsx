import type { Column } from '@/components/results/column'
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
import { SIMPLIFIED, type tdsInputs, tdsRuleIds, type TdsYear, yearOf } from '@/lib/tax/tds-inputs'
import { deductedBy, takenFrom } from './law-words'
import { limitText, ruleNames } from './rows'

const YEARS = tdsRuleIds.filter((id) => id !== SIMPLIFIED)

type Read = ReadValues<typeof tdsInputs>

/** The payment in each year's law, and every kind of payment in one year's. */
export default function TdsTables({ read }: { read: Read }) {
  const chosen = read('mode', 'rules')
  if (!chosen) return null
  const isTcs = chosen.mode === 'tcs'
  const year = yearOf(chosen.rules)
  const years = YEARS.map((each) => yearRow(read, isTcs, each)).filter((row) => row !== null)
  const tax = isTcs ? 'TCS' : 'TDS'
  return (
    <>
      {years.length > 0 && (
        <>
          <p className="mt-1 mb-2 text-soft">This amount in each year:</p>
          <ResultTable caption="The payment in each year’s law" columns={yearColumns(tax)} rows={years} />
        </>
      )}
      <p className="mt-6 text-soft">
        All kinds of {tax} in {ruleNames[year]}:
      </p>
      <ResultTable
        wordy
        caption={`${isTcs ? 'Kinds of TCS' : 'Payment types'} in ${ruleNames[year]}`}
        columns={kindColumns(isTcs)}
        rows={Object.values<TdsKind>(isTcs ? tcsKinds : tdsKinds).map((kind) => kindRow(kind, year))}
        file={isTcs ? 'tcs-kinds' : 'tds-kinds'}
      />
    </>
  )
}

interface YearRow {
  year: string
  terms: TdsTerms | null
  result: Tds
}

/** The payment under the law of a year; null without a rate of its own, and while the form has a problem. */
function yearRow(read: Read, isTcs: boolean, each: TdsYear): YearRow | null {
  const year = ruleNames[each]
  if (isTcs) {
    const { answer } = tcsFrom(read, tcsLawOf(each))
    return answer && { year, terms: answer.terms, result: answer.result }
  }
  const deduction = tdsFrom(read, tdsLawOf(each)).answer?.deduction
  return deduction ? { year, ...deduction } : null
}

const yearColumns = (tax: string): readonly Column<YearRow>[] => [
  { heading: 'Year', as: 'text', cell: ({ year }) => year },
  { heading: 'Limit', as: 'text', cell: ({ terms, result }) => terms && limitText(terms, result.limit) },
  { heading: 'Rate', as: 'percent', cell: ({ terms, result }) => terms && result.ratePercent },
  { heading: tax, as: 'rupeesAndPaise', answer: true, cell: ({ result }) => result.tds },
]

const kindRow = (kind: TdsKind, year: TdsYear) => ({
  label: kind.terms.label,
  ...kind,
  by: deductedBy(kind),
  to: takenFrom(kind),
  terms: rowOfYear(kind.terms, year).value,
})

const kindColumns = (isTcs: boolean): readonly Column<ReturnType<typeof kindRow>>[] => [
  { heading: isTcs ? 'Sale' : 'Payment', as: 'text', cell: ({ label }) => label },
  { heading: '1961 Act', as: 'text', cell: ({ section1961 }) => unbroken(section1961) },
  { heading: '2025 Act', as: 'text', cell: ({ section2025 }) => unbroken(section2025) },
  { heading: 'Limit', as: 'text', cell: ({ terms }) => terms && unbroken(limits(terms)) },
  { heading: 'Rate', as: 'text', cell: ({ terms }) => (terms ? unbroken(rates(terms)) : 'Nothing') },
  {
    heading: 'Without PAN',
    as: 'percent',
    cell: ({ terms }) => terms && Math.max(terms.ratePercent, terms.withoutPanPercent),
  },
  { heading: isTcs ? 'Collected by' : 'Deducted by', as: 'text', cell: ({ by }) => by },
  { heading: 'From', as: 'text', cell: ({ to }) => to },
]

function limits(terms: TdsTerms): string {
  const limit = limitText(terms)
  if (terms.otherPayeeLimit === 0) return `${limit} for individuals, others none`
  if (terms.otherPayeeLimit) return `${limit}, co-operative societies ${rupees(terms.otherPayeeLimit)}`
  if (terms.unauditedPayerLimit)
    return `${limit}, ${rupees(terms.unauditedPayerLimit)} if an individual not under audit pays`
  return terms.seniorLimit ? `${limit}, senior citizens ${rupees(terms.seniorLimit)}` : limit
}

function rates({ ratePercent, otherPayeePercent, slices, individualsExempt }: TdsTerms): string {
  if (individualsExempt) return `${ratePercent}%, individuals nothing`
  if (slices)
    return slices.map(({ above, ratePercent: each }) => `${each}% above ${rupees(above)}`).join(', ')
  return otherPayeePercent
    ? `${ratePercent}% individuals and HUFs, ${otherPayeePercent}% others`
    : `${ratePercent}%`
}
