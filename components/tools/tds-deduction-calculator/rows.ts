import { type ResultRows, row, textRow } from '@/components/results/result-row'
import { rupees } from '@/lib/format/numbers'
import type { TdsTerms } from '@/lib/rules/tds/tds-terms'
import { NEWEST_RULES, SIMPLIFIED, type TdsAnswer, tdsByNewestLaw, type TdsRuleId } from '@/lib/tax/tds'

export const ruleNames: Record<TdsRuleId, string> = {
  'ay-2025-26-simplified': 'AY 2025-26, simplified',
  'fy-2024-25': 'FY 2024-25, as enacted',
  'fy-2025-26': 'FY 2025-26, as enacted',
  'fy-2026-27': 'FY 2026-27, as enacted',
}

export const shortRuleName = (rules: TdsRuleId) => ruleNames[rules].split(',')[0]!

/**
 * The deduction with what led to it; beside the simplified rules, what the newest law deducts. Of a salary only where its
 * tax is told: it has no rate of its own.
 */
export function tdsRows({ question, sections, deduction }: TdsAnswer): ResultRows {
  const sectionRows = [
    textRow('section1961', 'Section, 1961 Act', sections.section1961),
    textRow('section2025', 'Section, 2025 Act', sections.section2025),
  ]
  if (!deduction) return [textRow('tds', 'TDS', 'N/A', 'N/A*', { primary: true }), ...sectionRows]
  const { terms, result } = deduction
  const byLaw = question.rules === SIMPLIFIED ? tdsByNewestLaw(question) : null
  const basis = byLaw === null ? {} : { basis: 'Sample rules' }
  const byLawBasis = `${shortRuleName(NEWEST_RULES)} law`
  return [
    row('tds', 'TDS', 'rupeesAndPaise', result.tds, { primary: true, ...basis }),
    byLaw !== null &&
      row('lawTds', 'TDS by law', 'rupeesAndPaise', byLaw, { primary: true, basis: byLawBasis }),
    row('netPayment', 'Payment after TDS', 'rupeesAndPaise', result.netPayment, { short: 'After TDS' }),
    textRow('tdsLimit', 'Limit', result.limit, limitText(terms, result.limit)),
    row('tdsRate', 'Rate', 'percent', result.ratePercent),
    ...sectionRows,
  ]
}

const LIMITS: Record<TdsTerms['counted'], (limit: string) => string> = {
  year: (limit) => `${limit} a year`,
  month: (limit) => `${limit} a month`,
  tenancy: (limit) => `${limit} a month`,
  payment: (limit) => `${limit} a payment`,
}

/** The limits that the law calls "an amount of so much or more". */
const LIMITS_REACHED: typeof LIMITS = {
  year: (limit) => `From ${limit} a year`,
  month: (limit) => `From ${limit} a month`,
  tenancy: (limit) => `From ${limit} a month`,
  payment: (limit) => `From ${limit} a payment`,
}

/** The limit of some terms: '₹50,000 a year', 'From ₹50,00,000 a payment'. */
export function limitText({ counted, starts, singleLimit, ...terms }: TdsTerms, limit = terms.limit): string {
  if (limit === 0) return 'None'
  if (singleLimit) return `${rupees(singleLimit)} a payment or ${rupees(limit)} a year`
  return (starts === 'at' ? LIMITS_REACHED : LIMITS)[counted](rupees(limit))
}
