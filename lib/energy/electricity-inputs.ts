import { groupAmount } from '@/lib/inputs/amount-typing'
import { choice, flag } from '@/lib/inputs/choices'
import { type Kind, type Reading, value } from '@/lib/inputs/kind'
import { amount, number, percent } from '@/lib/inputs/quantities'
import type { Values } from '@/lib/inputs/tool-inputs'
import { type SampleState, sampleTariffs } from '@/lib/rules/electricity-samples'

/** States with a sample first; what we hold of West Bengal is that we hold no tariff of it. */
export const electricityStates = ['MH', 'DL', 'KA', 'GJ', 'TG', 'TN', 'UP', 'WB'] as const
export type ElectricityState = (typeof electricityStates)[number]

/** Room for a town; below zero the bill is zero, as at zero. */
const MOST_UNITS = 1_00_00_00_000

const kilowattHours = (initial: number, min: number): Kind<number> => {
  const kind = number({
    initial,
    min,
    max: MOST_UNITS,
    say: (bound) => `${groupAmount(String(bound))} units`,
    example: '150',
  })
  return { ...kind, read: (text) => kind.read(text.trim().replace(/\s*(units?|kwh)$/i, '')) }
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

export const electricityInputs = {
  units: kilowattHours(150, -1e15),
  state: choice(electricityStates, 'MH'),
  tariff: choice(['sample', 'published'], 'sample'),
  /** Units by which the use could fall. */
  less: kilowattHours(20, 0),
  /** kW. */
  load: number({ initial: 2, min: 0.1, max: 1_000, say: (bound) => `${bound} kW`, example: '2' }),
  area: choice(['urban', 'rural'], 'urban'),
  period: choice(['usual', 'month'], 'usual'),
  fuelPerUnit: leftOpen(amount({ initial: 0, min: 0, max: 100 })),
  fuelPercent: leftOpen(percent({ initial: 0, min: 0 })),
  other: amount({ initial: 0, min: 0, max: 1_00_00_000 }),
  subsidy: flag(false),
}

export type ElectricityValues = Values<typeof electricityInputs>

export const hasSample = (state: ElectricityState): state is SampleState => state in sampleTariffs
