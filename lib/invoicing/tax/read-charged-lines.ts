import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import { type BusinessDocument, hasItems, isOffer } from '@/lib/invoicing/document/document'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import { chargedLines, filledLines } from '@/lib/invoicing/model/filled-lines'
import { type LineNumbers, readLine } from '@/lib/invoicing/model/line-numbers'
import { receiptLines } from '@/lib/invoicing/model/receipt-lines'
import { minorUnitsOf } from '@/lib/invoicing/tax/export-currency'
import { readOverallDiscount, allocateDiscount } from '@/lib/invoicing/tax/overall-discount'
import { isZeroRated } from '@/lib/invoicing/tax/place-of-supply'

/** The line with the rate that is charged on it; the same object if that is its own. */
function taxed(doc: BusinessDocument, line: DocumentLine): DocumentLine {
  const rate = chargedRate(doc, line)
  return rate === line.taxRatePercent ? line : { ...line, taxRatePercent: rate }
}

function chargedRate(doc: BusinessDocument, line: DocumentLine): string {
  if (!chargesTax(doc) || (isZeroRated(doc) && doc.zeroRated === 'withoutTax')) return ''
  return isOffer(doc) && !doc.ratePerLine ? doc.taxRatePercent : line.taxRatePercent
}

/** The share of each item in the discount on all of them; null while it cannot be read. Charges have none. */
function discountShares(doc: BusinessDocument, numbers: readonly LineNumbers[]): bigint[] | null {
  if (!hasItems(doc)) return []
  const items = numbers.slice(0, filledLines(doc).length)
  const prices = items.map(({ grossMinor, discountMinor }) => grossMinor - discountMinor)
  const discount = readOverallDiscount(
    doc,
    prices.reduce((sum, price) => sum + price, 0n),
    minorUnitsOf(doc),
  )
  return discount.ok ? allocateDiscount(discount.value, prices) : null
}

/** A line as it is charged, with amounts in the smallest units of the document's currency. */
export interface ChargedLine {
  line: DocumentLine
  numbers: LineNumbers
  /** Its share of the discount on all items; a charge has none. */
  share: bigint
}

/**
 * All lines of a document as they are charged.
 * @returns null while one cannot be read
 */
export function readChargedLines(doc: BusinessDocument): ChargedLine[] | null {
  const units = minorUnitsOf(doc)
  const read: Omit<ChargedLine, 'share'>[] = []
  for (const line of hasItems(doc) ? chargedLines(doc) : receiptLines(doc)) {
    const reading = readLine(taxed(doc, line), units)
    if (!reading.ok) return null
    read.push({ line, numbers: reading.value })
  }
  const shares = discountShares(
    doc,
    read.map(({ numbers }) => numbers),
  )
  return shares && read.map((one, place) => ({ ...one, share: shares[place] ?? 0n }))
}
