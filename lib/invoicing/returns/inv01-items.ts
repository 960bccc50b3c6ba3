import type { SupplyDocument } from '@/lib/invoicing/document/document'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import { divideHalfUp } from '@/lib/invoicing/model/exact'
import { chargedLines } from '@/lib/invoicing/model/filled-lines'
import { DECIMAL_STEPS, decimalSteps, readCell } from '@/lib/invoicing/model/line-numbers'
import { unitCode } from '@/lib/invoicing/model/unit-codes'
import { isService } from '@/lib/invoicing/returns/eway-gaps'
import { fileRupees } from '@/lib/invoicing/returns/file-values'
import { inv01Text } from '@/lib/invoicing/returns/inv01-parties'
import { currencyOf } from '@/lib/invoicing/tax/export-currency'
import { includesTax, type LineTotals, type Totals } from '@/lib/invoicing/tax/totals'

const WHOLE = 100n * DECIMAL_STEPS
/** Ten-thousandths of a unit in a thousandth: the format has three decimals, a line four. */
const FINER = 10n

/** Quantities and prices of the format, in thousandths. */
const thousandths = (steps: bigint): bigint => divideHalfUp(steps, FINER)
const asNumber = (steps: bigint): number => Number(steps) / 1_000

interface Priced {
  quantity: bigint
  unitPrice: bigint
  /** Before discounts and without tax. */
  totalPaise: bigint
  discountPaise: bigint
}

/** A discount on a price that includes tax, without the tax in it. */
const withoutTax = (paise: bigint, ratePercent: number): bigint =>
  divideHalfUp(paise * WHOLE, WHOLE + decimalSteps(ratePercent))

/**
 * The price of a line without tax and in rupees, which the format asks for: as typed, or for prices with tax
 * and for those in another currency worked back from the taxable value.
 */
function pricedLine(doc: SupplyDocument, line: DocumentLine, sums: LineTotals): Priced {
  const quantitySteps = stepsIn(line, 'quantity')
  const off = BigInt(sums.discountMinor + sums.shareMinor)
  const inclusive = includesTax(doc)
  const discountPaise = inclusive ? withoutTax(off, sums.taxRatePercent) : off
  const totalPaise = inclusive ? BigInt(sums.taxableMinor) + discountPaise : BigInt(sums.grossMinor)
  const asTyped = (!inclusive && !currencyOf(doc)) || quantitySteps === 0n
  const unitPrice = asTyped
    ? thousandths(stepsIn(line, 'rate'))
    : divideHalfUp(totalPaise * 10n * DECIMAL_STEPS, quantitySteps)
  return { quantity: thousandths(quantitySteps), unitPrice, totalPaise, discountPaise }
}

/** The number of a cell in ten-thousandths; one that cannot be read has a document without totals. */
function stepsIn(line: DocumentLine, cell: 'quantity' | 'rate'): bigint {
  const reading = readCell(line, cell)
  if (!reading.ok) throw new RangeError(`The ${cell} of a line cannot be read`)
  return decimalSteps(reading.value)
}

/**
 * What the portal allows quantity × price to differ from the amount of a line: a rupee, here in
 * ten-thousandths of a paisa.
 */
const TOLERANCE = 100n * 10_000n

/** True if quantity × price to three decimals each is the amount of the line, as the portal checks it. */
function isAmountOf({ quantity, unitPrice, totalPaise }: Priced): boolean {
  // Thousandths × thousandths of a rupee are ten-thousandths of a paisa.
  const difference = quantity * unitPrice - totalPaise * 10_000n
  return difference <= TOLERANCE && -difference <= TOLERANCE
}

const pricedLines = (doc: SupplyDocument, { lines }: Totals) =>
  chargedLines(doc).map((line, place) => ({
    line,
    sums: lines[place]!,
    priced: pricedLine(doc, line, lines[place]!),
  }))

/** True if every line can be written with three decimals of quantity and price. */
export const hasPricesOfFormat = (doc: SupplyDocument, result: Totals): boolean =>
  pricedLines(doc, result).every(({ priced }) => isAmountOf(priced))

const SHORTEST_DESCRIPTION = 3
const LONGEST_DESCRIPTION = 300

/** The words of an item, in the lengths of the format. */
function wordsOf({ description, hsn, extras }: DocumentLine) {
  const PrdDesc = inv01Text(description, LONGEST_DESCRIPTION)
  const [batch, serial] = [inv01Text(extras.batch ?? '', 20), inv01Text(extras.serial ?? '', 20)]
  return {
    ...(PrdDesc.length >= SHORTEST_DESCRIPTION && { PrdDesc }),
    IsServc: isService(hsn) ? 'Y' : 'N',
    HsnCd: hsn.trim(),
    ...(serial !== '' && { PrdSlNo: serial }),
    ...(batch.length >= 3 && { BchDtls: { Nm: batch } }),
  }
}

/** The lines of an e-invoice as the format names them; charges are lines too. */
export const inv01Items = (doc: SupplyDocument, result: Totals) =>
  pricedLines(doc, result).map(({ line, sums, priced }, place) => ({
    SlNo: String(place + 1),
    ...wordsOf(line),
    Qty: asNumber(priced.quantity),
    // A service has no unit in the list of the portal.
    ...(!isService(line.hsn) && { Unit: unitCode(line.unit, line.hsn).code }),
    UnitPrice: asNumber(priced.unitPrice),
    TotAmt: fileRupees(Number(priced.totalPaise)),
    Discount: fileRupees(Number(priced.discountPaise)),
    AssAmt: fileRupees(sums.taxableMinor),
    GstRt: sums.taxRatePercent,
    IgstAmt: fileRupees(sums.igstMinor),
    CgstAmt: fileRupees(sums.cgstMinor),
    SgstAmt: fileRupees(sums.sgstMinor),
    TotItemVal: fileRupees(sums.taxableMinor + sums.igstMinor + sums.cgstMinor + sums.sgstMinor),
  }))
