/** @jest-environment node */
import fc from 'fast-check'
import { papersOf } from '@/components/documents/paper/papers-of'
import { type BusinessDocument, isOffer, type ItemDocument } from '@/lib/invoicing/document/document'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import { documentKinds } from '@/lib/invoicing/document/document-kinds'
import { looks } from '@/lib/invoicing/document/look'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { blankLine } from '@/lib/invoicing/model/blank-line'
import { blankClient } from '@/lib/invoicing/model/blank-party'
import { GSTIN_27, registered } from '@/tests/lib/invoicing/sample-documents'

/** 2,000 documents of all kinds and looks; `JANTAR_THOROUGH=1` takes five times as many. */
const COUNT = process.env.JANTAR_THOROUGH ? 10_000 : 2_000
const MOST_LINES = 60

jest.setTimeout(600_000)

/** An exact fraction: sums, products and quotients of these have no rounding. */
interface Fraction {
  over: bigint
  under: bigint
}
const whole = (over: bigint): Fraction => ({ over, under: 1n })
const times = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under })
const by = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.under, under: a.under * b.over })
const minus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under - b.over * a.under,
  under: a.under * b.under,
})
/** '12.5' is 125 / 10; an empty cell is nothing. */
function fraction(text: string): Fraction {
  const [digits = '0', decimals = ''] = (text || '0').split('.')
  return { over: BigInt(digits + decimals), under: 10n ** BigInt(decimals.length) }
}
/** The nearest whole number, a half up; none is below zero. */
const rounded = ({ over, under }: Fraction) => (2n * over + under) / (2n * under)
const HUNDRED = whole(100n)

interface Row {
  taxable: bigint
  heads: bigint[]
}

/** A line in paise: quantity × rate, less the discount, each to the paisa; tax in one head or in two halves. */
function rowOf(line: DocumentLine, rate: Fraction, headCount: bigint, inclusive: boolean): Row {
  const gross = rounded(times(times(fraction(line.quantity), fraction(line.rate)), HUNDRED))
  const discount = rounded(by(times(whole(gross), fraction(line.discount)), HUNDRED))
  const price = whole(gross - discount)
  const base = inclusive ? minus(HUNDRED, times(whole(-1n), rate)) : HUNDRED
  const head = rounded(by(times(price, rate), times(base, whole(headCount))))
  const heads = Array.from({ length: Number(headCount) }, () => head)
  return { taxable: price.over - (inclusive ? head * headCount : 0n), heads }
}

const sumOf = (all: readonly bigint[]) => all.reduce((sum, one) => sum + one, 0n)
const taxOf = ({ heads }: Row) => sumOf(heads)

const isBought = ({ kind }: BusinessDocument) =>
  ['purchaseOrder', 'selfInvoice', 'paymentVoucher'].includes(kind)

/** The rows of a document and its total in paise. */
function expected(doc: ItemDocument) {
  const isCharged = !('supply' in doc) || doc.supply === 'tax' || doc.supply === 'mixed'
  const isFree = !isBought(doc) && doc.specialZone && doc.zeroRated === 'withoutTax'
  const rateOf = (line: DocumentLine) => {
    if (!isCharged || isFree) return whole(0n)
    return fraction(isOffer(doc) && !doc.ratePerLine ? doc.taxRatePercent : line.taxRatePercent)
  }
  const headCount = doc.client.state !== '27' || doc.specialZone ? 1n : 2n
  const inclusive = doc.pricesInclude && !doc.reverseCharge
  const rows = doc.lines.map((line) => rowOf(line, rateOf(line), headCount, inclusive))
  const taxable = sumOf(rows.map((row) => row.taxable))
  const tax = sumOf(rows.map(taxOf))
  const payable = taxable + (doc.reverseCharge ? 0n : tax)
  return { rows, taxable, tax, total: doc.roundOff ? ((payable + 50n) / 100n) * 100n : payable }
}

const decimals = (most: number, places: number) =>
  fc.integer({ min: 0, max: most * 10 ** places }).map((steps) => (steps / 10 ** places).toFixed(places))

