import type { Billing, ElectricityBill } from '@/lib/energy/electricity-bill'
import {
  electricityInputs,
  type ElectricityState,
  type ElectricityValues,
  type ReadElectricity,
} from '@/lib/energy/electricity'
import {
  areaTariff,
  type BilledTariff,
  coversLoad,
  type ElectricityUse,
  publishedBill,
  publishedSavingPaise,
} from '@/lib/energy/electricity-published-bill'
import { ownTariff } from '@/lib/energy/own-tariff'
import { numberOrNull } from '@/lib/inputs/optional'
import type { AreaTariff, ElectricityTariff, FixedCharge } from '@/lib/rules/energy/electricity-tariff'
import { electricityTariffs, type KnownState } from '@/lib/rules/energy/electricity-tariffs'
import { lawDay } from '@/lib/rules/in-force'
import { checkedDay, type RuleRow, ruleOn } from '@/lib/rules/rule'

/** States of which no tariff is known: the keys of `unknownTariffs`. */
export type UnknownState = Exclude<ElectricityState, KnownState>

export const isKnown = (state: ElectricityState): state is KnownState =>
  Object.hasOwn(electricityTariffs, state)

/**
 * The row of a state in force on the day of a bill, YYYY-MM-DD, or today where that is ''. Today '' or before
 * the last check (a wrong clock) takes the day on which the rows were last compared with their sources. Null
 * before the first row.
 */
export function tariffRow(
  state: KnownState,
  today: string,
  date: string = '',
): RuleRow<ElectricityTariff> | null {
  const rule = electricityTariffs[state]
  const day = date || lawDay(rule.checkedOn, today)
  return day < rule.values[0]!.from ? null : ruleOn(rule, day)
}

/** True where a bill without the visitor's own fuel charge lacks a large part. */
export const needsFuelCharge = (state: ElectricityState, today: string): boolean =>
  isKnown(state) && tariffRow(state, today)?.value.needsFuelCharge === true

type Area = ElectricityUse['area']

/** The order that a state's bill follows: all that a page shows of it other than figures. Null before the first row. */
export function tariffTerms(state: KnownState, today: string, date: string = '', area: Area = 'urban') {
  const row = tariffRow(state, today, date)
  if (!row) return null
  const { from, source, value } = row
  const { order, year, status, knownUntil, alsoIn } = value
  const { confidence = value.confidence, readIn = value.readIn, lessSure = [] } = areaTariff(value, area)
  const checkedOn = checkedDay(electricityTariffs[state], row)
  return { from, source, alsoIn, order, year, status, knownUntil, confidence, readIn, lessSure, checkedOn }
}
export type TariffTerms = NonNullable<ReturnType<typeof tariffTerms>>

const chargesOf = ({ fixed }: AreaTariff): readonly FixedCharge[] => {
  if (fixed === 'notFound') return []
  return 'per' in fixed ? [fixed] : fixed
}

const dependsOnLoad = (area: AreaTariff) =>
  area.groups.some(({ upToKilowatts }) => upToKilowatts !== undefined) ||
  chargesOf(area).some(({ per, bands }) => per === 'kW' || bands.length > 1)

const dependsOnPhase = (area: AreaTariff) =>
  chargesOf(area).some(({ threePhase }) => threePhase !== undefined)

const MORE = ['load', 'phase', 'area', 'period', 'fuelPerUnit', 'fuelPercent', 'other', 'subsidy'] as const
export type MoreName = (typeof MORE)[number]

/** The questions of a tariff other than the units. */
export function askedNames({ urban, rural, slabMonths, billMonths, subsidy }: ElectricityTariff): MoreName[] {
  const notAsked = new Set<MoreName>()
  if (!dependsOnLoad(urban)) notAsked.add('load')
  if (!dependsOnPhase(urban)) notAsked.add('phase')
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
  /** The bill is older than the first row of its state. */
  | { kind: 'dayNotKnown'; state: KnownState; from: string }
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
  const asked = read('date')
  if (!asked) return { kind: 'problem' }
  const row = tariffRow(state, today, asked.date)
  if (!row) return { kind: 'dayNotKnown', state, from: electricityTariffs[state].values[0]!.from }
  return billingByTariff(row.value, read)
}

function billingByTariff(tariff: ElectricityTariff, read: ReadElectricity): BillingAnswer {
  const more = moreOf(tariff, read)
  if (!more) return { kind: 'problem' }
  if (!coversLoad(tariff, more.load)) return { kind: 'loadNotKnown', upToKilowatts: tariff.upToKilowatts! }
  const use: Omit<ElectricityUse, 'units'> = {
    months: monthsOf(tariff, more.period),
    kilowatts: more.load,
    phase: more.phase,
    area: more.area,
    fuelPerUnit: numberOrNull(more.fuelPerUnit),
    fuelPercent: numberOrNull(more.fuelPercent),
    other: more.other,
    subsidised: more.subsidy,
  }
  return { kind: 'billing', billing: billingOf(tariff, use) }
}

/** A home in a town with the usual load, whose bill has no fuel charge of the visitor's own. */
export const USUAL_HOME = {
  kilowatts: electricityInputs.load.initial,
  phase: 'single',
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
  const use = { ...USUAL_HOME, months: 1, fuelPerUnit: numberOrNull(own.fuelPerUnit), other: own.other }
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
