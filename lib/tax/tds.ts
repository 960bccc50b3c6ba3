import { choice, flag } from '@/lib/inputs/choices'
import { amount, months } from '@/lib/inputs/quantities'
import type { ReadValues, Values } from '@/lib/inputs/tool-inputs'
import {
  type CommonTdsKindId,
  commonTdsKinds,
  simplifiedTds,
  type TdsKind,
  type TdsTerms,
} from '@/lib/rules/tds/tds-terms'
import { asksRentPeriod, type RentPeriod, tdsForPeriod } from '@/lib/tax/rent-period'
import type { Tds, TdsPayment } from '@/lib/tax/tds-deduction'

export const SIMPLIFIED = 'ay-2025-26-simplified'
export const tdsRuleIds = [SIMPLIFIED, 'fy-2024-25', 'fy-2025-26', 'fy-2026-27'] as const
export type TdsRuleId = (typeof tdsRuleIds)[number]
export const NEWEST_RULES = 'fy-2026-27' satisfies TdsRuleId

export const tdsKindIds = [
  'fd',
  'rent',
  'professional',
  'salary',
  'technical',
  'director',
  'contractor',
  'commission',
  'insuranceCommission',
  'machineRent',
  'houseRent',
  'individualPayer',
  'otherInterest',
  'securities',
  'debentures',
  'dividend',
  'property',
  'lifePolicy',
  'goods',
  'lottery',
  'onlineGames',
] as const
export type TdsKindChoice = (typeof tdsKindIds)[number]

const none = () => amount({ initial: 0, min: 0 })

export const tdsInputs = {
  rules: choice(tdsRuleIds, SIMPLIFIED),
  kind: choice(tdsKindIds, 'fd'),
  amount: amount({ initial: 50_000, min: 0 }),
  rentPeriod: choice(['year', 'month'], 'year'),
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

export type TdsValues = Values<typeof tdsInputs>
export type TdsQuestion = TdsPayment & Pick<TdsValues, 'rules' | 'kind' | 'paid' | 'rentPeriod'>
export type TdsInputName = keyof typeof tdsInputs

const isCommon = (kind: TdsKindChoice): kind is CommonTdsKindId => kind in commonTdsKinds

/** The terms of the simplified set; null for the kinds that it does not know. */
export const simplifiedTerms = (kind: TdsKindChoice): TdsTerms | null =>
  isCommon(kind) ? simplifiedTds[kind] : null

/** A kind that is known by the opening rules, as enacted. */
export const commonKind = (kind: TdsKindChoice) => (isCommon(kind) ? commonTdsKinds[kind] : null)

/** The inputs that every set of rules asks for by these terms. */
export function simpleNames(kind: TdsKindChoice, terms: TdsTerms | null): TdsInputName[] {
  if (terms && asksRentPeriod(kind)) return ['amount', 'rentPeriod']
  return terms?.seniorLimit === undefined ? ['amount'] : ['amount', 'senior']
}

/** What is not asked stays as on a fresh page, whatever a link brought. */
export function tdsQuestion(
  chosen: Pick<TdsValues, 'rules' | 'kind'>,
  asked: Partial<TdsValues>,
): TdsQuestion {
  const initial = Object.fromEntries(Object.entries(tdsInputs).map(([name, kind]) => [name, kind.initial]))
  return { ...(initial as TdsValues), ...asked, ...chosen }
}

/** What only the law of a year can say of its twenty kinds: see `lib/tax/tds-by-law`. */
export interface TdsLaw {
  askedNames(kind: TdsKindChoice, rules: TdsRuleId, rentPeriod?: RentPeriod): TdsInputName[]
  tdsTerms(chosen: Pick<TdsQuestion, 'kind' | 'rules' | 'paid'>): TdsTerms | null
  tdsKinds: Record<Exclude<TdsKindChoice, 'salary'>, TdsKind>
}

/**
 * What the fields ask, once all that the rules ask for the kind of payment can be read; what they do not ask for cannot
 * spoil it.
 * @param law null until it is there; the simplified rules do without
 */
function tdsQuestionFrom(read: ReadValues<typeof tdsInputs>, law: TdsLaw | null): TdsQuestion | null {
  const chosen = read('rules', 'kind')
  if (!chosen) return null
  const { rules, kind } = chosen
  if (rules === SIMPLIFIED) {
    const asked = read(...simpleNames(kind, simplifiedTerms(kind)))
    return asked && tdsQuestion(chosen, asked)
  }
  const asked = law && read(...law.askedNames(kind, rules, read('rentPeriod')?.rentPeriod))
  return asked && tdsQuestion(chosen, asked)
}

/** The terms of what is chosen; null for salary, for a kind that the rules do not know, and until the law is there. */
function chosenTerms(
  chosen: Pick<TdsQuestion, 'kind' | 'rules'> & Partial<TdsQuestion>,
  law: TdsLaw | null,
): TdsTerms | null {
  if (chosen.rules === SIMPLIFIED) return simplifiedTerms(chosen.kind)
  return law && law.tdsTerms({ paid: tdsInputs.paid.initial, ...chosen })
}

export type Sections = Pick<TdsKind, 'section1961' | 'section2025'>

/** The sections of a kind of payment; those of most kinds come with the law of a year. */
function sectionsOf(kind: TdsKindChoice, law: TdsLaw | null): Sections | null {
  if (kind === 'salary') return { section1961: '192', section2025: '392(1)' }
  return law ? law.tdsKinds[kind] : commonKind(kind)
}

export interface TdsAnswer {
  question: TdsQuestion
  sections: Sections
  /** Null for a salary, which has no rate of its own. */
  deduction: { terms: TdsTerms; result: Tds } | null
}

/** What the fields come to: the terms that lay out the form, also while the question has a problem, and the answer. */
export function tdsFrom(read: ReadValues<typeof tdsInputs>, law: TdsLaw | null) {
  const chosen = read('rules', 'kind')
  const question = tdsQuestionFrom(read, law)
  const terms = chosen && chosenTerms(question ?? chosen, law)
  const sections = chosen && sectionsOf(chosen.kind, law)
  const isKnown = terms !== null || chosen?.kind === 'salary'
  const answer: TdsAnswer | null =
    question && sections && isKnown
      ? { question, sections, deduction: terms && { terms, result: tdsForPeriod(terms, question) } }
      : null
  return { chosen, question, terms, answer }
}

/** What the newest law deducts from a payment asked about by the simplified rules, in rupees; null for a salary. */
export function tdsByNewestLaw(question: TdsQuestion): number | null {
  const kind = commonKind(question.kind)
  if (!kind) return null
  return tdsForPeriod(kind.terms.values.at(-1)!.value, question).tds
}

/** The day on which the law of a kind was last compared with its sources, as YYYY-MM-DD. */
export const lawCheckedOn = (kind: TdsKindChoice | null): string =>
  ((kind && commonKind(kind)) ?? commonTdsKinds.rent).terms.checkedOn