const anyLine = fc.record({
  quantity: decimals(999, 3),
  rate: decimals(9_999, 4),
  discount: fc.constantFrom('', '', '5', '12.5', '33.33'),
  taxRatePercent: fc.constantFrom('0', '0.25', '3', '5', '18', '40'),
  hsn: fc.constantFrom('', '9403', '998313'),
})

const anyTerms = fc.record({
  supply: fc.constantFrom('tax' as const, 'tax' as const, 'mixed' as const, 'exempt' as const),
  pricesInclude: fc.boolean(),
  reverseCharge: fc.constantFrom(false, false, true),
  roundOff: fc.boolean(),
  ratePerLine: fc.boolean(),
  taxRatePercent: fc.constantFrom('0', '5', '18'),
  specialZone: fc.constantFrom(false, false, false, true),
  zeroRated: fc.constantFrom('withTax' as const, 'withoutTax' as const),
})

const itemKinds = documentKinds.filter((kind) => kind !== 'receipt')

const anyDocument = fc
  .record({
    kind: fc.constantFrom(...itemKinds),
    look: fc.constantFrom(...looks),
    // As many short documents as long ones.
    lines: fc.oneof(
      fc.array(anyLine, { minLength: 1, maxLength: 6 }),
      fc.array(anyLine, { minLength: 7, maxLength: MOST_LINES }),
    ),
    terms: anyTerms,
    state: fc.constantFrom('27', '29'),
    columns: fc.record({ lineTax: fc.boolean(), lineTotal: fc.boolean(), bothRates: fc.boolean() }),
  })
  .map(({ kind, look, lines, terms, state, columns }) => {
    const blank = blankDocument(kind, { id: 'd', number: 'N-1', date: '2026-11-21', now: 0 })
    const known = Object.fromEntries(Object.entries(terms).filter(([name]) => name in blank))
    return {
      ...blank,
      ...known,
      look,
      style: { ...blank.style, ...columns },
      business: { ...registered, state: '27', gstin: GSTIN_27 },
      client: { ...blankClient, state },
      lines: lines.map((line, row) => ({ ...blankLine(row + 1, ''), description: 'x', ...line })),
    } as ItemDocument
  })

/** '1,23,456.70' in paise. */
const paise = (text: string) => BigInt(text.replace(/[₹,.]/g, ''))

test(`${COUNT} random documents of 1 to ${MOST_LINES} lines print each figure as exact fractions have it`, () => {
  const seen = new Set<string>()
  for (const doc of fc.sample(anyDocument, { seed: 20_261_128, numRuns: COUNT })) {
    seen.add(doc.kind).add(doc.look)
    const { rows, taxable, tax, total } = expected(doc)
    const [paper] = papersOf(doc)!
    const name = `${doc.look} ${doc.kind}, ${doc.lines.length} lines`
    const { columns, rows: printed } = paper!.table!
    const column = (...headings: string[]) => {
      const at = columns.findIndex(({ heading }) => headings.includes(heading.replace(/ \(.+\)$/, '')))
      return at === -1 ? null : printed.map((row) => paise(row[at]!))
    }
    expect([name, column('Taxable value', 'Amount')]).toEqual([name, rows.map((row) => row.taxable)])
    const [taxes, totals] = [column('Tax'), column('Total')]
    if (taxes) expect([name, taxes]).toEqual([name, rows.map(taxOf)])
    if (totals) expect([name, totals]).toEqual([name, rows.map((row) => row.taxable + taxOf(row))])
    const valueOf = (label: string) => {
      const found = paper!.sums.find((sum) => sum.label === label || sum.label.startsWith(`${label} (`))
      return found && paise(found.value)
    }
    expect([name, valueOf('Total')]).toEqual([name, total])
    if (paper!.taxes === null) {
      expect([name, tax]).toEqual([name, 0n])
      continue
    }
    const heads = ['CGST', 'SGST', 'IGST'].flatMap((head) => valueOf(head) ?? [])
    expect([name, valueOf('Taxable value'), sumOf(heads)]).toEqual([name, taxable, tax])
  }
  expect(seen.size).toBe(itemKinds.length + looks.length)
})
