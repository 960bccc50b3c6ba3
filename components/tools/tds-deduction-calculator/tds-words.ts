import { rupees } from '@/lib/format/numbers'
import type { TdsTerms } from '@/lib/rules/tds'
import { commonKind, type TdsKindChoice, type TdsRuleId } from '@/lib/tax/tds-inputs'

export const ruleNames: Record<TdsRuleId, string> = {
  'ay-2025-26-simplified': 'Simplified, AY 2025-26',
  'fy-2024-25': 'FY 2024-25, as enacted',
  'fy-2025-26': 'FY 2025-26, as enacted',
  'fy-2026-27': 'FY 2026-27, as enacted',
}

export const shortRuleName = (rules: TdsRuleId) => ruleNames[rules].split(',')[0]!

const SIMPLE_KINDS = {
  fd: 'FD interest',
  rent: 'Rent',
  professional: 'Professional fees',
  salary: 'Salary',
}

/** The kinds of the simplified set; one of the law's that a link brought stays chosen, though without its name. */
export const simpleOptions = (kind: TdsKindChoice | undefined): Record<string, string> =>
  kind === undefined || kind in SIMPLE_KINDS ? SIMPLE_KINDS : { ...SIMPLE_KINDS, [kind]: 'Another kind' }

const COUNTED: Record<TdsTerms['counted'], string> = {
  year: ' a year',
  month: ' a month',
  tenancy: ' a month',
  payment: ' a payment',
}

/** The limit of some terms: '₹50,000 a year', 'from ₹50,00,000 a payment'. */
export function limitWords(terms: TdsTerms, limit = terms.limit): string {
  if (limit === 0) return 'None'
  const said = `${terms.starts === 'at' ? 'From ' : ''}${rupees(limit)}${COUNTED[terms.counted]}`
  return terms.singleLimit ? `${rupees(terms.singleLimit)} a payment or ${said}` : said
}

export const percentWords = (percent: number) => `${percent}%`

export interface Sections {
  section1961: string
  section2025: string
}

/** Of salary, and of the kinds that every set of rules knows. */
export const commonSections = (kind: TdsKindChoice): Sections | null =>
  kind === 'salary' ? { section1961: '192', section2025: '392(1)' } : commonKind(kind)
