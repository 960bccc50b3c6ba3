import type { ResultRow } from '@/components/results/result-panel'
import { limitWords, percentWords, sectionsOf } from '@/components/tools/tds-deduction-calculator/tds-words'
import { rupees } from '@/lib/format/numbers'
import type { Tds } from '@/lib/tax/tds'
import { type TdsQuestion, tdsTerms } from '@/lib/tax/tds-inputs'

/** The deduction with what led to it; of a salary only where its tax is told. */
export function tdsRows(question: TdsQuestion, result: Tds | null): ResultRow[] | null {
  const { section1961, section2025 } = sectionsOf(question.kind)
  const sections = [
    { name: 'section1961', label: 'Section, 1961 Act', value: section1961, formatted: section1961 },
    { name: 'section2025', label: 'Section, 2025 Act', value: section2025, formatted: section2025 },
  ]
  if (question.kind === 'salary') {
    return [{ name: 'tds', label: 'TDS', value: 'N/A', formatted: 'N/A*', primary: true }, ...sections]
  }
  const terms = tdsTerms(question)
  if (!terms || !result) return null
  const { tds, ratePercent, limit, netPayment } = result
  return [
    { name: 'tds', label: 'TDS', value: tds, formatted: rupees(tds, 2), primary: true },
    { name: 'netPayment', label: 'Left to pay out', value: netPayment, formatted: rupees(netPayment, 2) },
    { name: 'tdsLimit', label: 'Limit', value: limit, formatted: limitWords(terms, limit) },
    { name: 'tdsRate', label: 'Rate', value: ratePercent, formatted: percentWords(ratePercent) },
    ...sections,
  ]
}
