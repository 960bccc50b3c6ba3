import { type SpecialKind, specialKinds, type SpecialLaw } from '@/lib/rules/income-tax/tax-law'

/** Rupees a year of each kind of income that is taxed at a rate of its own. */
export type SpecialIncome = Readonly<Record<SpecialKind, number>>

export const NO_SPECIAL_INCOME: SpecialIncome = {
  lottery: 0,
  crypto: 0,
  short20: 0,
  long125: 0,
  equityLong: 0,
}

/** All income at special rates, rupees a year. */
export const totalSpecialIncome = (special: SpecialIncome): number =>
  Object.values(special).reduce((total, amount) => total + amount, 0)

/** Rupees. */
export interface SpecialShare {
  kind: SpecialKind
  income: number
  /** After the unused basic exemption and, of long-term equity, the part that is free. */
  taxed: number
  ratePercent: number
  /** Less what is ignored. */
  tax: number
  /** The part of the tax at the rate that is not charged; see `TaxCase`. */
  ignoredTax: number
}

/**
 * Capital gains: a resident takes off them the basic exemption that other income leaves, in this order, and
 * sets a house loss off against them. Winnings and virtual digital assets take neither.
 */
export const gainKinds: readonly SpecialKind[] = ['short20', 'long125', 'equityLong']

/** The capital gains among it, rupees a year. */
export const gainsOf = (special: SpecialIncome): number =>
  gainKinds.reduce((sum, kind) => sum + special[kind], 0)

/** True for a kind of income that is a capital gain. */
export const isGain = (kind: SpecialKind): boolean => gainKinds.includes(kind)

/**
 * The tax of each kind of income at its own rate; kinds without income are left out.
 * @param unusedExemption rupees of the nil slab that slab-rate income does not fill
 * @param ignored rupees of the tax on `long125` that are not charged
 */
export function specialShares(
  law: SpecialLaw,
  special: SpecialIncome,
  { unusedExemption, ignored }: { unusedExemption: number; ignored: number },
): SpecialShare[] {
  let unused = unusedExemption
  return specialKinds.flatMap((kind) => {
    const income = special[kind]
    const exempt = isGain(kind) ? Math.min(income, unused) : 0
    unused -= exempt
    const free = kind === 'equityLong' ? law.equityLongFree : 0
    const taxed = Math.max(0, income - exempt - free)
    const ratePercent = law.ratePercent[kind]
    const full = (taxed * ratePercent) / 100
    const ignoredTax = kind === 'long125' ? Math.min(ignored, full) : 0
    return income > 0 ? [{ kind, income, taxed, ratePercent, tax: full - ignoredTax, ignoredTax }] : []
  })
}
