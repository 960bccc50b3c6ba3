import type { ResultRow } from '@/components/results/result-panel'
import {
  limitWords,
  percentWords,
  shortRuleName,
  type Sections,
} from '@/components/tools/tds-deduction-calculator/tds-words'
import { rupees } from '@/lib/format/numbers'
import type { TdsTerms } from '@/lib/rules/tds'
import type { Tds } from '@/lib/tax/tds'
import { NEWEST_RULES } from '@/lib/tax/tds-inputs'

const sectionRows = ({ section1961, section2025 }: Sections): ResultRow[] => [
  { name: 'section1961', label: 'Section, 1961 Act', value: section1961, formatted: section1961 },
  { name: 'section2025', label: 'Section, 2025 Act', value: section2025, formatted: section2025 },
]

/** Of a salary only where its tax is told: it has no rate of its own. */
export const salaryRows = (sections: Sections): ResultRow[] => [
  { name: 'tds', label: 'TDS', value: 'N/A', formatted: 'N/A*', primary: true },
  ...sectionRows(sections),
]

const NEWEST_YEAR = shortRuleName(NEWEST_RULES)

const primary = (name: string, label: string, value: number): ResultRow => ({
  name,
  label,
  as: 'rupeesAndPaise',
  value,
  primary: true,
})

/** The deduction with what led to it; `byLaw` is what the newest law deducts, beside the simplified rules. */
export function tdsRows(terms: TdsTerms, result: Tds, sections: Sections, byLaw: number | null): ResultRow[] {
  const { tds, ratePercent, limit, netPayment } = result
  return [
    { ...primary('tds', 'TDS', tds), ...(byLaw !== null && { basis: 'Sample rules' }) },
    ...(byLaw === null ? [] : [{ ...primary('lawTds', 'TDS by law', byLaw), basis: `${NEWEST_YEAR} law` }]),
    { name: 'netPayment', label: 'Payment after TDS', value: netPayment, formatted: rupees(netPayment, 2) },
    { name: 'tdsLimit', label: 'Limit', value: limit, formatted: limitWords(terms, limit) },
    { name: 'tdsRate', label: 'Rate', value: ratePercent, formatted: percentWords(ratePercent) },
    ...sectionRows(sections),
  ]
}
