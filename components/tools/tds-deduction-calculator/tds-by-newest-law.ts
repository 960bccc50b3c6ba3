import { toPaise } from '@/lib/money/paise'
import { tds } from '@/lib/tax/tds'
import { commonKind, type TdsQuestion } from '@/lib/tax/tds-inputs'

/** Rent is held against a month's limit now, so that the year's rent is taken as twelve equal months. */
export const monthsCounted = (question: TdsQuestion) =>
  commonKind(question.kind)?.terms.values.at(-1)!.value.counted === 'month' ? 12 : 1

/** The amount as the law's form asks for it, where that is another than the year's: the rent of a month, to the paisa. */
export function asTheLawAsks(question: TdsQuestion): { amount?: string } {
  const months = monthsCounted(question)
  return months === 1 ? {} : { amount: String(toPaise(question.amount / months) / 100) }
}

/** What the newest law deducts from a payment asked about by the simplified rules, in rupees; null for a salary. */
export function tdsByNewestLaw(question: TdsQuestion): number | null {
  const kind = commonKind(question.kind)
  if (!kind) return null
  const months = monthsCounted(question)
  return tds(kind.terms.values.at(-1)!.value, { ...question, amount: question.amount / months }).tds * months
}
