import type { RentAllowanceLaw } from '@/lib/rules/income-tax/rent-allowance'
import type { RentCity } from '@/lib/rules/income-tax/rent-cities'

export interface Rented {
  /** Rupees a month. */
  basic: number
  allowance: number
  rent: number
  /** Where the rented home is. */
  city: RentCity
  /** In one of the four metros, whichever; counts while no city is chosen. */
  inMetro: boolean
}

/**
 * House rent allowance that is free of tax, rupees a month: the least of the allowance itself, the rent beyond a
 * tenth of basic salary, and half of basic salary in a metro or two fifths elsewhere. Not below zero.
 */
export function exemptRentAllowance(
  law: RentAllowanceLaw,
  { basic, allowance, rent, city, inMetro }: Rented,
): number {
  const isMetro = city === 'other' ? inMetro : law.metros.includes(city)
  const share = isMetro ? law.metroPercent : law.elsewherePercent
  const beyond = rent - (basic * law.ownSharePercent) / 100
  return Math.max(0, Math.min(allowance, beyond, (basic * share) / 100))
}
