import type { ResultRow } from '@/components/results/result-row'
import { rupees } from '@/lib/format/numbers'
import type { TdsTerms } from '@/lib/rules/tds'
import {
  NEWEST_RULES,
  type Sections,
  SIMPLIFIED,
  type TdsAnswer,
  tdsByNewestLaw,
  type TdsRuleId,
} from '@/lib/tax/tds'

export const ruleNames: Record<TdsRuleId, string> = {
  'ay-2025-26-simplified': 'Simplified, AY 2025-26',
  'fy-2024-25': 'FY 2024-25, as enacted',
  'fy-2025-26': 'FY 2025-26, as enacted',
  'fy-2026-27': 'FY 2026-27, as enacted',
}

export const shortRuleName = (rules: TdsRuleId) => ruleNames[rules].split(',')[0]!

const text = (name: string, label: string, value: number | string, text = String(value)) =>
  ({ name, label, as: 'text', value, text }) as const

const sectionRows = ({ section1961, section2025 }: Sections): ResultRow[] => [
  text('section1961', 'Section, 1961 Act', section1961),
  text('section2025', 'Section, 2025 Act', section2025),
]

const inPaise = (name: string, label: string, value: number) =>
  ({ name, label, as: 'rupeesAndPaise', value }) as const

/**
 * The deduction with what led to it; beside the simplified rules, what the newest law deducts. Of a salary only where its
 * tax is told: it has no rate of its own.
 */
export function tdsRows({ question, sections, deduction }: TdsAnswer): ResultRow[] {
  if (!deduction) return [{ ...text('tds', 'TDS', 'N/A', 'N/A*'), primary: true }, ...sectionRows(sections)]
  const { terms, result } = deduction
  const answer = { ...inPaise('tds', 'TDS', result.tds), primary: true }
  const byLaw = question.rules === SIMPLIFIED ? tdsByNewestLaw(question) : null
  const lawBasis = `${shortRuleName(NEWEST_RULES)} law`
  const answers: ResultRow[] =
    byLaw === null
      ? [answer]
      : [
          { ...answer, basis: 'Sample rules' },
          { ...inPaise('lawTds', 'TDS by law', byLaw), primary: true, basis: lawBasis },
        ]
  return [
    ...answers,
    { ...inPaise('netPayment', 'Payment after TDS', result.netPayment), short: 'After TDS' },
    text('tdsLimit', 'Limit', result.limit, limitText(terms, result.limit)),
    { name: 'tdsRate', label: 'Rate', as: 'percent', value: result.ratePercent },
    ...sectionRows(sections),
  ]
}

const COUNTED: Record<TdsTerms['counted'], string> = {
  year: ' a year',
  month: ' a month',
  tenancy: ' a month',
  payment: ' a payment',
}

/** The limit of some terms: '₹50,000 a year', 'from ₹50,00,000 a payment'. */
export function limitText(terms: TdsTerms, limit = terms.limit): string {
  if (limit === 0) return 'None'
  const said = `${terms.starts === 'at' ? 'From ' : ''}${rupees(limit)}${COUNTED[terms.counted]}`
  return terms.singleLimit ? `${rupees(terms.singleLimit)} a payment or ${said}` : said
}
