import { isOffer, type ItemDocument } from '@/lib/invoicing/document/document'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import { divideHalfUp, toWholeSteps } from '@/lib/invoicing/model/exact'
import { filledLines } from '@/lib/invoicing/model/filled-lines'
import { receiptAmount, taxRate } from '@/lib/invoicing/model/line-numbers'
import { readInclusivePrice } from '@/lib/invoicing/model/mrp-text'
import { withItemRate } from '@/lib/invoicing/model/offer-rate'
import { isRegistrationOpen } from '@/lib/invoicing/model/registration'
import { BLANK_ITEM, type Item } from '@/lib/invoicing/model/saved-documents'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import { currencyOf } from '@/lib/invoicing/tax/export-currency'
import { includesTax } from '@/lib/invoicing/tax/totals'

/** Decimals of a rate. */
const DECIMALS = 4
const WHOLE = 100n * 10n ** BigInt(DECIMALS)

/**
 * A price with GST as the price without it, or the other way; to four decimals, half up. One that cannot be read stays.
 */
function convertedPrice({ rate, taxRatePercent }: Item, toInclusive: boolean): string {
  const [price, percent] = [receiptAmount.read(rate), taxRate.read(taxRatePercent)]
  const steps = price.ok ? toWholeSteps(price.value, DECIMALS) : null
  const tax = percent.ok ? toWholeSteps(percent.value, DECIMALS) : null
  if (steps === null || tax === null || rate.trim() === '') return rate
  const converted = toInclusive
    ? divideHalfUp(steps * (WHOLE + tax), WHOLE)
    : divideHalfUp(steps * WHOLE, WHOLE + tax)
  return String(Number(converted) / 10 ** DECIMALS)
}

/**
 * A document with a saved item put on one of its lines. Where the item's price has GST and the prices of the
 * document do not, or the other way, an item that is alone decides for the document, and any other price is
 * converted. A saved price is in rupees.
 */
export function withBookItem(
  doc: ItemDocument,
  lines: readonly DocumentLine[],
  line: DocumentLine,
  item: Item,
): Partial<ItemDocument> {
  const put = (rate: string) => {
    const priced = { ...line, rate }
    return withItemRate(
      doc,
      lines.map((one) => (one === line ? priced : one)),
      priced,
    )
  }
  if (currencyOf(doc)) return put('')
  const inclusive = includesTax(doc)
  if (!chargesTax(doc) || item.withTax === inclusive) return put(item.rate)
  const isAlone = filledLines({ ...doc, lines }).every((one) => one === line)
  if (isAlone && !doc.reverseCharge) return { ...put(item.rate), pricesInclude: item.withTax }
  return put(convertedPrice(item, inclusive))
}

/**
 * A document with the price of one of its lines where that was typed with GST in it: 'MRP 120 incl. 5 %'.
 * Where the line is alone, the prices of the document include GST from then on and are printed with and
 * without it; among others it is converted to what they are. Without changes for any other text, for a price
 * in a foreign currency, and among others as long as it is not known whether GST is charged.
 */
export function withTypedPrice(doc: ItemDocument, id: number): Partial<ItemDocument> {
  const line = doc.lines.find((one) => one.id === id)
  const price = line && readInclusivePrice(line.rate)
  if (!price || currencyOf(doc)) return {}
  const isOpen = isRegistrationOpen(doc)
  if (isOpen && !doc.pricesInclude && filledLines(doc).some((one) => one !== line)) return {}
  const priced = { ...line, rate: price.rate, taxRatePercent: price.taxRatePercent ?? rateOf(doc, line) }
  const lines = doc.lines.map((one) => (one === line ? priced : one))
  const taken = withBookItem(doc, lines, priced, { ...BLANK_ITEM, ...priced, withTax: true })
  const pricesInclude = taken.pricesInclude ?? (isOpen || doc.pricesInclude)
  return pricesInclude ? { ...taken, pricesInclude, style: { ...doc.style, bothRates: true } } : taken
}

/** The GST rate that counts for a line. */
const rateOf = (doc: ItemDocument, line: DocumentLine) =>
  isOffer(doc) && !doc.ratePerLine ? doc.taxRatePercent : line.taxRatePercent
