import { tdsKinds } from '@/lib/rules/tds-by-kind'
import type { TdsTerms } from '@/lib/rules/tds'
import { type TdsKindChoice, tdsKindIds, type TdsRuleId } from '@/lib/tax/tds-inputs'

export function kindName(kind: TdsKindChoice): string {
  if (kind === 'salary') return 'Salary'
  return kind === 'fd' ? 'FD interest: bank or post office' : tdsKinds[kind].terms.says
}

export const kindOptions = Object.fromEntries(tdsKindIds.map((id) => [id, kindName(id)]))

const KIND_NOTES: Partial<Record<TdsKindChoice, string>> = {
  fd: 'Each bank is counted separately',
  rent: 'Paid by anyone but an individual or HUF not liable to audit',
  professional: 'Each category of fees is counted separately',
  houseRent: 'Deducted once, in the last month of the year or of the tenancy',
  property: 'Not rural agricultural land; the shares of all buyers and sellers count together',
  dividend: 'The limit is for individuals and for payments other than cash',
}

/** What held until the limit became one for all securities. */
const NOTES_2024_25: Partial<Record<TdsKindChoice, string>> = {
  securities:
    'Limit for the 8% (2003) and 7.75% (2018) savings bonds and, from October 2024, floating rate bonds (2020); others had none',
  debentures: 'Limit for individuals and HUFs, for debentures of a widely held company, not paid in cash',
}

export const kindNote = (kind: TdsKindChoice, rules: TdsRuleId) =>
  (rules === 'fy-2024-25' ? NOTES_2024_25[kind] : undefined) ?? KIND_NOTES[kind]

/** Whom a limit or rate of its own is for; for a dividend a HUF is not an individual. */
export const payeeOptions = (kind: TdsKindChoice) =>
  kind === 'dividend'
    ? { individual: 'An individual', other: 'A HUF, company, firm or other' }
    : { individual: 'An individual or HUF', other: 'A company, firm or other' }

const YEARLY = { label: 'Amount', hint: 'For the whole year; or this payment, with earlier ones below' }

/** What the amount is, by what is held against the limit. */
export function amountWords(kind: TdsKindChoice, terms: TdsTerms | null) {
  if (kind === 'property') return { label: 'Price' }
  if (kind === 'lifePolicy') return { label: 'Payout' }
  if (!terms) return { label: 'Amount in the year' }
  const words: Record<TdsTerms['counted'], { label: string; hint?: string }> = {
    year: YEARLY,
    month: { label: 'Rent for the month', hint: 'A part of a month counts as a month' },
    tenancy: { label: 'Monthly rent' },
    payment: { label: 'Amount of this payment' },
  }
  return words[terms.counted]
}
