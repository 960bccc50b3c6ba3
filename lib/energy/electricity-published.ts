import { averagePaise, type Billing, type ElectricityBill } from '@/lib/energy/electricity-bill'
import {
  electricityInputs,
  type ElectricityState,
  electricityStates,
  type ElectricityValues,
  type ReadElectricity,
} from '@/lib/energy/electricity'
import {
  type BilledTariff,
  coversLoad,
  type ElectricityUse,
  publishedBill,
  publishedSavingPaise,
} from '@/lib/energy/electricity-published-bill'
import { ownTariff } from '@/lib/energy/own-tariff'
import { numberOrNull } from '@/lib/inputs/optional'
import type { ElectricityTariff, FixedCharge, NotFound } from '@/lib/rules/energy/electricity-tariff'
import { electricityTariffs, type KnownState } from '@/lib/rules/energy/electricity-tariffs'
import { type RuleRow, ruleOn } from '@/lib/rules/rule'

/** States of which no tariff is known: the keys of `unknownTariffs`. */
export type UnknownState = Exclude<ElectricityState, KnownState>

export const isKnown = (state: ElectricityState): state is KnownState => state in electricityTariffs

/**
 * The row of a state in force on a day, YYYY-MM-DD; '' or a day before the last check (a wrong clock) takes the day on which
 * the rows were last compared with their sources.
 */
export function tariffRow(state: KnownState, today: string): RuleRow<ElectricityTariff> {
  const rule = electricityTariffs[state]
  return ruleOn(rule, today > rule.checkedOn ? today : rule.checkedOn)
}

/** The order that a state's bill follows: all that a page shows of it other than figures. */
export const tariffTerms = (state: KnownState, today: string) => {
  const { from, source, value } = tariffRow(state, today)
  const { order, year, status, knownUntil, confidence, alsoIn } = value
  const { checkedOn } = electricityTariffs[state]
  return { from, source, alsoIn, order, year, status, knownUntil, confidence, checkedOn }
}
export type TariffTerms = ReturnType<typeof tariffTerms>

const dependsOnLoad = (fixed: FixedCharge | NotFound) =>
  fixed !== 'notFound' && (fixed.per === 'kW' || fixed.bands.length > 1)

const MORE = ['load', 'area', 'period', 'fuelPerUnit', 'fuelPercent', 'other', 'subsidy'] as const
export type MoreName = (typeof MORE)[number]

/** The questions of a tariff other than the units. */
export function askedNames({ urban, rural, slabMonths, billMonths, subsidy }: ElectricityTariff): MoreName[] {
  const notAsked = new Set<MoreName>()
  if (!dependsOnLoad(urban.fixed)) notAsked.add('load')
  if (!rural) notAsked.add('area')
  if (slabMonths === billMonths) notAsked.add('period')
  if (!subsidy) notAsked.add('subsidy')
  return MORE.filter((name) => !notAsked.has(name))
}

type More = Pick<ElectricityValues, MoreName>

/** Fields that are hidden for this question have their default values, whatever a link set. */
function moreOf(tariff: ElectricityTariff, read: ReadElectricity): More | null {
  const asked = read(...askedNames(tariff))
  if (!asked) return null
  const initial = Object.fromEntries(MORE.map((name) => [name, electricityInputs[name].initial]))
  return { ...(initial as More), ...asked }
}

const monthsOf = ({ billMonths, slabMonths }: ElectricityTariff, period: More['period']) =>
  period === 'month' ? slabMonths : billMonths

const billingOf = (tariff: BilledTariff, use: Omit<ElectricityUse, 'units'>): Billing => ({
  billOf: (units) => publishedBill(tariff, { ...use, units }),
  savingPaise: (units, less) => publishedSavingPaise(tariff, { ...use, units }, units - less),
})

