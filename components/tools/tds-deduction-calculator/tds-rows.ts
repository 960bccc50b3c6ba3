import type { ResultRow } from '@/components/results/result-panel'
import {
  limitWords,
  percentWords,
  type Sections,
} from '@/components/tools/tds-deduction-calculator/tds-words'
import { rupees } from '@/lib/format/numbers'
import type { TdsTerms } from '@/lib/rules/tds'
import type { Tds } from '@/lib/tax/tds'

const sectionRows = ({ section1961, section2025 }: Sections): ResultRow[] => [
  { name: 'section1961', label: 'Section, 1961 Act', value: section1961, formatted: section1961 },
  { name: 'section2025', label: 'Section, 2025 Act', value: section2025, formatted: section2025 },
]

/** Of a salary only where its tax is told: it has no rate of its own. */
export const salaryRows = (sections: Sections): ResultRow[] => [
  { name: 'tds', label: 'TDS', value: 'N/A', formatted: 'N/A*', primary: true },
  ...sectionRows(sections),
]

/** The deduction with what led to it. */
export function tdsRows(terms: TdsTerms, result: Tds, sections: Sections): ResultRow[] {
  const { tds, ratePercent, limit, netPayment } = result
  return [
    { name: 'tds', label: 'TDS', value: tds, formatted: rupees(tds, 2), primary: true },
    { name: 'netPayment', label: 'Payment after TDS', value: netPayment, formatted: rupees(netPayment, 2) },
    { name: 'tdsLimit', label: 'Limit', value: limit, formatted: limitWords(terms, limit) },
    { name: 'tdsRate', label: 'Rate', value: ratePercent, formatted: percentWords(ratePercent) },
    ...sectionRows(sections),
  ]
}
