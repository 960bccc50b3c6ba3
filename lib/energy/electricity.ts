import { type Billing, billingBy } from '@/lib/energy/electricity-bill'
import { sampleBill } from '@/lib/energy/electricity-sample-bill'
import { choice, flag } from '@/lib/inputs/choices'
import { type Kind, type Reading, value } from '@/lib/inputs/kind'
import { amount, number, percent } from '@/lib/inputs/quantities'
import { rowList } from '@/lib/inputs/rows'
import type { ReadValues, Values } from '@/lib/inputs/tool-inputs'
import { type SampleState, sampleTariffs } from '@/lib/rules/energy/electricity-samples'

/** States with a sample first, then those with a published tariff, then large states without one that we can vouch for. */
export const electricityStates = [
  ...(['MH', 'DL', 'KA', 'GJ', 'TG', 'TN', 'UP', 'WB'] as const),
  ...(['AP', 'AS', 'BR', 'CG', 'HR', 'JH', 'KL', 'MP', 'OD', 'PB', 'RJ'] as const),
] as const
export type ElectricityState = (typeof electricityStates)[number]

/** Room for a town; below zero the bill is zero, as at zero. */
const MOST_UNITS = 1_00_00_00_000

const kilowattHours = (initial: number, min: number) =>
  number({
    initial,
    min,
    max: MOST_UNITS,
    unit: 'units',
    example: '150',
    units: { unit: 1, units: 1, kwh: 1 },
  })

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

export type ReadElectricity = ReadValues<typeof electricityInputs>
type Chosen = Pick<ElectricityValues, 'state' | 'tariff'>

/** What only the published tariffs need: see `lib/energy/electricity-published`. */
export interface PublishedTariffs {
  isKnown(state: ElectricityState): boolean
  billByTariff(state: ElectricityState, read: ReadElectricity): Billing | null
  billByOwnSlabs(read: ReadElectricity): Billing | null
  monthPaise(state: ElectricityState, units: number): number | null
}

/** All but a sample; a state that has none is billed by its published tariff. */
const needsTariff = ({ state, tariff }: Chosen) => tariff !== 'sample' || !hasSample(state)

function billingFor(
  { state, tariff }: Chosen,
  read: ReadElectricity,
  published: PublishedTariffs | null,
): Billing | null {
  if (tariff === 'sample' && hasSample(state)) {
    return billingBy((units) => sampleBill(sampleTariffs[state], units))
  }
  if (!published) return null
  return tariff === 'own' ? published.billByOwnSlabs(read) : published.billByTariff(state, read)
}

/** Whether the sample of a fresh page is asked for, which the build has compared with the published tariff. */
function isFirst(read: ReadElectricity): boolean {
  const asked = read('state', 'tariff', 'units')
  const { state, tariff, units } = electricityInputs
  return asked?.tariff === tariff.initial && asked.state === state.initial && asked.units === units.initial
}

/** The sample is compared with the published tariff, so once anything is changed that is wanted too. */
export const wantsPublished = (read: ReadElectricity) => read('state', 'tariff') !== null && !isFirst(read)

/** What the published tariff bills for a month, beside the sample; null where that is not known, or not yet. */
function besideSample(read: ReadElectricity, published: PublishedTariffs | null): number | null {
  const asked = read('state', 'units')
  return asked && published && published.monthPaise(asked.state, asked.units)
}

/**
 * What the fields come to, by a sample or, once they are there, by a published tariff. Without a bill, a field has a
 * problem, the tariffs are on their way, or none is known.
 * @param firstPublishedPaise what the published tariff bills for a month on a fresh page
 */
export function electricityFrom(
  read: ReadElectricity,
  published: PublishedTariffs | null,
  firstPublishedPaise: number,
) {
  const chosen = read('state', 'tariff')
  const asked = read('units')
  const byTariff = chosen && needsTariff(chosen) ? chosen : null
  const billing = chosen && billingFor(chosen, read, published)
  return {
    chosen,
    /** What is chosen, where it is not billed by a sample. */
    byTariff,
    billing,
    bill: asked && billing ? billing.billOf(asked.units) : null,
    publishedPaise: isFirst(read) ? firstPublishedPaise : besideSample(read, published),
    hasNoTariff:
      byTariff !== null && byTariff.tariff !== 'own' && published?.isKnown(byTariff.state) === false,
  }
}

export type ElectricityAnswer = ReturnType<typeof electricityFrom>
