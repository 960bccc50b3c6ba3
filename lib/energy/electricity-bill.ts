import { type Figure, figure, worded } from '@/lib/answers/figure'
import { toPaise } from '@/lib/money/paise'
import type { Slab } from '@/lib/rules/energy/electricity-samples'

/** One slab with the units that fall into it: those above `from`, up to `upTo`. */
export interface SlabLine {
  from: number
  upTo: number
  /** Paise a unit. */
  ratePaise: number
  /** Units charged in the slab; none where the use does not reach it. */
  units: number
  chargePaise: number
}

export type ChargeName =
  | 'energyCharge'
  | 'fixedCharge'
  | 'customerCharge'
  | 'fuelSurcharge'
  | 'regulatorySurcharge'
  | 'pensionSurcharge'
  | 'electricityDuty'
  | 'otherCharges'
  | 'subsidy'

/** A product by which a charge comes about. */
export type PlainBasis =
  | { by: 'units'; ratePaise: number; units: number }
  | { by: 'percent'; percent: number; ofPaise: number }
  | { by: 'load'; ratePaise: number; kilowatts: number; months: number }
  | { by: 'month'; ratePaise: number; months: number }

/** How a charge comes about; a screen writes its working from it. */
export type ChargeBasis =
  | PlainBasis
  | { by: 'sum'; parts: readonly PlainBasis[] }
  | { by: 'slabs' }
  | { by: 'given' }
  | { by: 'notKnown' }

export interface Charge {
  name: ChargeName
  paise: number
  basis: ChargeBasis
}

export interface ElectricityBill {
  units: number
  /** Months that the bill covers. */
  months: number
  /** All slabs that hold, the unreached ones too; none for a bill of zero. The last has no end. */
  slabs: readonly SlabLine[]
  /**
   * In the order of the bill; energy, fixed and fuel are always there. A subsidy is below zero, what is not known is 0.
   */
  charges: readonly Charge[]
  totalPaise: number
}

/** The total of a bill and the charges that it has: 0 where one is not known. */
export const billFigures = ({ totalPaise, charges }: ElectricityBill) => ({
  totalBill: figure('rupeesAndPaise', totalPaise / 100),
  ...(Object.fromEntries(charges.map((charge) => [charge.name, chargeFigure(charge)])) as Partial<
    Record<ChargeName, Figure>
  >),
})

const chargeFigure = ({ basis, paise }: Charge) =>
  basis.by === 'notKnown' ? worded(0) : figure('rupeesAndPaise', paise / 100)

/**
 * Cuts a use into slabs whose limits count from the first unit: 150 units with slabs to 100 and to 300 are 100 and 50.
 * @param times how often the limits are taken: 2 where slabs of a month hold for a bill of two
 */
export function slabLines(slabs: readonly Slab[], units: number, times = 1): SlabLine[] {
  return slabs.map(([limit, rupeesPerUnit], place) => {
    const from = place === 0 ? 0 : slabs[place - 1]![0] * times
    const upTo = limit * times
    const ratePaise = toPaise(rupeesPerUnit)
    const within = Math.max(0, Math.min(units, upTo) - from)
    return { from, upTo, ratePaise, units: within, chargePaise: ratePaise * within }
  })
}

export const sumOf = (paise: readonly number[]): number => paise.reduce((sum, part) => sum + part, 0)

const NOTHING = { paise: 0, basis: { by: 'given' } } as const

/** No unit used, or fewer than none: nothing to pay. Specification, section 5. */
export const zeroBill = (units: number, months: number): ElectricityBill => ({
  units,
  months,
  slabs: [],
  charges: [
    { name: 'energyCharge', ...NOTHING },
    { name: 'fixedCharge', ...NOTHING },
    { name: 'fuelSurcharge', ...NOTHING },
  ],
  totalPaise: 0,
})

/**
 * How a tariff bills a use, and what it saves to use so many units less: the difference of two whole bills, in paise.
 */
export interface Billing {
  billOf(units: number): ElectricityBill
  savingPaise(units: number, less: number): number
}

/** The average cost of a unit, in paise; null below one unit, where it is nearly all fixed charge. */
export const averagePaise = (paise: number, units: number): number | null =>
  units < 1 ? null : paise / units
