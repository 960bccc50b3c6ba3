import { divideHalfUp } from '@/lib/invoicing/model/exact'
import { exchangeRate, MOST_PAISE, DECIMAL_STEPS, decimalSteps } from '@/lib/invoicing/model/line-numbers'
import { allocateDiscount } from '@/lib/invoicing/tax/overall-discount'
import type { ChargedLine } from '@/lib/invoicing/tax/read-charged-lines'

/**
 * Lines of the smallest units of a currency in paise. Their prices together, times the rate, are rounded once
 * to the paisa, half up, and divided in the proportion of the prices, so that the lines add up to what the
 * document is worth in rupees.
 * @returns null while the rate cannot be read, or where a line exceeds what is counted exactly
 * Source: CGST Rules, rule 34 (the value in rupees, on which GST is charged)
 */
export function linesInRupees(
  charged: readonly ChargedLine[],
  rateText: string,
  units: bigint,
): ChargedLine[] | null {
  const rate = exchangeRate.read(rateText)
  if (!rate.ok) return null
  const convert = (minor: bigint) =>
    divideHalfUp(minor * decimalSteps(rate.value) * 100n, DECIMAL_STEPS * units)
  const prices = charged.map(({ numbers, share }) => numbers.grossMinor - numbers.discountMinor - share)
  const pricesPaise = allocateDiscount(convert(prices.reduce((sum, price) => sum + price, 0n)), prices)
  if (pricesPaise.some((price) => price > MOST_PAISE)) return null
  return charged.map(({ line, numbers, ...own }, place) => {
    const [discountPaise, share] = [convert(numbers.discountMinor), convert(own.share)]
    const grossPaise = pricesPaise[place]! + discountPaise + share
    return { line, share, numbers: { ...numbers, grossMinor: grossPaise, discountMinor: discountPaise } }
  })
}
