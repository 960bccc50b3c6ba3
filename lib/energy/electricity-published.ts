import { averagePaise, type Billing } from '@/lib/energy/electricity-bill'
import {
  electricityInputs,
  type ElectricityState,
  electricityStates,
  type ElectricityValues,
  type ReadElectricity,
} from '@/lib/energy/electricity'
import {
  type BilledTariff,
  type ElectricityUse,
  publishedBill,
  publishedSavingPaise,
} from '@/lib/energy/electricity-published-bill'
import { ownTariff } from '@/lib/energy/own-tariff'
import {
  type ElectricityTariff,
  electricityTariffs,
  type FixedCharge,
  type KnownState,
} from '@/lib/rules/energy/electricity-tariffs'
import { type RuleRow, ruleOn } from '@/lib/rules/rule'

export const isKnown = (state: ElectricityState): state is KnownState => state in electricityTariffs

/** The row in force on the day on which the rows were last compared with their sources. */
export function tariffRow(state: KnownState): RuleRow<ElectricityTariff> {
  const rule = electricityTariffs[state]
  return ruleOn(rule, rule.checkedOn)
}

/** The day on which the known tariff that was checked longest ago was compared with its source. */
export const tariffsCheckedOn = Object.values(electricityTariffs)
  .map(({ checkedOn }) => checkedOn)
  .sort()[0]!

const dependsOnLoad = ({ per, bands }: FixedCharge) => per === 'kW' || bands.length > 1

const MORE = ['load', 'area', 'period', 'fuelPerUnit', 'fuelPercent', 'other', 'subsidy'] as const
export type MoreName = (typeof MORE)[number]

/** What a tariff asks besides the units. */
export function askedNames({ urban, rural, slabMonths, billMonths, subsidy }: ElectricityTariff): MoreName[] {
  const notAsked = new Set<MoreName>()
  if (!dependsOnLoad(urban.fixed)) notAsked.add('load')
  if (!rural) notAsked.add('area')
  if (slabMonths === billMonths) notAsked.add('period')
  if (!subsidy) notAsked.add('subsidy')
  return MORE.filter((name) => !notAsked.has(name))
}

type More = Pick<ElectricityValues, MoreName>

/** What is not asked stays as on a fresh page, whatever a link brought. */
function moreOf(tariff: ElectricityTariff, read: ReadElectricity): More | null {
  const asked = read(...askedNames(tariff))
  if (!asked) return null
  const initial = Object.fromEntries(MORE.map((name) => [name, electricityInputs[name].initial]))
  return { ...(initial as More), ...asked }
}

const orNull = (text: string) => (text === '' ? null : Number(text))

const monthsOf = ({ billMonths, slabMonths }: ElectricityTariff, period: More['period']) =>
  period === 'month' ? slabMonths : billMonths

/** The bill of a state's tariff for any units; null where we know no tariff, or a field can't be read. */
export function billByTariff(state: ElectricityState, read: ReadElectricity): Billing | null {
  if (!isKnown(state)) return null
  const tariff = tariffRow(state).value
  const more = moreOf(tariff, read)
  if (!more) return null
  const use: Omit<ElectricityUse, 'units'> = {
    months: monthsOf(tariff, more.period),
    kilowatts: more.load,
    area: more.area,
    fuelPerUnit: orNull(more.fuelPerUnit),
    fuelPercent: orNull(more.fuelPercent),
    other: more.other,
    subsidised: more.subsidy,
  }
  return billingOf(tariff, use)
}

const billingOf = (tariff: BilledTariff, use: Omit<ElectricityUse, 'units'>): Billing => ({
  billOf: (units) => publishedBill(tariff, { ...use, units }),
  savingPaise: (units, less) => publishedSavingPaise(tariff, { ...use, units }, units - less),
})

/** The bill for a month in a town with the usual load, in paise; null where we know no tariff, or without units. */
export const monthPaise = (state: ElectricityState, units: number): number | null =>
  isKnown(state) && units > 0 ? townMonthPaise(state, units) : null

function townMonthPaise(state: KnownState, units: number): number {
  const { value: tariff } = tariffRow(state)
  const months = tariff.slabMonths
  const { totalPaise } = publishedBill(tariff, {
    units: units * months,
    months,
    kilowatts: electricityInputs.load.initial,
    area: 'urban',
    fuelPerUnit: null,
    fuelPercent: null,
    other: 0,
    subsidised: false,
  })
  return totalPaise / months
}

export interface MonthInState {
  state: KnownState
  paise: number
  averagePaise: number | null
  /** 'YYYY-MM' */
  knownUntil: string
}

/** The same units for a month in a town of every state whose tariff we know; no units cost nothing. */
export const monthByState = (units: number): MonthInState[] =>
  electricityStates.filter(isKnown).map((state) => {
    const paise = units > 0 ? townMonthPaise(state, units) : 0
    const { knownUntil } = tariffRow(state).value
    return { state, paise, averagePaise: averagePaise(paise, units), knownUntil }
  })

/** By the visitor's own slabs; null while they can't be read or do not rise. */
export function billByOwnSlabs(read: ReadElectricity): Billing | null {
  const own = read('ownSlabs', 'ownFixed', 'ownDuty', 'fuelPerUnit', 'other')
  const tariff = own && ownTariff(own)
  if (!own || !tariff) return null
  return billingOf(tariff, {
    months: 1,
    kilowatts: electricityInputs.load.initial,
    area: 'urban',
    fuelPerUnit: orNull(own.fuelPerUnit),
    fuelPercent: null,
    other: own.other,
    subsidised: false,
  })
}
