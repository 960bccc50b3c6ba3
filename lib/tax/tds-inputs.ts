import { choice, flag } from '@/lib/inputs/choices'
import { amount, months } from '@/lib/inputs/quantities'
import type { Values } from '@/lib/inputs/tool-inputs'
import { SIMPLIFIED_FROM } from '@/lib/rules/deposit-tds'
import { type RuleRow, ruleOn } from '@/lib/rules/rule'
import { simplifiedTds, type TdsKindId, tdsKinds, type TdsTerms } from '@/lib/rules/tds'
import { type Tds, tds, type TdsPayment } from '@/lib/tax/tds'

export const tdsRuleIds = ['ay-2025-26-simplified', 'fy-2024-25', 'fy-2025-26', 'fy-2026-27'] as const
export type TdsRuleId = (typeof tdsRuleIds)[number]
export const NEWEST_RULES: TdsRuleId = 'fy-2026-27'

/** The enacted kinds, and salary, of which no rate can be told. */
export const tdsKindIds = [...(Object.keys(tdsKinds) as TdsKindId[]), 'salary'] as const
export type TdsKindChoice = (typeof tdsKindIds)[number]

const none = () => amount({ initial: 0, min: 0 })

export const tdsInputs = {
  rules: choice(tdsRuleIds, 'ay-2025-26-simplified'),
  kind: choice(tdsKindIds, 'fd'),
  amount: amount({ initial: 50_000, min: 0 }),
  senior: flag(false),
  paid: choice(['from-october', 'before-october'], 'from-october'),
  payee: choice(['individual', 'other'], 'individual'),
  earlier: none(),
  deducted: none(),
  months: months({ initial: 12, max: 12 }),
  premiums: none(),
  stampValue: none(),
  pan: flag(true),
}

type TdsValues = Values<typeof tdsInputs>
export type TdsQuestion = TdsPayment & Pick<TdsValues, 'rules' | 'kind' | 'paid'>

/** A day of the year that the rules are for, on the side of 1 October 2024 on which the payment is made. */
function dayOf(rules: TdsRuleId, paid: TdsValues['paid']): string {
  if (rules === 'ay-2025-26-simplified') return SIMPLIFIED_FROM
  if (rules === 'fy-2024-25') return paid === 'before-october' ? '2024-04-01' : '2024-10-01'
  return `${rules.slice('fy-'.length, 'fy-2025'.length)}-04-01`
}

/** The row of an enacted kind for a set of rules. */
export function tdsRow(kind: TdsKindId, rules: TdsRuleId, paid: TdsValues['paid']): RuleRow<TdsTerms> {
  return ruleOn(tdsKinds[kind].terms, dayOf(rules, paid))
}

/** The terms that hold for a question; null for salary, and for a kind that the simplified set does not know. */
export function tdsTerms({
  kind,
  rules,
  paid,
}: Pick<TdsQuestion, 'kind' | 'rules' | 'paid'>): TdsTerms | null {
  if (kind === 'salary') return null
  if (rules === 'ay-2025-26-simplified') return simplifiedTds[kind] ?? null
  return tdsRow(kind, rules, paid).value
}

/** Whether the rate of a kind changed within a year, so that the day of the payment matters. */
export function changedInOctober(kind: TdsKindChoice, rules: TdsRuleId): boolean {
  if (kind === 'salary' || rules !== 'fy-2024-25') return false
  return tdsRow(kind, rules, 'before-october') !== tdsRow(kind, rules, 'from-october')
}

type InputName = keyof typeof tdsInputs

/** The inputs that a kind of payment asks for by these rules, beside the rules and the kind themselves. */
export function askedNames(kind: TdsKindChoice, rules: TdsRuleId): InputName[] {
  const terms = tdsTerms({ kind, rules, paid: 'from-october' })
  if (!terms) return ['amount']
  const simple: InputName[] = terms.seniorLimit === undefined ? ['amount'] : ['amount', 'senior']
  if (rules === 'ay-2025-26-simplified') return simple
  const further: [InputName, boolean][] = [
    ['pan', true],
    ['payee', terms.otherPayeePercent !== undefined],
    ['paid', changedInOctober(kind, rules)],
    ['months', terms.counted === 'tenancy'],
    ['premiums', terms.lessPremiums === true],
    ['stampValue', terms.atStampValue === true],
    ['earlier', terms.counted === 'year'],
    ['deducted', terms.counted === 'year'],
  ]
  return [...simple, ...further.filter(([, asked]) => asked).map(([name]) => name)]
}

/** What is not asked stays as on a fresh page, whatever a link brought. */
export function tdsQuestion(
  chosen: Pick<TdsValues, 'rules' | 'kind'>,
  asked: Partial<TdsValues>,
): TdsQuestion {
  const initial = Object.fromEntries(Object.entries(tdsInputs).map(([name, kind]) => [name, kind.initial]))
  return { ...(initial as TdsValues), ...asked, ...chosen }
}

/** The deduction; null where the terms are (see `tdsTerms`). */
export function tdsOf(question: TdsQuestion): Tds | null {
  const terms = tdsTerms(question)
  if (!terms) return null
  const { rules, kind } = question
  const asked = askedNames(kind, rules).map((name) => [name, question[name]])
  return tds(terms, tdsQuestion({ rules, kind }, Object.fromEntries(asked)))
}