/** How the fields bill any number of units, or why they do not. */
export type BillingAnswer =
  | { kind: 'billing'; billing: Billing }
  /** A field can't be read. */
  | { kind: 'problem' }
  /** The visitor's own slabs can't be read, or do not rise. */
  | { kind: 'ownSlabs' }
  | { kind: 'noTariff'; state: UnknownState }
  | { kind: 'loadNotKnown'; upToKilowatts: number }

/** By the published tariff of the chosen state, or by the visitor's own slabs. */
export function billingFrom(read: ReadElectricity, today: string): BillingAnswer {
  const chosen = read('state', 'tariff')
  if (!chosen) return { kind: 'problem' }
  if (chosen.tariff === 'own') return billingByOwnSlabs(read)
  return billingByState(chosen.state, read, today)
}

function billingByState(state: ElectricityState, read: ReadElectricity, today: string): BillingAnswer {
  if (!isKnown(state)) return { kind: 'noTariff', state }
  const tariff = tariffRow(state, today).value
  const more = moreOf(tariff, read)
  if (!more) return { kind: 'problem' }
  if (!coversLoad(tariff, more.load)) return { kind: 'loadNotKnown', upToKilowatts: tariff.upToKilowatts! }
  const use: Omit<ElectricityUse, 'units'> = {
    months: monthsOf(tariff, more.period),
    kilowatts: more.load,
    area: more.area,
    fuelPerUnit: numberOrNull(more.fuelPerUnit),
    fuelPercent: numberOrNull(more.fuelPercent),
    other: more.other,
    subsidised: more.subsidy,
  }
  return { kind: 'billing', billing: billingOf(tariff, use) }
}

const USUAL = {
  kilowatts: electricityInputs.load.initial,
  area: 'urban',
  fuelPerUnit: null,
  fuelPercent: null,
  other: 0,
  subsidised: false,
} as const

function billingByOwnSlabs(read: ReadElectricity): BillingAnswer {
  const own = read('ownSlabs', 'ownFixed', 'ownDuty', 'fuelPerUnit', 'other')
  const tariff = own && ownTariff(own)
  if (!own || !tariff) return { kind: 'ownSlabs' }
  const use = { ...USUAL, months: 1, fuelPerUnit: numberOrNull(own.fuelPerUnit), other: own.other }
  return { kind: 'billing', billing: billingOf(tariff, use) }
}

/** A bill, and what so many units less would save; null without units or while that field has a problem. */
export interface Billed {
  kind: 'billed'
  bill: ElectricityBill
  saving: { less: number; paise: number } | null
}

/** The bill of the fields, or the reason why there is none. */
export type ElectricityAnswer = Billed | Exclude<BillingAnswer, { kind: 'billing' }>

export function electricityAnswer(read: ReadElectricity, today: string): ElectricityAnswer {
  const answer = billingFrom(read, today)
  const asked = read('units')
  if (answer.kind !== 'billing') return answer
  if (!asked) return { kind: 'problem' }
  const { billing } = answer
  const { units } = asked
  const less = read('less')?.less
  const saving = less && units > 0 ? { less, paise: billing.savingPaise(units, less) } : null
  return { kind: 'billed', bill: billing.billOf(units), saving }
}

export interface MonthInState {
  state: KnownState
  paise: number
  averagePaise: number | null
  /** 'YYYY-MM' */
  knownUntil: string
  /** A charge that was not found is missing from it. */
  isIncomplete: boolean
}

/** The same units for a month, with the usual load in a town, in every state whose tariff we know; no units cost nothing. */
export const monthByState = (units: number, today: string): MonthInState[] =>
  electricityStates.filter(isKnown).map((state) => {
    const { value: tariff } = tariffRow(state, today)
    const months = tariff.slabMonths
    const { totalPaise, charges } = publishedBill(tariff, { ...USUAL, units: units * months, months })
    const paise = totalPaise / months
    const isIncomplete = charges.some(
      ({ name, basis }) => basis.by === 'notKnown' && name !== 'fuelSurcharge',
    )
    return {
      state,
      paise,
      averagePaise: averagePaise(paise, units),
      knownUntil: tariff.knownUntil,
      isIncomplete,
    }
  })
