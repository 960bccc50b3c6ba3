import type { ItemDocument } from '@/lib/invoicing/document/document'
import { divideHalfUp } from '@/lib/invoicing/model/exact'
import {
  discountPercent,
  toMinorUnits,
  type NumberProblem,
  DECIMAL_STEPS,
  decimalSteps,
  receiptAmount,
} from '@/lib/invoicing/model/line-numbers'
import { problem, type Reading, value } from '@/lib/inputs/kind'

type Discounted = Pick<ItemDocument, 'overallDiscount' | 'overallDiscountUnit'>

/** How the discount on a whole document is read. */
export const overallDiscountKind = ({ overallDiscountUnit }: Discounted) =>
  overallDiscountUnit === 'rupees' ? receiptAmount : discountPercent

/**
 * The discount on a sum of prices, in the smallest units of their currency; a per cent of it is rounded half up.
 * @param units the smallest units in one of the currency of the prices
 */
export function readOverallDiscount(
  doc: Discounted,
  priceMinor: bigint,
  units: bigint,
): Reading<bigint, NumberProblem> {
  const reading = overallDiscountKind(doc).read(doc.overallDiscount)
  if (!reading.ok) return reading
  if (doc.overallDiscountUnit === 'percent')
    return value(divideHalfUp(priceMinor * decimalSteps(reading.value), 100n * DECIMAL_STEPS))
  const discountMinor = toMinorUnits(reading.value, units)
  return discountMinor > priceMinor ? problem({ kind: 'discountAboveAmount' }) : value(discountMinor)
}

/**
 * A sum divided in the proportion of some prices, in whole units that add up to it: each has what its share is rounded
 * down, and the units left over go to the largest fractions, the earlier first.
 * @param total no more than the sum of the prices
 */
export function allocateDiscount(total: bigint, prices: readonly bigint[]): bigint[] {
  const whole = prices.reduce((sum, price) => sum + price, 0n)
  if (total === 0n) return prices.map(() => 0n)
  const shares = prices.map((price) => (total * price) / whole)
  const left = Number(total - shares.reduce((sum, share) => sum + share, 0n))
  const largest = prices
    .map((price, place) => ({ fraction: (total * price) % whole, place }))
    .sort((a, b) => (a.fraction === b.fraction ? 0 : a.fraction < b.fraction ? 1 : -1))
  for (const { place } of largest.slice(0, left)) shares[place]! += 1n
  return shares
}
