import { divideHalfUp } from '@/lib/invoicing/model/exact'
import { exchangeRate, MOST_PAISE, PERCENT_STEPS, percentSteps } from '@/lib/invoicing/model/line-numbers'
import { allocateDiscount } from '@/lib/invoicing/tax/overall-discount'
import type { ChargedLines } from '@/lib/invoicing/tax/read-charged-lines'

/**
 * Lines of the smallest units of a currency in paise. Their prices together, times the rate, are rounded once to the paisa, half
 * up, and divided in the proportion of the prices, so that the lines add up to what the document is worth in rupees.
 * @returns null while the rate cannot be read, or where a line exceeds what is counted exactly
 * Source: CGST Rules, rule 34 (the value in rupees, on which GST is charged)
 */
export function linesInRupees(charged: ChargedLines, rateText: string, units: bigint): ChargedLines | null {
  const rate = exchangeRate.read(rateText)
  if (!rate.ok) return null
  const convert = (minor: bigint) =>
    divideHalfUp(minor * percentSteps(rate.value) * 100n, PERCENT_STEPS * units)
  const { source, numbers } = charged
  const prices = numbers.map(
    ({ grossPaise, discountPaise }, place) => grossPaise - discountPaise - (charged.shares[place] ?? 0n),
  )
  const pricesPaise = allocateDiscount(convert(prices.reduce((sum, price) => sum + price, 0n)), prices)
  if (pricesPaise.some((price) => price > MOST_PAISE)) return null
  const shares = charged.shares.map(convert)
  return {
    source,
    shares,
    numbers: numbers.map((own, place) => {
      const discountPaise = convert(own.discountPaise)
      const grossPaise = pricesPaise[place]! + discountPaise + (shares[place] ?? 0n)
      return { ...own, grossPaise, discountPaise }
    }),
  }
}
