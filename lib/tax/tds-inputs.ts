import { SIMPLIFIED, ruleIds, type RuleId } from '@/lib/tax/rule-ids'
import { liveChoice } from '@/lib/inputs/live-choice'
import { choice, flag } from '@/lib/inputs/choices'
import { amount, months } from '@/lib/inputs/quantities'
import type { Values } from '@/lib/inputs/tool-inputs'
import type { TcsKindId } from '@/lib/rules/tds/tcs-kinds'
import type { TdsKindId } from '@/lib/rules/tds/tds-kinds'
import type { tdsWithoutRate } from '@/lib/rules/tds/without-fixed-rate'

export type TdsKindChoice = TdsKindId | keyof typeof tdsWithoutRate

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
  'partner',
  'ecommerce',
  'virtualAsset',
  'cashWithdrawal',
  'benefit',
  'mutualFund',
  'landAcquisition',
  'jointDevelopment',
  'horseRace',
  'lotteryCommission',
  'providentFund',
  'savingsScheme',
  'nonResident',
] as const satisfies readonly TdsKindChoice[]

export const tcsKindIds = [
  'car',
  'luxury',
  'tour',
  'studyOrMedical',
  'otherRemittance',
  'scrap',
  'minerals',
  'alcohol',
  'tendu',
  'timber',
  'licence',
  'goodsSale',
] as const satisfies readonly TcsKindId[]

const none = () => amount({ initial: 0, min: 0 })

export const tdsInputs = {
  mode: choice(['tds', 'tcs'], 'tds'),
  rules: liveChoice<RuleId>(ruleIds, SIMPLIFIED),
  payer: choice(['company', 'audited', 'individual'], 'company'),
  kind: choice(tdsKindIds, 'fd'),
  tcsKind: choice(tcsKindIds, 'car'),
  amount: amount({ initial: 50_000, min: 0 }),
  rentPeriod: choice(['year', 'month'], 'year'),
  senior: flag(false),
  personal: flag(false),
  largeBuyer: flag(true),
  transporter: flag(false),
  nonFiler: flag(false),
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
export type TdsInputName = keyof typeof tdsInputs

/** The default values of all fields; a field that is not shown counts with its default, whatever a link set. */
export const freshTdsValues = Object.fromEntries(
  Object.entries(tdsInputs).map(([name, { initial }]) => [name, initial]),
) as TdsValues
