import fc from 'fast-check'
import {
  type BusinessDocument,
  hasItems,
  type ItemDocument,
  type SupplyDocument,
} from '@/lib/invoicing/document/document'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { blankBusiness, blankClient } from '@/lib/invoicing/model/blank-party'
import { blankLine } from '@/lib/invoicing/model/blank-line'
import { GSTIN_27, GSTIN_29 } from '@/tests/lib/invoicing/sample-documents'

/**
 * Decimals as whole numbers of 10⁻⁸, apart from the code under test: quantity and rate have up to four decimals each.
 */
const parse = (text: string): bigint => {
  const [whole = '0', fraction = ''] = (text.trim() || '0').split('.')
  return BigInt(whole + fraction.padEnd(8, '0').slice(0, 8))
}
const ONE = 100_000_000n
const halfUp = (over: bigint, under: bigint) => (over * 2n + under) / (under * 2n)

interface Expected {
  taxable: bigint
  cgst: bigint
  sgst: bigint
  igst: bigint
  total: bigint
}

/** ISO 4217: a yen and a won have no parts, the dinars and the rial of the Gulf have a thousand. */
const PARTS: Readonly<Record<string, bigint>> = {
  JPY: 1n,
  KRW: 1n,
  KWD: 1000n,
  BHD: 1000n,
  OMR: 1000n,
  JOD: 1000n,
}
const partsIn = (doc: BusinessDocument) => (isForeign(doc) && PARTS[doc.currency]) || 100n

function priceOf(line: DocumentLine, parts = 100n): bigint {
  const gross = halfUp(parse(line.quantity) * parse(line.rate) * parts, ONE * ONE)
  return line.discountUnit === 'rupees'
    ? gross - halfUp(parse(line.discount) * parts, ONE)
    : gross - halfUp(gross * parse(line.discount), 100n * ONE)
}

/**
 * A total shared over prices, unit by unit: each goes to the price that is furthest below its exact share. Shares are
 * compared as fractions over the sum of the prices.
 */
function shared(total: bigint, prices: readonly bigint[]): bigint[] {
  const whole = prices.reduce((sum, price) => sum + price, 0n)
  if (whole === 0n) return prices.map(() => 0n)
  const shares = prices.map((price) => (total * price - ((total * price) % whole)) / whole)
  for (let left = total - shares.reduce((sum, share) => sum + share, 0n); left > 0n; left -= 1n) {
    const short = prices.map((price, place) => total * price - shares[place]! * whole)
    const most = short.reduce((place, one, other) => (one > short[place]! ? other : place), 0)
    shares[most]! += 1n
  }
  return shares
}

/** The discount on all items. */
function sharesOf(doc: ItemDocument, prices: readonly bigint[]): bigint[] {
  const whole = prices.reduce((sum, price) => sum + price, 0n)
  const inRupees = doc.overallDiscountUnit === 'rupees'
  const total = inRupees
    ? halfUp(parse(doc.overallDiscount) * partsIn(doc), ONE)
    : halfUp(whole * parse(doc.overallDiscount), 100n * ONE)
  return shared(total, prices)
}

/** What is charged with the rate of each: a receipt has its amount, of which only an advance bears tax. */
function chargedParts(doc: BusinessDocument): Part[] {
  if (!hasItems(doc))
    return [
      {
        price: halfUp(parse(doc.amount) * 100n, ONE),
        rate:
          ['advance', 'refund'].includes(doc.type) && doc.supply === 'tax' ? parse(doc.taxRatePercent) : 0n,
      },
    ]
  const inParts = (line: DocumentLine) => priceOf(line, partsIn(doc))
  const shares = sharesOf(doc, doc.lines.map(inParts))
  const one = 'ratePerLine' in doc && !doc.ratePerLine ? doc.taxRatePercent : null
  const charged = !('supply' in doc) || doc.supply === 'tax'
  return [...doc.lines, ...doc.charges].map((line, place) => ({
    price: inParts(line) - (shares[place] ?? 0n),
    rate: charged ? parse(one ?? line.taxRatePercent) : 0n,
  }))
}

const isBought = ({ kind }: BusinessDocument) =>
  ['purchaseOrder', 'selfInvoice', 'paymentVoucher'].includes(kind)
const isAbroad = (doc: BusinessDocument) => doc.placeOfSupply === '96'

/** Whether the prices are in another currency: on an export that charges tax. */
const isForeign = (doc: BusinessDocument): doc is ItemDocument =>
  hasItems(doc) &&
  doc.currency !== '' &&
  isAbroad(doc) &&
  !isBought(doc) &&
  (!('supply' in doc) || doc.supply === 'tax')

/** Prices in paise: what they come to together times the rate, rounded half up, shared over them. */
const convertedPrices = (prices: readonly bigint[], rate: bigint, parts: bigint): bigint[] =>
  shared(halfUp(prices.reduce((sum, price) => sum + price, 0n) * rate * 100n, ONE * parts), prices)

/** Paise of a document by schoolbook decimals; its place of supply is the state of the client, or another country. */
export function expectedSums(doc: BusinessDocument): Expected {
  const parts = chargedParts(doc)
  if (!isForeign(doc)) return sumsOfParts(doc, parts)
  const inPaise = convertedPrices(
    parts.map(({ price }) => price),
    parse(doc.exchangeRate),
    partsIn(doc),
  )
  return sumsOfParts(
    doc,
    parts.map((part, place) => ({ ...part, price: inPaise[place]! })),
  )
}

