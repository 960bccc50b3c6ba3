import {
  type Charge,
  type ChargeName,
  type ElectricityBill,
  type PlainBasis,
  slabLines,
  type SlabLine,
  sumOf,
  zeroBill,
} from '@/lib/energy/electricity-bill'
import { toPaise, wholePaise } from '@/lib/money/paise'
import type { Slab } from '@/lib/rules/energy/electricity-samples'
import type { AreaTariff, ElectricityTariff, FixedCharge } from '@/lib/rules/energy/electricity-tariff'

/** The consumption and the connection for which a bill is computed. */
export interface ElectricityUse {
  /** kWh in the whole time of the bill. */
  units: number
  months: number
  /** Sanctioned load in kW. */
  kilowatts: number
  phase: 'single' | 'three'
  area: 'urban' | 'rural'
  /** The fuel charge as the visitor's own bill has it, rupees a unit and per cent; null takes the tariff's, if any. */
  fuelPerUnit: number | null
  fuelPercent: number | null
  /** Rupees that the bill adds for other things. */
  other: number
  subsidised: boolean
}

/** The parts of a tariff that a bill is computed from. */
export type BilledTariff = Pick<
  ElectricityTariff,
  'slabMonths' | 'urban' | 'rural' | 'fuelPerUnit' | 'surcharges' | 'subsidy'
> & { customer?: ElectricityTariff['customer'] | undefined }

/** Rounded to the paisa, halves up. */
function productPaise(basis: PlainBasis): number {
  switch (basis.by) {
    case 'units':
      return wholePaise(basis.ratePaise * basis.units)
    case 'percent':
      return wholePaise((basis.percent * basis.ofPaise) / 100)
    case 'load':
      return wholePaise(basis.ratePaise * basis.kilowatts * basis.months)
    case 'month':
      return basis.ratePaise * basis.months
  }
}

const chargeBy = (name: ChargeName, basis: PlainBasis): Charge => ({
  name,
  paise: productPaise(basis),
  basis,
})

/** The rural tariff of a rural connection if there is one, else the tariff for all. */
export const areaTariff = (
  { urban, rural }: Pick<BilledTariff, 'urban' | 'rural'>,
  area: ElectricityUse['area'],
): AreaTariff => (area === 'rural' && rural ? rural : urban)

/** The slabs that hold for a use: those of the first group whose limits of units and load it does not pass. */
function slabsFor(
  { groups }: AreaTariff,
  { units, kilowatts }: ElectricityUse,
  times: number,
): readonly Slab[] {
  const group = groups.find(
    ({ upTo, upToKilowatts = Infinity }) => units <= upTo * times && kilowatts <= upToKilowatts,
  )
  if (!group) throw new RangeError(`No group of slabs for ${units} units and ${kilowatts} kW`)
  return group.slabs
}

const notKnown = (name: ChargeName): Charge => ({ name, paise: 0, basis: { by: 'notKnown' } })

/** The fixed charge of a use: the one for all, or the first whose limit the use does not pass. */
function fixedFor(
  fixed: Exclude<AreaTariff['fixed'], 'notFound'>,
  { units, months }: ElectricityUse,
): FixedCharge {
  if ('per' in fixed) return fixed
  const found = fixed.find(({ upTo }) => units <= upTo * months)
  if (!found) throw new RangeError(`No fixed charge for ${units} units`)
  return found
}

function fixedCharge({ fixed }: AreaTariff, use: ElectricityUse): Charge {
  if (fixed === 'notFound') return notKnown('fixedCharge')
  const { kilowatts, months, phase } = use
  const { per, bands, threePhase = bands } = fixedFor(fixed, use)
  const band = (phase === 'three' ? threePhase : bands).find(([upTo]) => kilowatts <= upTo)
  if (!band) throw new RangeError(`No fixed charge for ${kilowatts} kW`)
  const ratePaise = toPaise(band[1])
  return chargeBy(
    'fixedCharge',
    per === 'kW' ? { by: 'load', ratePaise, kilowatts, months } : { by: 'month', ratePaise, months },
  )
}

/** The tariff's fuel charge a unit, or the visitor's own in its place, and a percentage where one is given. */
function fuelCharge(tariff: BilledTariff, use: ElectricityUse, energyAndFixed: number): Charge {
  const perUnit = use.fuelPerUnit ?? tariff.fuelPerUnit
  if (perUnit === null && use.fuelPercent === null) return notKnown('fuelSurcharge')
  const parts: PlainBasis[] = []
  if (perUnit !== null) parts.push({ by: 'units', ratePaise: perUnit * 100, units: use.units })
  if (use.fuelPercent !== null)
    parts.push({ by: 'percent', percent: use.fuelPercent, ofPaise: energyAndFixed })
  return { name: 'fuelSurcharge', paise: sumOf(parts.map(productPaise)), basis: { by: 'sum', parts } }
}

/** The rate of the step in which the whole use falls. */
const rateOfUse = (steps: readonly Slab[], { units, months }: ElectricityUse) =>
  steps.find(([upTo]) => units <= upTo * months)![1]

function surchargesOf({ surcharges }: BilledTariff, use: ElectricityUse, energyAndFixed: number): Charge[] {
  return surcharges.map((surcharge) => {
    if ('percent' in surcharge)
      return chargeBy(surcharge.name, { by: 'percent', percent: surcharge.percent, ofPaise: energyAndFixed })
    const rupees = 'byUse' in surcharge ? rateOfUse(surcharge.byUse, use) : surcharge.rupeesPerUnit
    return chargeBy(surcharge.name, { by: 'units', ratePaise: toPaise(rupees), units: use.units })
  })
}

