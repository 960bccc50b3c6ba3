import type { Invoice } from '@/lib/invoicing/document/invoice'
import { divideHalfUp } from '@/lib/invoicing/model/exact'
import {
  discountPercent,
  type NumberKind,
  paiseOf,
  DECIMAL_STEPS,
  decimalSteps,
  receiptAmount,
} from '@/lib/invoicing/model/line-numbers'

/** The amounts added to an invoice's total (TCS) and deducted from it (TDS, payment received), in whole paise. */
export interface Payable {
  /** Tax collected at source, on the total with GST. */
  tcsPaise: number
  /** Tax that the client will deduct at source, on the value without GST. */
  tdsPaise: number
  /** Paid before or with the invoice. */
  receivedPaise: number
  /** Total and TCS less TDS and what was received; below zero when more was received. */
  balancePaise: number
}

/** How its fields are read. */
export const payableKinds = {
  tcsPercent: discountPercent,
  tdsPercent: discountPercent,
  received: receiptAmount,
} satisfies Record<string, NumberKind>

/** What is payable of a cash memo, which is paid when it is given. */
export const paidInFull = (totalPaise: number): Payable => ({
  ...nothingBut(totalPaise),
  receivedPaise: totalPaise,
  balancePaise: 0,
})

/** What is payable of a document that is no invoice. */
export const nothingBut = (totalPaise: number): Payable => ({
  tcsPaise: 0,
  tdsPaise: 0,
  receivedPaise: 0,
  balancePaise: totalPaise,
})

const percentOf = (paise: number, percent: number) =>
  Number(divideHalfUp(BigInt(paise) * decimalSteps(percent), 100n * DECIMAL_STEPS))

/**
 * The balance of an invoice. TCS and TDS are rounded to the paisa, half up.
 * @returns null while one of its numbers cannot be read Source: section 206C of the Income-tax Act, 1961 (TCS
 * on the amount received, GST included); CBDT Circulars 23/2017 and 13/2021 (no TDS on GST that an invoice
 * shows apart)
 */
export function readPayable(invoice: Invoice, totalPaise: number, taxablePaise: number): Payable | null {
  const tcs = payableKinds.tcsPercent.read(invoice.tcsPercent)
  const tds = payableKinds.tdsPercent.read(invoice.tdsPercent)
  const received = payableKinds.received.read(invoice.received)
  if (!tcs.ok || !tds.ok || !received.ok) return null
  const tcsPaise = percentOf(totalPaise, tcs.value)
  const tdsPaise = percentOf(taxablePaise, tds.value)
  const receivedPaise = paiseOf(received.value)
  return { tcsPaise, tdsPaise, receivedPaise, balancePaise: totalPaise + tcsPaise - tdsPaise - receivedPaise }
}
