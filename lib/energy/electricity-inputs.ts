import { choice, flag } from '@/lib/inputs/choices'
import { type Kind, type Reading, value } from '@/lib/inputs/kind'
import { amount, number, percent } from '@/lib/inputs/quantities'
import { rowList } from '@/lib/inputs/rows'
import type { Values } from '@/lib/inputs/tool-inputs'
import { type SampleState, sampleTariffs } from '@/lib/rules/electricity-samples'

/** States with a sample first, then those with a published tariff, then large states without one that we can vouch for. */
export const electricityStates = [
  ...(['MH', 'DL', 'KA', 'GJ', 'TG', 'TN', 'UP', 'WB'] as const),
  ...(['AP', 'AS', 'BR', 'CG', 'HR', 'JH', 'KL', 'MP', 'OD', 'PB', 'RJ'] as const),
] as const
export type ElectricityState = (typeof electricityStates)[number]

/** Room for a town; below zero the bill is zero, as at zero. */
const MOST_UNITS = 1_00_00_00_000

const kilowattHours = (initial: number, min: number): Kind<number> => {
  const kind = number({
    initial,
    min,
    max: MOST_UNITS,
    unit: 'units',
    example: '150',
  })
  return { ...kind, read: (text) => kind.read(text.trim().replace(/(units?|kwh)$/i, '')) }
}

/** A number that may be left out: '' then. */
function leftOpen(kind: Kind<number>): Kind<string> {
  return {
    initial: '',
    read(text): Reading<string> {
      if (text.trim() === '') return value('')
      const reading = kind.read(text)
      return reading.ok ? value(kind.write(reading.value)) : reading
    },
    write: (text) => text,
    show: (text) => (text === '' ? '' : kind.show(Number(text))),
  }
}

/** The visitor's own slabs: the last unit of each, left out for the last slab, and rupees a unit. */
export const ownSlabs = rowList(
  {
    upTo: leftOpen(number({ initial: 0, min: 1, max: 1_00_000, unit: 'units', example: '100' })),
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
  area: choice(['urban', 'rural'], 'urban'),
  period: choice(['usual', 'month'], 'usual'),
  fuelPerUnit: leftOpen(amount({ initial: 0, min: 0, max: 100 })),
  fuelPercent: leftOpen(percent({ initial: 0, min: 0 })),
  other: amount({ initial: 0, min: 0, max: 1_00_00_000 }),
  subsidy: flag(false),
  ownSlabs,
  /** Rupees a month, and per cent. */
  ownFixed: amount({ initial: 0, min: 0, max: 1_00_000 }),
  ownDuty: percent({ initial: 0, min: 0 }),
}

export type ElectricityValues = Values<typeof electricityInputs>

export const hasSample = (state: ElectricityState): state is SampleState => state in sampleTariffs
