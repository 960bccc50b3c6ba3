import { rupees } from '@/lib/format/numbers'
import { tdsKinds, type TdsTerms } from '@/lib/rules/tds'
import { type TdsKindChoice, tdsKindIds, type TdsRuleId } from '@/lib/tax/tds-inputs'

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

const allKinds = Object.fromEntries(tdsKindIds.map((id) => [id, kindName(id)]))

export function kindName(kind: TdsKindChoice): string {
  if (kind === 'salary') return 'Salary'
  return kind === 'fd' ? 'FD interest: bank or post office' : tdsKinds[kind].terms.says
}

/** The kinds to choose from; one that a link brought to rules which do not know it stays in the list. */
export function kindOptions(rules: TdsRuleId | undefined, kind: TdsKindChoice | undefined) {
  if (rules !== 'ay-2025-26-simplified') return allKinds
  if (kind === undefined || kind in SIMPLE_KINDS) return SIMPLE_KINDS
  return { ...SIMPLE_KINDS, [kind]: kindName(kind) }
}

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

export const sectionsOf = (kind: TdsKindChoice) =>
  kind === 'salary' ? { section1961: '192', section2025: '392(1)' } : tdsKinds[kind]

const KIND_NOTES: Partial<Record<TdsKindChoice, string>> = {
  fd: 'Each bank counts apart',
  rent: 'Paid by anyone but an individual or HUF not liable to audit',
  professional: 'Each category of fees counts apart',
  houseRent: 'Deducted once, in the last month of the year or of the tenancy',
  property: 'Not rural agricultural land; the shares of all buyers and sellers count together',
}

export const kindNote = (kind: TdsKindChoice, rules: TdsRuleId) =>
  rules === 'ay-2025-26-simplified' ? null : KIND_NOTES[kind]

const YEARLY = { label: 'Amount', hint: 'Of the whole year, or this payment with the earlier ones below' }

/** What the amount is, by what is held against the limit. */
export function amountWords(kind: TdsKindChoice, terms: TdsTerms | null, rules: TdsRuleId) {
  if (kind === 'property') return { label: 'Price' }
  if (kind === 'lifePolicy') return { label: 'Payout' }
  if (!terms || rules === 'ay-2025-26-simplified') return { label: 'Amount in the year' }
  const words: Record<TdsTerms['counted'], { label: string; hint?: string }> = {
    year: YEARLY,
    month: { label: 'Rent of the month', hint: 'A part of a month counts as a month' },
    tenancy: { label: 'Rent of a month' },
    payment: { label: 'Amount of this payment' },
  }
  return words[terms.counted]
}
