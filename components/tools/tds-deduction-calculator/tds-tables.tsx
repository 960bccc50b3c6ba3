'use client'

import { DataTable } from '@/components/results/data-table'
import { saveCsv } from '@/components/results/save-csv'
import { TableButtons } from '@/components/results/table-buttons'
import { kindName } from '@/components/tools/tds-deduction-calculator/law-words'
import {
  limitWords,
  percentWords,
  shortRuleName,
} from '@/components/tools/tds-deduction-calculator/tds-words'
import { rupees } from '@/lib/format/numbers'
import { unbroken } from '@/lib/format/unbroken'
import type { TdsTerms } from '@/lib/rules/tds'
import { type TdsKindId, tdsKinds } from '@/lib/rules/tds-by-kind'
import { tdsOf, tdsRow, tdsTerms } from '@/lib/tax/tds-by-law'
import { NEWEST_RULES, SIMPLIFIED, type TdsQuestion, tdsRuleIds } from '@/lib/tax/tds-inputs'

const YEARS = tdsRuleIds.filter((id) => id !== SIMPLIFIED)
const KIND_HEADINGS = ['Payment', '1961 Act', '2025 Act', 'Limit', 'Rate', 'Without PAN']
const YEAR_HEADINGS = ['Year', 'Limit', 'Rate', 'TDS']

/** The payment in each year's law, and every kind of payment in one year's. */
export default function TdsTables({ question }: { question: TdsQuestion }) {
  const rules = question.rules === SIMPLIFIED ? NEWEST_RULES : question.rules
  const kinds = kindRows(rules)
  const year = shortRuleName(rules)
  return (
    <>
      {question.kind !== 'salary' && (
        <>
          <p className="mt-1 mb-2 text-soft">{kindName(question.kind)}, this amount in each year:</p>
          <DataTable
            caption="The payment in each year’s law"
            headings={YEAR_HEADINGS}
            rows={yearRows(question)}
          />
        </>
      )}
      <p className="mt-6 text-soft">All kinds of payment to residents in {year}:</p>
      <TableButtons onSave={() => saveCsv('tds-kinds', KIND_HEADINGS, kinds)} />
      <DataTable
        wordy
        caption={`Kinds of payment in ${year}`}
        headings={KIND_HEADINGS}
        rows={kinds.map(([kind, ...rest]) => [kind!, ...rest.map(unbroken)])}
      />
    </>
  )
}

function yearRows(question: TdsQuestion): string[][] {
  return YEARS.map((rules) => {
    const asked = { ...question, rules }
    const found = tdsOf(asked)!
    return [
      shortRuleName(rules),
      limitWords(tdsTerms(asked)!, found.limit),
      percentWords(found.ratePercent),
      rupees(found.tds, 2),
    ]
  })
}

function kindRows(rules: (typeof YEARS)[number]): string[][] {
  return (Object.keys(tdsKinds) as TdsKindId[]).map((kind) => {
    const { value } = tdsRow(kind, rules, 'from-october')
    const { section1961, section2025 } = tdsKinds[kind]
    return [kindName(kind), section1961, section2025, limits(value), ratesOf(value), withoutPan(value)]
  })
}

function limits(terms: TdsTerms): string {
  if (terms.otherPayeeLimit === 0) return `${limitWords(terms)} for individuals, others none`
  return limitWords(terms) + (terms.seniorLimit ? `, senior citizens ${rupees(terms.seniorLimit)}` : '')
}

const ratesOf = ({ ratePercent, otherPayeePercent }: TdsTerms) =>
  otherPayeePercent
    ? `${percentWords(ratePercent)} individuals and HUFs, ${percentWords(otherPayeePercent)} others`
    : percentWords(ratePercent)

const withoutPan = ({ ratePercent, withoutPanPercent }: TdsTerms) =>
  percentWords(Math.max(ratePercent, withoutPanPercent))
