import type { ChargeName, SlabLine } from '@/lib/energy/electricity-bill'
import { electricityStates } from '@/lib/energy/electricity-inputs'
import { grouped } from '@/lib/format/numbers'
import { namesOfStates } from '@/lib/rules/state-names'

/** In the order of the form: states with a sample first. */
export const electricityStateNames = namesOfStates(electricityStates)

export const chargeNames: Record<ChargeName, string> = {
  energyCharge: 'Energy charge',
  fixedCharge: 'Fixed charge',
  customerCharge: 'Customer charge',
  fuelSurcharge: 'Fuel surcharge',
  regulatorySurcharge: 'Regulatory asset surcharge',
  pensionSurcharge: 'Pension surcharge',
  electricityDuty: 'Electricity duty',
  otherCharges: 'Other charges',
  subsidy: 'Subsidy',
}

/** A slab by its ends: 'Up to 100 units', '101 to 300 units', 'Above 500 units'. */
export function slabName({ from, upTo }: Pick<SlabLine, 'from' | 'upTo'>): string {
  if (upTo === Infinity) return from === 0 ? 'All units' : `Above ${grouped(from)} units`
  return from === 0 ? `Up to ${grouped(upTo)} units` : `${grouped(from + 1)} to ${grouped(upTo)} units`
}

export const unitsInWords = (units: number) => `${grouped(units, 3)} unit${units === 1 ? '' : 's'}`
