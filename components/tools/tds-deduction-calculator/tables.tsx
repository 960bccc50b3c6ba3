import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { rupees } from '@/lib/format/numbers'
import { unbroken } from '@/lib/format/unbroken'
import type { TdsTerms } from '@/lib/rules/tds/tds-terms'
import { type TdsKindId, tdsKinds } from '@/lib/rules/tds/tds-kinds'
import { NEWEST_RULES, SIMPLIFIED, type TdsQuestion, tdsRuleIds } from '@/lib/tax/tds'
import { tdsOf, tdsRow, tdsTerms } from '@/lib/tax/tds-by-law'
import { kindName } from './law'
import { limitText, shortRuleName } from './rows'

const YEARS = tdsRuleIds.filter((id) => id !== SIMPLIFIED)
type Year = (typeof YEARS)[number]

/** The payment in each year's law, and every kind of payment in one year's. */
export default function TdsTables({ question }: { question: TdsQuestion }) {
  const rules = question.rules === SIMPLIFIED ? NEWEST_RULES : question.rules
  const year = shortRuleName(rules)
  return (
    <>
      {question.kind !== 'salary' && (
        <>
          <p className="mt-1 mb-2 text-soft">{kindName(question.kind)}, this amount in each year:</p>
          <ResultTable
            caption="The payment in each year’s law"
            columns={yearColumns}
            rows={YEARS.map((each) => yearRow({ ...question, rules: each }))}
          />
        </>
      )}
      <p className="mt-6 text-soft">All payment types, to residents, in {year}:</p>
      <ResultTable
        wordy
        caption={`Payment types in ${year}`}
        columns={kindColumns}
        rows={(Object.keys(tdsKinds) as TdsKindId[]).map((kind) => kindRow(kind, rules))}
        file="tds-kinds"
      />
    </>
  )
}

/** A payment that some law of a year knows. */
const yearRow = (asked: TdsQuestion) => ({
  year: shortRuleName(asked.rules),
  terms: tdsTerms(asked)!,
  found: tdsOf(asked)!,
})

const yearColumns: readonly Column<ReturnType<typeof yearRow>>[] = [
  { heading: 'Year', as: 'text', cell: ({ year }) => year },
  { heading: 'Limit', as: 'text', cell: ({ terms, found }) => limitText(terms, found.limit) },
  { heading: 'Rate', as: 'percent', cell: ({ found }) => found.ratePercent },
  { heading: 'TDS', as: 'rupeesAndPaise', answer: true, cell: ({ found }) => found.tds },
]

const kindRow = (kind: TdsKindId, rules: Year) => ({
  label: kindName(kind),
  ...tdsKinds[kind],
  terms: tdsRow(kind, rules, 'from-october').value,
})

const kindColumns: readonly Column<ReturnType<typeof kindRow>>[] = [
  { heading: 'Payment', as: 'text', cell: ({ label }) => label },
  { heading: '1961 Act', as: 'text', cell: ({ section1961 }) => unbroken(section1961) },
  { heading: '2025 Act', as: 'text', cell: ({ section2025 }) => unbroken(section2025) },
  { heading: 'Limit', as: 'text', cell: ({ terms }) => unbroken(limits(terms)) },
  { heading: 'Rate', as: 'text', cell: ({ terms }) => unbroken(rates(terms)) },
  {
    heading: 'Without PAN',
    as: 'percent',
    cell: ({ terms }) => Math.max(terms.ratePercent, terms.withoutPanPercent),
  },
]

function limits(terms: TdsTerms): string {
  const limit = limitText(terms)
  if (terms.otherPayeeLimit === 0) return `${limit} for individuals, others none`
  return terms.seniorLimit ? `${limit}, senior citizens ${rupees(terms.seniorLimit)}` : limit
}

const rates = ({ ratePercent, otherPayeePercent }: TdsTerms) =>
  otherPayeePercent ? `${ratePercent}% individuals and HUFs, ${otherPayeePercent}% others` : `${ratePercent}%`
