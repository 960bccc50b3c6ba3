import { inForce } from '@/lib/rules/in-force'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import { paiseOf, receiptAmount } from '@/lib/invoicing/model/line-numbers'
import { rentMonths } from '@/lib/invoicing/rent/rent-receipts'
import { landlordPanAbove } from '@/lib/rules/gst/invoice-fields'
import { type RuleRow, ruleOn } from '@/lib/rules/rule'
import type { TdsTerms } from '@/lib/rules/tds/tds-terms'
import { tdsKinds } from '@/lib/rules/tds/tds-kinds'

const MONTHS_OF_A_YEAR = 12

/** Monthly rent in rupees; 0 while it cannot be read. */
function rentOf({ amount }: Receipt): number {
  const reading = receiptAmount.read(amount)
  return reading.ok ? reading.value : 0
}

/** True if a year of this rent is above the limit from which the landlord's PAN is reported for HRA. */
export function needsLandlordPan(receipt: Receipt): boolean {
  return rentOf(receipt) * MONTHS_OF_A_YEAR > inForce(landlordPanAbove).value
}

export interface RentTds {
  /** For all the months of the receipt: it is deducted once, in the last month of the year or of the tenancy. */
  tdsPaise: number
  months: number
  ratePercent: number
  /** The row of law, with the day from which the rate holds. */
  row: RuleRow<TdsTerms>
}

const FIRST_DAY_KNOWN = tdsKinds.houseRent.terms.values[0]!.from

/**
 * The TDS that a tenant who is an individual or HUF without tax audit deducts from this rent.
 * @returns null where the monthly rent is within the limit, or the law of the month is not known here
 * Source: section 194-IB of the Income-tax Act, 1961; section 393(1), Sl. 2(i), of the Income-tax Act, 2025
 */
export function proposedRentTds(receipt: Receipt): RentTds | null {
  const months = rentMonths(receipt)
  const last = months.at(-1)!.month
  if (last === '' || `${last}-01` < FIRST_DAY_KNOWN) return null
  const row = ruleOn(tdsKinds.houseRent.terms, `${last}-01`)
  const { limit, ratePercent } = row.value
  const rent = rentOf(receipt)
  if (rent <= limit) return null
  const tdsPaise = Math.round((paiseOf(rent) * months.length * ratePercent) / 100)
  return { tdsPaise, months: months.length, ratePercent, row }
}

/** True if some month of the receipt is not over yet; rent is acknowledged when it was paid. */
export function isForFutureMonth(receipt: Receipt, today: string): boolean {
  const last = rentMonths(receipt).at(-1)!.month
  return today !== '' && last > today.slice(0, 7)
}