/** What is expected in the smallest units of the currency of its prices; null for rupees. */
export const expectedForeign = (doc: BusinessDocument): Expected | null =>
  isForeign(doc) ? sumsOfParts(doc, chargedParts(doc)) : null

/** Value and tax of each line in the smallest units of the currency of its prices. */
export const expectedLines = (doc: ItemDocument) =>
  taxedParts(doc, chargedParts(doc)).slice(0, doc.lines.length)

interface Part {
  price: bigint
  rate: bigint
}

function taxedParts(doc: BusinessDocument, parts: readonly Part[]) {
  const interState = doc.business.state !== doc.client.state || doc.specialZone || isAbroad(doc)
  const isFree = !isBought(doc) && doc.zeroRated === 'withoutTax' && (doc.specialZone || isAbroad(doc))
  const inclusive = !doc.reverseCharge && (!hasItems(doc) || doc.pricesInclude)
  return parts.map(({ price, rate: own }) => {
    const rate = isFree ? 0n : own
    const base = inclusive ? 100n * ONE + rate : 100n * ONE
    const whole = interState ? halfUp(price * rate, base) : 0n
    const half = interState ? 0n : halfUp(price * rate, base * 2n)
    return { taxable: price - (inclusive ? whole + half * 2n : 0n), whole, half, tax: whole + half * 2n }
  })
}

function sumsOfParts(doc: BusinessDocument, parts: readonly Part[]): Expected {
  const sums = { taxable: 0n, cgst: 0n, sgst: 0n, igst: 0n }
  for (const { taxable, whole, half } of taxedParts(doc, parts)) {
    sums.taxable += taxable
    sums.cgst += half
    sums.sgst += half
    sums.igst += whole
  }
  const payable = sums.taxable + (doc.reverseCharge ? 0n : sums.cgst + sums.sgst + sums.igst)
  const rounds = hasItems(doc) && doc.roundOff && !isForeign(doc)
  return { ...sums, total: rounds ? ((payable + 50n) / 100n) * 100n : payable }
}

export const decimal = (most: number, places: number) =>
  fc.integer({ min: 0, max: most * 10 ** places }).map((steps) => (steps / 10 ** places).toFixed(places))

const anyLine: fc.Arbitrary<DocumentLine> = fc
  .record({
    quantity: decimal(999, 3),
    rate: decimal(9_999, 4),
    discount: fc.oneof(fc.constant(''), decimal(100, 2)),
    taxRatePercent: fc.constantFrom('0', '0.25', '3', '5', '18', '40'),
    hsn: fc.constantFrom('9403', '0902', '998313'),
    unit: fc.constantFrom('nos', 'kg', ''),
  })
  .map((cells) => ({ ...blankLine(1, ''), description: 'x', ...cells }))

const anyDocument: fc.Arbitrary<SupplyDocument> = fc
  .record({
    kind: fc.constantFrom(
      'invoice' as const,
      'invoice' as const,
      'cashMemo' as const,
      'creditNote' as const,
      'debitNote' as const,
    ),
    lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    supply: fc.constantFrom('tax' as const, 'tax' as const, 'exempt' as const),
    pricesInclude: fc.boolean(),
    roundOff: fc.boolean(),
    reverseCharge: fc.boolean(),
    specialZone: fc.constantFrom(false, false, true),
    charges: fc.array(anyLine, { maxLength: 2 }),
    overallDiscount: fc.oneof(fc.constant(''), decimal(100, 2)),
    overallDiscountUnit: fc.constantFrom('percent' as const, 'percent' as const, 'rupees' as const),
    state: fc.constantFrom('27', '29'),
    gstin: fc.boolean(),
    zeroRated: fc.constantFrom('withTax' as const, 'withoutTax' as const),
    placeOfSupply: fc.constantFrom('', '', '96'),
    currency: fc.constantFrom('' as const, 'USD' as const, 'AED' as const, 'JPY' as const, 'KWD' as const),
    // Of larger amounts a double is no multiple of a paisa, which the schema of the return asks for.
    exchangeRate: decimal(1, 4).filter((rate) => Number(rate) > 0),
    irn: fc.constantFrom('', 'ab'.repeat(32)),
    ackNumber: fc.constantFrom('', '112610054321'),
  })
  .map(({ kind, state, gstin, lines, charges, ...rest }) => ({
    ...blankDocument(kind, { id: '', number: '', date: '2026-10-15', now: 0 }),
    ...rest,
    // A discount in rupees is no more than the items come to.
    lines: lines.map((line, place) => ({ ...line, id: place + 1 })),
    overallDiscount:
      rest.overallDiscountUnit === 'rupees' &&
      parse(rest.overallDiscount) * 100n > lines.reduce((sum, line) => sum + priceOf(line), 0n) * ONE
        ? ''
        : rest.overallDiscount,
    charges: charges.map((line, place) => ({ ...line, id: -1 - place, quantity: '1' })),
    business: { ...blankBusiness, state: '27', gstin: GSTIN_27 },
    client: { ...blankClient, state, gstin: gstin ? (state === '27' ? GSTIN_27 : GSTIN_29) : '' },
  })) as fc.Arbitrary<SupplyDocument>

/** 400 invoices and notes of October 2026, the same in every run. */
export const randomDocuments = fc
  .sample(anyDocument, { seed: 20_261_122, numRuns: 400 })
  .map((doc, place) => ({ ...doc, id: `d${place}`, number: `N-${place + 1}` }))
