import { type ResultRows, row, textRow } from '@/components/results/result-row'
import { rupees } from '@/lib/format/numbers'
import type { TdsTerms } from '@/lib/rules/tds/tds-terms'
import type { Deduction, TdsAnswer } from '@/lib/tax/tds'
import { SIMPLIFIED, type TdsRuleId, yearOf } from '@/lib/tax/tds-inputs'

export const ruleNames: Record<TdsRuleId, string> = {
  'ay-2025-26-simplified': 'FY 2026-27 with sample',
  'fy-2024-25': 'FY 2024-25',
  'fy-2025-26': 'FY 2025-26',
  'fy-2026-27': 'FY 2026-27',
}

/** The year whose law is shown: 'FY 2026-27'. */
export const yearName = (rules: TdsRuleId) => ruleNames[yearOf(rules)]

const NAMES = { tds: 'tds', net: 'netPayment', limit: 'tdsLimit', rate: 'tdsRate' }
const NAMES_BESIDE_SAMPLE = { tds: 'lawTds', net: 'lawNetPayment', limit: 'lawLimit', rate: 'lawRate' }

/** The deduction by law with what led to it. What has no rate of its own has no figure either. */
export function tdsRows({ question: { rules }, sections, deduction }: TdsAnswer): ResultRows {
  const sectionRows = [
    textRow('section1961', 'Section, 1961 Act', sections.section1961),
    textRow('section2025', 'Section, 2025 Act', sections.section2025),
  ]
  if (!deduction) return [textRow('tds', 'TDS', 'N/A', 'N/A*', { primary: true }), ...sectionRows]
  const names = rules === SIMPLIFIED ? NAMES_BESIDE_SAMPLE : NAMES
  const { terms, result } = deduction
  return [
    row(names.tds, 'TDS', 'rupeesAndPaise', result.tds, {
      primary: true,
      ...(rules === SIMPLIFIED && { basis: `${yearName(rules)} law` }),
    }),
    row(names.net, 'Payment after TDS', 'rupeesAndPaise', result.netPayment, { short: 'After TDS' }),
    terms && textRow(names.limit, 'Limit', result.limit, limitText(terms, result.limit)),
    terms && row(names.rate, 'Rate', 'percent', result.ratePercent),
    ...sectionRows,
  ]
}

const COUNTED: Record<TdsTerms['counted'], string> = {
  year: 'a year',
  month: 'a month',
  tenancy: 'a month',
  payment: 'a payment',
}

/** The limit of some terms: '₹50,000 a year', 'From ₹50,00,000 a payment'. */
export function limitText({ counted, starts, singleLimit, ...terms }: TdsTerms, limit = terms.limit): string {
  if (limit === 0) return 'None'
  if (singleLimit) return `${rupees(singleLimit)} a payment or ${rupees(limit)} a year`
  return `${starts === 'at' ? 'From ' : ''}${rupees(limit)} ${COUNTED[counted]}`
}

/** What is to be done, in a sentence; nothing where `exempt` is worded elsewhere. */
export function verdict({ terms, result }: Deduction): string | null {
  if (!terms) return null
  if (result.base > 0) return `Deduct ${rupees(result.tds, 2)} and pay ${rupees(result.netPayment, 2)}.`
  return 'Nothing to deduct: the amount is within the limit.'
}