/** The possible bases of the electricity duty, in paise. */
type DutyBase = Record<'energy' | 'energyAndSurcharge' | 'all', number>

function dutyOf({ duty }: AreaTariff, units: number, paiseOf: DutyBase): Charge[] {
  if (duty === 'none') return []
  if (duty === 'notFound') return [notKnown('electricityDuty')]
  const basis =
    'percent' in duty
      ? ({ by: 'percent', percent: duty.percent, ofPaise: paiseOf[duty.on] } as const)
      : ({ by: 'units', ratePaise: toPaise(duty.rupeesPerUnit), units } as const)
  return [chargeBy('electricityDuty', basis)]
}

const hasCustomerCharge = ({ customer }: BilledTariff, { units, months }: ElectricityUse) =>
  customer !== undefined && units > customer.above * months && units <= customer.upTo * months

function customerOf(tariff: BilledTariff, use: ElectricityUse): Charge[] {
  const { customer } = tariff
  const { months } = use
  if (!customer || !hasCustomerCharge(tariff, use)) return []
  return [chargeBy('customerCharge', { by: 'month', ratePaise: toPaise(customer.rupees), months })]
}

/** @param freePaise the energy charge of the units that are free of themselves */
function subsidyOf(
  { subsidy }: BilledTariff,
  use: ElectricityUse,
  billedPaise: number,
  freePaise: number,
): Charge[] {
  if (!subsidy || !use.subsidised) return []
  const { freeUpTo, restAlone, halfUpTo = 0, mostOff = 0 } = subsidy
  const off = (paise: number): Charge[] => [{ name: 'subsidy', paise: -paise, basis: { by: 'given' } }]
  if (use.units <= freeUpTo * use.months) return off(billedPaise)
  if (restAlone) return off(freePaise)
  if (use.units > halfUpTo * use.months) return []
  return off(Math.min(wholePaise(billedPaise / 2), toPaise(mostOff) * use.months))
}

/** True if the tariff's slabs were found for a load, in kW. */
export const coversLoad = (
  { upToKilowatts = Infinity }: Pick<ElectricityTariff, 'upToKilowatts'>,
  kilowatts: number,
) => kilowatts <= upToKilowatts

const rounded = (line: SlabLine): SlabLine => ({ ...line, chargePaise: wholePaise(line.chargePaise) })

const energyPaise = (lines: readonly SlabLine[]) => sumOf(lines.map(({ chargePaise }) => chargePaise))

/**
 * A bill by a published tariff: energy by slabs, fixed charge by load, fuel charge, surcharges, duty, less a subsidy.
 * Every charge is rounded to the paisa before it is added; slabs of a month are taken as often as the bill has months.
 * A charge that was not found counts as 0. Zero units or fewer give a bill of zero (specification, section 5).
 * @throws RangeError for a use that no group or band covers: ask `coversLoad` first
 */
export function publishedBill(tariff: BilledTariff, use: ElectricityUse): ElectricityBill {
  const { units, months } = use
  if (units <= 0) return zeroBill(units, months)
  const area = areaTariff(tariff, use.area)
  const times = months / tariff.slabMonths
  const linesOf = (used: number) => slabLines(slabsFor(area, use, times), used, times).map(rounded)
  const slabs = linesOf(units)
  const energy = energyPaise(slabs)
  const fixed = fixedCharge(area, use)
  const fuel = fuelCharge(tariff, use, energy + fixed.paise)
  const surcharges = surchargesOf(tariff, use, energy + fixed.paise)
  const dutyBase = {
    energy,
    energyAndSurcharge: energy + sumOf(surcharges.map(({ paise }) => paise)),
    all: energy + fixed.paise + fuel.paise,
  }
  const billed: Charge[] = [
    { name: 'energyCharge', paise: energy, basis: { by: 'slabs' } },
    fixed,
    ...customerOf(tariff, use),
    fuel,
    ...surcharges,
    ...dutyOf(area, units, dutyBase),
  ]
  const freeUnits = tariff.subsidy ? Math.min(units, tariff.subsidy.freeUpTo * months) : 0
  const free = energyPaise(linesOf(freeUnits))
  const charges = [...billed, ...subsidyOf(tariff, use, sumOf(billed.map(({ paise }) => paise)), free)]
  if (use.other > 0) charges.push({ name: 'otherCharges', paise: toPaise(use.other), basis: { by: 'given' } })
  return { units, months, slabs, charges, totalPaise: sumOf(charges.map(({ paise }) => paise)) }
}

/**
 * The saving with fewer units, in paise: the difference of the two bills. A customer charge that is known for
 * one of the two uses alone is in neither, since the other bill has one too, of an amount that was not found.
 */
export function publishedSavingPaise(tariff: BilledTariff, use: ElectricityUse, fewer: number): number {
  const less = { ...use, units: fewer }
  const comparable = fewer <= 0 || hasCustomerCharge(tariff, use) === hasCustomerCharge(tariff, less)
  const compared = comparable ? tariff : { ...tariff, customer: undefined }
  return publishedBill(compared, use).totalPaise - publishedBill(compared, less).totalPaise
}
