import { type RuleRow, ruleOn } from '@/lib/rules/rule'
import type { TdsTerms } from '@/lib/rules/tds/tds-terms'
import { type TdsKindId, tdsKinds } from '@/lib/rules/tds/tds-kinds'
import { type RentPeriod, tdsForPeriod } from '@/lib/tax/rent-period'
import type { Tds } from '@/lib/tax/tds-deduction'
import {
  SIMPLIFIED,
  simpleNames,
  simplifiedTerms,
  type TdsInputName,
  type TdsKindChoice,
  type TdsQuestion,
  tdsQuestion,
  type TdsRuleId,
  type TdsValues,
} from '@/lib/tax/tds'

type Year = Exclude<TdsRuleId, typeof SIMPLIFIED>

/** A day of the year that the rules are for, on the side of 1 October 2024 on which the payment is made. */
function tdsDay(rules: Year, paid: TdsValues['paid']): string {
  if (rules === 'fy-2024-25') return paid === 'before-october' ? '2024-04-01' : '2024-10-01'
  return `${rules.slice('fy-'.length, 'fy-2025'.length)}-04-01`
}

/** The row of an enacted kind in a year. */
export function tdsRow(kind: TdsKindId, rules: Year, paid: TdsValues['paid']): RuleRow<TdsTerms> {
  return ruleOn(tdsKinds[kind].terms, tdsDay(rules, paid))
}

/** The terms that hold for a question; null for salary, and for a kind that the simplified set does not know. */
export function tdsTerms({
  kind,
  rules,
  paid,
}: Pick<TdsQuestion, 'kind' | 'rules' | 'paid'>): TdsTerms | null {
  if (rules === SIMPLIFIED) return simplifiedTerms(kind)
  return kind === 'salary' ? null : tdsRow(kind, rules, paid).value
}

/** Whether the rate of a kind changed within a year, so that the day of the payment matters. */
export function changedInOctober(kind: TdsKindChoice, rules: Year): boolean {
  if (kind === 'salary') return false
  return tdsRow(kind, rules, 'before-october') !== tdsRow(kind, rules, 'from-october')
}

/**
 * The inputs that a kind of payment asks for by these rules, beside the rules and the kind themselves. Rent of a month is
 * taken for each month of the year alike, so that nothing was paid before it.
 */
export function askedNames(
  kind: TdsKindChoice,
  rules: TdsRuleId,
  rentPeriod: RentPeriod = 'year',
): TdsInputName[] {
  const terms = tdsTerms({ kind, rules, paid: 'from-october' })
  if (!terms || rules === SIMPLIFIED) return simpleNames(kind, terms)
  const simple = simpleNames(kind, terms)
  const withEarlier = terms.counted === 'year' && !(simple.includes('rentPeriod') && rentPeriod === 'month')
  const further: [TdsInputName, boolean][] = [
    ['pan', true],
    ['payee', terms.otherPayeePercent !== undefined || terms.otherPayeeLimit !== undefined],
    ['paid', changedInOctober(kind, rules)],
    ['months', terms.counted === 'tenancy'],
    ['premiums', terms.lessPremiums === true],
    ['stampValue', terms.atStampValue === true],
    ['earlier', withEarlier],
    ['deducted', withEarlier],
  ]
  return [...simple, ...further.filter(([, asked]) => asked).map(([name]) => name)]
}

/** The deduction by what its rules ask for; null where the terms are (see `tdsTerms`). */
export function tdsOf(question: TdsQuestion): Tds | null {
  const terms = tdsTerms(question)
  if (!terms) return null
  const { rules, kind, rentPeriod } = question
  const asked = askedNames(kind, rules, rentPeriod).map((name) => [name, question[name]])
  return tdsForPeriod(terms, tdsQuestion({ rules, kind }, Object.fromEntries(asked)))
}
