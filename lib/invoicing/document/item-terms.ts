import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { DiscountUnit, DocumentLine } from '@/lib/invoicing/document/document-line'
import type { ExtraColumns } from '@/lib/invoicing/document/extra-columns'
import type { References } from '@/lib/invoicing/document/references'
import type { ExportCurrency } from '@/lib/invoicing/document/export-currencies'
import type { TaxTerms } from '@/lib/invoicing/document/tax-terms'

export interface ItemTerms extends TaxTerms {
  references: References
  columns: ExtraColumns
  lines: readonly DocumentLine[]
  /** Freight, packing and the like, each one piece of its amount. Their ids are below zero. */
  charges: readonly DocumentLine[]
  /** On all lines together, before tax; charges bear none of it. */
  overallDiscount: string
  overallDiscountUnit: DiscountUnit
  /** Rates include GST. */
  pricesInclude: boolean
  roundOff: boolean
  terms: string
  /** The currency of an export's prices; '' for rupees. */
  currency: ExportCurrency | ''
  /** Rupees for one unit of it. */
  exchangeRate: string
  /** Day of the rate. */
  rateDate: CalendarDay
}
