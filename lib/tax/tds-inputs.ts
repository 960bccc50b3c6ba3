import { choice, flag } from '@/lib/inputs/choices'
import { amount, months } from '@/lib/inputs/quantities'
import type { Values } from '@/lib/inputs/tool-inputs'
import { type CommonTdsKindId, commonTdsKinds, simplifiedTds, type TdsTerms } from '@/lib/rules/tds'
import type { TdsPayment } from '@/lib/tax/tds'

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
export type TdsQuestion = TdsPayment & Pick<TdsValues, 'rules' | 'kind' | 'paid'>
export type TdsInputName = keyof typeof tdsInputs

const isCommon = (kind: TdsKindChoice): kind is CommonTdsKindId => kind in commonTdsKinds

/** The terms of the simplified set; null for the kinds that it does not know. */
export const simplifiedTerms = (kind: TdsKindChoice): TdsTerms | null =>
  isCommon(kind) ? simplifiedTds[kind] : null

/** A kind that is known by the opening rules, as enacted. */
export const commonKind = (kind: TdsKindChoice) => (isCommon(kind) ? commonTdsKinds[kind] : null)

/** The inputs that every set of rules asks for by these terms. */
export const simpleNames = (terms: TdsTerms | null): TdsInputName[] =>
  terms?.seniorLimit === undefined ? ['amount'] : ['amount', 'senior']

/** What is not asked stays as on a fresh page, whatever a link brought. */
export function tdsQuestion(
  chosen: Pick<TdsValues, 'rules' | 'kind'>,
  asked: Partial<TdsValues>,
): TdsQuestion {
  const initial = Object.fromEntries(Object.entries(tdsInputs).map(([name, kind]) => [name, kind.initial]))
  return { ...(initial as TdsValues), ...asked, ...chosen }
}
