import type { CalendarDay } from '@/lib/calendar/calendar-day'
import {
  type BusinessDocument,
  type ExportCurrency,
  hasItems,
  type ItemDocument,
} from '@/lib/invoicing/model/document'
import { halfUp } from '@/lib/invoicing/model/exact'
import { exchangeRate, MOST_PAISE, PERCENT_STEPS, percentSteps } from '@/lib/invoicing/model/line-numbers'
import { isUnregistered } from '@/lib/invoicing/model/document-groups'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import { spread } from '@/lib/invoicing/tax/overall-discount'
import { isZeroRated, OTHER_COUNTRY, placeOfSupply } from '@/lib/invoicing/tax/place-of-supply'
import type { ChargedLines } from '@/lib/invoicing/tax/read-charged-lines'

/** The currency in which an export is priced. */
export interface CurrencyTerms {
  currency: ExportCurrency
  /** Rupees for one unit, as typed. */
  exchangeRate: string
  /** Of the rate; '' while it is not known. */
  rateDate: CalendarDay
}

/** Whether a document may be priced in another currency: an export, also by a seller without GST registration. */
export const isPricedAbroad = (doc: BusinessDocument): doc is ItemDocument =>
  hasItems(doc) &&
  isZeroRated(doc) &&
  placeOfSupply(doc) === OTHER_COUNTRY &&
  (chargesTax(doc) || isUnregistered(doc))

/** The currency of a document's prices, null for rupees. */
export function currencyOf(doc: BusinessDocument): CurrencyTerms | null {
  if (!isPricedAbroad(doc) || doc.currency === '') return null
  return { currency: doc.currency, exchangeRate: doc.exchangeRate, rateDate: doc.rateDate }
}

/**
 * Lines of hundredths of a currency in paise. Their prices together, times the rate, are rounded once to the paisa, half
 * up, and divided in the proportion of the prices, so that the lines add up to what the document is worth in rupees.
 * @returns null while the rate cannot be read, or where a line exceeds what is counted exactly
 * Source: CGST Rules, rule 34 (the value in rupees, on which GST is charged)
 */
export function inRupees(charged: ChargedLines, rateText: string): ChargedLines | null {
  const rate = exchangeRate.read(rateText)
  if (!rate.ok) return null
  const convert = (hundredths: bigint) => halfUp(hundredths * percentSteps(rate.value), PERCENT_STEPS)
  const { source, numbers } = charged
  const prices = numbers.map(
    ({ grossPaise, discountPaise }, place) => grossPaise - discountPaise - (charged.shares[place] ?? 0n),
  )
  const pricesPaise = spread(convert(prices.reduce((sum, price) => sum + price, 0n)), prices)
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
