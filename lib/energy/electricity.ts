import { billFigures } from '@/lib/energy/electricity-bill'
import { sampleBill } from '@/lib/energy/electricity-sample-bill'
import { choice, flag } from '@/lib/inputs/choices'
import { day } from '@/lib/inputs/dates'
import { optional } from '@/lib/inputs/optional'
import { amount, number, percent } from '@/lib/inputs/quantities'
import { rowList } from '@/lib/inputs/rows'
import type { ReadValues, Values } from '@/lib/inputs/tool-inputs'
import { type SampleState, sampleTariffs } from '@/lib/rules/energy/electricity-samples'

/** Large states of which no reliable tariff was found. */
export const statesWithoutTariff = ['AS', 'CG', 'MP', 'WB'] as const

/** In the order of their names. */
export const electricityStates = [
  ...(['AP', 'AS', 'BR', 'CG', 'DL', 'GJ', 'HR', 'JH', 'KA', 'KL'] as const),
  ...(['MP', 'MH', 'OD', 'PB', 'RJ', 'TN', 'TG', 'UP', 'WB'] as const),
] as const
export type ElectricityState = (typeof electricityStates)[number]

/** Room for a town; below zero the bill is zero, as at zero. */
const MOST_UNITS = 1_00_00_00_000

/** The first day of the oldest row of all tariffs, Delhi's. */
const FIRST_DAY = '2021-09-30'

const kilowattHours = (initial: number, min: number) =>
  number({
    initial,
    min,
    max: MOST_UNITS,
    unit: 'units',
    example: '150',
    units: [[process.env.TYPED_ELECTRIC_UNITS, 1]],
  })

/** The visitor's own slabs: the last unit of each, left out for the last slab, and rupees a unit. */
export const ownSlabs = rowList(
  {
    upTo: optional(number({ initial: 0, min: 1, max: 1_00_000, unit: 'units', example: '100' })),
    rate: amount({ initial: 0, min: 0, max: 100 }),
  },
  '100_5*_8',
  12,
)

export const electricityInputs = {
  units: kilowattHours(150, -1e15),
  state: choice(electricityStates, 'MH'),
  tariff: choice(['sample', 'published', 'own'], 'sample'),
  /** Units by which the use could fall. */
  less: kilowattHours(20, 0),
  /** kW. */
  load: number({ initial: 2, min: 0.1, max: 1_000, unit: 'kW', example: '2' }),
  phase: choice(['single', 'three'], 'single'),
  area: choice(['urban', 'rural'], 'urban'),
  period: choice(['usual', 'month'], 'usual'),
  fuelPerUnit: optional(amount({ initial: 0, min: 0, max: 100 })),
  /** Below 0 where fuel cost less than the tariff assumes. */
  fuelPercent: optional(percent({ initial: 0, min: -50 })),
  other: amount({ initial: 0, min: 0, max: 1_00_00_000 }),
  subsidy: flag(false),
  /** The day of the bill, whose rates count; '' for today. */
  date: day({ from: FIRST_DAY, to: '2099-12-31' }),
  ownSlabs,
  /** Rupees a month, and per cent. */
  ownFixed: amount({ initial: 0, min: 0, max: 1_00_000 }),
  ownDuty: percent({ initial: 0, min: 0 }),
}

export type ElectricityValues = Values<typeof electricityInputs>

export const hasSample = (state: ElectricityState): state is SampleState =>
  Object.hasOwn(sampleTariffs, state)

export type ReadElectricity = ReadValues<typeof electricityInputs>

const isWithoutTariff = (state: ElectricityState) => statesWithoutTariff.some((one) => one === state)

/** True if there are units to compare, by a tariff or by the visitor's own slabs. */
export function hasTables(read: ReadElectricity): boolean {
  const asked = read('state', 'tariff', 'units')
  return asked !== null && asked.units > 0 && (asked.tariff === 'own' || !isWithoutTariff(asked.state))
}

/** States whose usual bill covers two months. */
const TWO_MONTHS: readonly ElectricityState[] = ['GJ', 'KL', 'TN']

/** Months that a bill of the chosen state covers, as far as the form alone can tell; null while that can't be read. */
export function billMonths(read: ReadElectricity): 1 | 2 | null {
  const asked = read('state', 'tariff', 'period')
  if (!asked) return null
  // Tamil Nadu has slabs of two months alone, so its form does not ask for the period.
  const isOneMonth = asked.state !== 'TN' && asked.period === 'month'
  return asked.tariff !== 'own' && TWO_MONTHS.includes(asked.state) && !isOneMonth ? 2 : 1
}

/** The bill of the specification's sample; null where none is chosen, the state has none, or a field can't be read. */
export function sampleFrom(read: ReadElectricity) {
  const asked = read('state', 'tariff', 'units')
  if (asked?.tariff !== 'sample' || !hasSample(asked.state)) return null
  return { figures: billFigures(sampleBill(sampleTariffs[asked.state], asked.units)) }
}
