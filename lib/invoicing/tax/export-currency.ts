import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { type BusinessDocument, hasItems, type ItemDocument } from '@/lib/invoicing/document/document'
import type { ExportCurrency } from '@/lib/invoicing/document/export-currencies'
import { isUnregistered } from '@/lib/invoicing/model/document-groups'
import { isRegistrationOpen } from '@/lib/invoicing/model/registration'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import { isAbroad, isZeroRated } from '@/lib/invoicing/tax/place-of-supply'
import { minorUnitsIn } from '@/lib/money/minor-units'

/** The currency in which an export is priced. */
export interface CurrencyTerms {
  currency: ExportCurrency
  /** Rupees for one unit, as typed. */
  exchangeRate: string
  /** The day of the rate; '' while it is not known. */
  rateDate: CalendarDay
}

/** True if a document may be priced in another currency: an export, also by a seller without GST registration. */
export const isPricedAbroad = (doc: BusinessDocument): doc is ItemDocument =>
  hasItems(doc) &&
  isZeroRated(doc) &&
  isAbroad(doc) &&
  (chargesTax(doc) || isUnregistered(doc) || isRegistrationOpen(doc))

/** The smallest units in one of the currency of a document's prices: 100 paise. */
export const minorUnitsOf = (doc: BusinessDocument): bigint =>
  minorUnitsIn(currencyOf(doc)?.currency ?? 'INR')

/** The currency of a document's prices, null for rupees. */
export function currencyOf(doc: BusinessDocument): CurrencyTerms | null {
  if (!isPricedAbroad(doc) || doc.currency === '') return null
  return { currency: doc.currency, exchangeRate: doc.exchangeRate, rateDate: doc.rateDate }
}
