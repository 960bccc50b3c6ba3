import fc from 'fast-check'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { blankLine, MOST_LINES } from '@/lib/invoicing/model/blank-line'
import { cellProblem } from '@/lib/invoicing/model/line-numbers'
import { allocateDiscount } from '@/lib/invoicing/tax/overall-discount'
import { totals } from '@/lib/invoicing/tax/totals'
import { expectedForeign, expectedSums, randomDocuments } from '@/tests/lib/invoicing/random-documents'
import { between, invoice, lines, quotation, receipt, within } from '@/tests/lib/invoicing/sample-documents'

/** Paise: taxable value, CGST, SGST or UTGST, IGST, total. */
type Sums = [number, number, number, number, number]

function sumsOf(doc: BusinessDocument): Sums | null {
  const result = totals(doc)
  return (
    result && [result.subtotalMinor, result.cgstMinor, result.sgstMinor, result.igstMinor, result.totalMinor]
  )
}

const inclusive = { pricesInclude: true }
const rounded = { roundOff: true }

const repeated = (count: number, sum: string) => lines(...Array.from({ length: count }, () => sum))

describe('an invoice, worked by hand', () => {
  it.each<[string, Partial<Invoice>, Sums]>([
    ['a fresh page: one empty line is nothing', {}, [0, 0, 0, 0, 0]],
    ['12,500 at 18% within the state: 1,125 twice (the page’s own example)', { lines: lines('1 × 12500') }, [1250000, 112500, 112500, 0, 1475000]],
    ['12,500 at 18% to another state: IGST 2,250', { lines: lines('1 × 12500'), ...between('27', '29') }, [1250000, 0, 0, 225000, 1475000]],
    ['1,246.50 at 18%: 9% is 112.185, half up 112.19 twice', { lines: lines('1 × 1246.50') }, [124650, 11219, 11219, 0, 147088]],
    ['the blog’s bill: chairs 10 × 2,400 less 5% at 18%, and 20 × 150 at 5%', { lines: lines('10 × 2400 @ 18 less 5', '20 × 150 @ 5') }, [2580000, 212700, 212700, 0, 3005400]],
    ['half a paisa of an amount goes up: 0.5 × 0.01 is 0.005, so 0.01', { lines: lines('0.5 × 0.01 @ 0') }, [1, 0, 0, 0, 1]],
    ['less than half a paisa goes down: 0.49 × 0.01', { lines: lines('0.49 × 0.01 @ 0') }, [0, 0, 0, 0, 0]],
    ['1 × 1.005 is 1.01: half a paisa up, though the double is below it', { lines: lines('1 × 1.005 @ 0') }, [101, 0, 0, 0, 101]],
    ['a tax of half a paisa: 9% of 0.50 is 0.045, so 0.05 twice', { lines: lines('1 × 0.50') }, [50, 5, 5, 0, 60]],
    ['as IGST: 18% of 0.50 is 0.09', { lines: lines('1 × 0.50'), ...between('27', '29') }, [50, 0, 0, 9, 59]],
    ['rough stones at 0.25%: 0.125% of 80,000 is 100', { lines: lines('1 × 80000 @ 0.25') }, [8000000, 10000, 10000, 0, 8020000]],
    ['four rates: 100 each at 0, 5, 18 and 40% carry 0, 5, 18 and 40', { lines: lines('1 × 100 @ 0', '1 × 100 @ 5', '1 × 100', '1 × 100 @ 40') }, [40000, 3150, 3150, 0, 46300]],
    ['a discount of 10% on 3 × 99.99: 29.997 is 30.00, leaves 269.97; 9% is 24.2973', { lines: lines('3 × 99.99 @ 18 less 10') }, [26997, 2430, 2430, 0, 31857]],
    ['a discount of half a paisa goes up: 50% of 0.01 is 0.01, and nothing is left', { lines: lines('1 × 0.01 @ 18 less 50') }, [0, 0, 0, 0, 0]],
    ['a discount of ₹150.255 on 10 × 99.99: 150.26, leaves 849.64; 9% is 76.4676', { lines: lines('10 × 99.99 @ 18 less ₹150.255') }, [84964, 7647, 7647, 0, 100258]],
    ['1,000 with tax in it: 76.271… is 76.27 twice, leaves 847.46', { lines: lines('1 × 1000'), ...inclusive }, [84746, 7627, 7627, 0, 100000]],
    ['1,000 with IGST in it: 152.542… is 152.54, leaves 847.46', { lines: lines('1 × 1000'), ...inclusive, ...between('27', '29') }, [84746, 0, 0, 15254, 100000]],
    ['10% off 1,180 with tax in it: 1,062 holds 81 twice', { lines: lines('1 × 1180 @ 18 less 10'), ...inclusive }, [90000, 8100, 8100, 0, 106200]],
    ['rates mixed and inclusive: 105 at 5% and 118 at 18% are 100 each', { lines: lines('1 × 105 @ 5', '1 × 118'), ...inclusive }, [20000, 1150, 1150, 0, 22300]],
    ['reverse charge: the tax is shown and not collected', { lines: lines('1 × 5000'), reverseCharge: true }, [500000, 45000, 45000, 0, 500000]],
    ['reverse charge with inclusive prices: a price without collected tax has none in it', { lines: lines('1 × 5000'), reverseCharge: true, ...inclusive }, [500000, 45000, 45000, 0, 500000]],
    ['a composition dealer collects no tax', { lines: lines('4 × 250'), supply: 'composition' }, [100000, 0, 0, 0, 100000]],
    ['exempt goods carry none', { lines: lines('4 × 250'), supply: 'exempt', ...inclusive }, [100000, 0, 0, 0, 100000]],
    ['a seller without registration charges none', { lines: lines('4 × 250'), supply: 'unregistered' }, [100000, 0, 0, 0, 100000]],
    ['within Chandigarh: CGST and UTGST, half each', { lines: lines('1 × 1000'), ...within('04') }, [100000, 9000, 9000, 0, 118000]],
    ['to a special economic zone of the same state: IGST', { lines: lines('1 × 1000'), ...within('27'), specialZone: true }, [100000, 0, 0, 18000, 118000]],
    ['to another country: IGST', { lines: lines('1 × 1000'), ...within('27'), placeOfSupply: '96' }, [100000, 0, 0, 18000, 118000]],
    ['the place of supply decides, not the buyer’s address', { lines: lines('1 × 1000'), ...between('27', '29'), placeOfSupply: '27' }, [100000, 9000, 9000, 0, 118000]],
    ['49 paise are rounded away', { lines: lines('1 × 100.49 @ 0'), ...rounded }, [10049, 0, 0, 0, 10000]],
    ['50 paise are rounded up', { lines: lines('1 × 100.50 @ 0'), ...rounded }, [10050, 0, 0, 0, 10100]],
    ['numbers as people type them: 1,00,000 and १० and 2 lakh', { lines: lines('१० × 1,00,000 @ 0', '1 × 2lakh @ 0') }, [120000000, 0, 0, 0, 120000000]],
    ['₹1,000 crore on one line: 18% is ₹180 crore', { lines: lines('1000 × 10000000'), ...between('27', '29') }, [1000000000000, 0, 0, 180000000000, 1180000000000]],
    ['fractions of a unit: 2.375 kg at 84.50 is 200.6875, so 200.69; 2.5% is 5.01725', { lines: lines('2.375 × 84.50 @ 5') }, [20069, 502, 502, 0, 21073]],
  ])('%s', (_title, changes, expected) => {
    expect(sumsOf(invoice(changes))).toEqual(expected)
  }) // prettier-ignore
})

describe('a quotation', () => {
  it('carries no tax at first: 40,000 stay 40,000', () => {
    expect(sumsOf(quotation({ lines: lines('1 × 40000') }))).toEqual([4000000, 0, 0, 0, 4000000])
  })

  it('has one rate for all lines: 18% on 40,000 is 7,200, whatever the lines say', () => {
    const doc = quotation({ lines: lines('1 × 30000 @ 5', '1 × 10000 @ 40'), taxRatePercent: '18' })
    expect(sumsOf(doc)).toEqual([4000000, 360000, 360000, 0, 4720000])
  })

  it('or a rate for each line when that is wanted', () => {
    const doc = quotation({ lines: lines('1 × 100 @ 5', '1 × 100 @ 40'), ratePerLine: true })
    expect(sumsOf(doc)).toEqual([20000, 2250, 2250, 0, 24500])
  })
})

describe('a receipt', () => {
  it('comes to the money received', () => {
    expect(sumsOf(receipt({ amount: '12,345.67' }))).toEqual([1234567, 0, 0, 0, 1234567])
  })

  it('for an advance holds its tax: 11,800 are 10,000 and 900 twice', () => {
    expect(sumsOf(receipt({ amount: '11800', type: 'advance' }))).toEqual([1000000, 90000, 90000, 0, 1180000])
  })
})

describe('what cannot be read', () => {
  it.each([
    ['quantity', 'many'],
    ['quantity', '1.00001'],
    ['rate', '1e400'],
    ['rate', '-5'],
    ['discount', '101'],
    ['taxRatePercent', 'NaN'],
  ] as const)('%s %s gives no total rather than a wrong one', (cell, text) => {
    const line = { ...blankLine(1, '18'), rate: '10', [cell]: text }
    expect(totals(invoice({ lines: [line] }))).toBeNull()
  })

  it('a discount in rupees above the amount is refused at the discount', () => {
    const [line] = lines('2 × 50 less ₹100.01')
    expect(totals(invoice({ lines: [line!] }))).toBeNull()
    expect(cellProblem(line!, 'discount')).toEqual({ kind: 'discountAboveAmount' })
    expect(cellProblem(line!, 'rate')).toBeNull()
  })

  it('a line above ₹1,000 crore is refused', () => {
    const [line] = lines('1001 × 10000000')
    expect(totals(invoice({ lines: [line!] }))).toBeNull()
    expect(cellProblem(line!, 'rate')).toEqual({ kind: 'lineTooLarge' })
    expect(cellProblem(line!, 'quantity')).toBeNull()
  })

  it('a tax rate that nobody charges is not checked', () => {
    const line = { ...blankLine(1, 'whatever'), rate: '10' }
    expect(sumsOf(invoice({ lines: [line], supply: 'unregistered' }))).toEqual([1000, 0, 0, 0, 1000])
  })
})

test('400 random documents equal a separate decimal calculation to the paisa, and their parts add up', () => {
  for (const random of randomDocuments) {
    // A copy, whose sums nobody has asked for before.
    const doc = { ...random }
    const result = totals(doc)!
    const { taxable, cgst, sgst, igst, total } = expectedSums(doc)
    const found = sumsOf(doc)!.map(BigInt)
    expect({ number: doc.number, found }).toEqual({
      number: doc.number,
      found: [taxable, cgst, sgst, igst, total],
    })
    const { foreign } = result
    const inCurrency = expectedForeign(doc)
    expect([doc.number, foreign && [foreign.subtotalMinor, foreign.igstMinor, foreign.totalMinor]]).toEqual([
      doc.number,
      inCurrency && [inCurrency.taxable, inCurrency.igst, inCurrency.total].map(Number),
    ])
    const taxes = result.cgstMinor + result.sgstMinor + result.igstMinor
    const collected = doc.reverseCharge ? 0 : taxes
    expect(result.taxMinor).toBe(taxes)
    expect(result.subtotalMinor + collected + result.roundOffMinor).toBe(result.totalMinor)
    for (const part of ['grossMinor', 'discountMinor'] as const)
      expect(result.lines.reduce((sum, line) => sum + line[part], 0)).toBe(result[part])
    for (const part of ['taxableMinor', 'cgstMinor', 'sgstMinor', 'igstMinor'] as const) {
      const whole = part === 'taxableMinor' ? result.subtotalMinor : result[part]
      for (const rows of [result.lines, result.byRate])
        expect(rows.reduce((sum, row) => sum + row[part], 0)).toBe(whole)
    }
  }
})

test('a document of the most lines there may be, each as large as it may be, still counts exactly', () => {
  const result = totals(invoice({ lines: repeated(MOST_LINES, '1000 × 10000000 @ 100') }))!
  expect(result.totalMinor).toBe(2_000_000_000_000_000)
  expect(Number.isSafeInteger(result.totalMinor)).toBe(true)
})

test('tax is summed by HSN and rate, in the order of the lines', () => {
  const [first, second, third, fourth] = lines('1 × 100 @ 5', '1 × 200', '2 × 100 @ 5', '1 × 50 @ 5')
  const doc = invoice({
    lines: [
      { ...first!, hsn: '0902' },
      { ...second!, hsn: '9403' },
      { ...third!, hsn: ' 0902 ' },
      { ...fourth!, hsn: '1006' },
    ],
  })
  expect(
    totals(doc)!.byRate.map((row) => [row.hsn, row.taxRatePercent, row.taxableMinor, row.cgstMinor]),
  ).toEqual([
    ['0902', 5, 30000, 750],
    ['9403', 18, 20000, 1800],
    ['1006', 5, 5000, 125],
  ])
})

describe('a discount on all items, and charges', () => {
  const charge = (amount: string, taxRatePercent: string, place = 1) => ({
    ...blankLine(-place, taxRatePercent),
    description: 'Packing',
    rate: amount,
  })
  it.each<[string, Partial<Invoice>, Sums]>([
    ['10% of 1,000 + 500: 1,350 and 18% of it', { lines: lines('1 × 1000', '1 × 500'), overallDiscount: '10' }, [135000, 12150, 12150, 0, 159300]],
    ['₹100 on 300 at 18% and 100 at 5%: 225 and 75, so 40.50 and 3.75', { lines: lines('1 × 300', '1 × 100 @ 5'), overallDiscount: '100', overallDiscountUnit: 'rupees' }, [30000, 2213, 2213, 0, 34426]],
    ['₹1 on three times ₹1 is shared as 34, 33 and 33 paise', { lines: lines('1 × 1 @ 0', '1 × 1 @ 0', '1 × 1 @ 0'), overallDiscount: '1', overallDiscountUnit: 'rupees' }, [200, 0, 0, 0, 200]],
    ['after the discount of the line: 10% of 900', { lines: lines('1 × 1000 @ 0 less 10'), overallDiscount: '10' }, [81000, 0, 0, 0, 81000]],
    ['on prices with GST: 1,180 less 10% are 1,062, of which 900 before tax', { lines: lines('1 × 1180'), overallDiscount: '10', ...inclusive }, [90000, 8100, 8100, 0, 106200]],
    ['a charge of 200 at 5% with 1,000 at 18%: 10 and 180', { lines: lines('1 × 1000'), charges: [charge('200', '5')] }, [120000, 9500, 9500, 0, 139000]],
    ['a charge bears none of the discount: 900 + 200', { lines: lines('1 × 1000 @ 0'), charges: [charge('200', '0')], overallDiscount: '10' }, [110000, 0, 0, 0, 110000]],
  ])('%s', (_working, changes, expected) => {
    expect(sumsOf(invoice(changes))).toEqual(expected)
  }) // prettier-ignore

  it('of more than the items come to is refused', () => {
    const doc = { lines: lines('1 × 100'), overallDiscountUnit: 'rupees' as const }
    expect(totals(invoice({ ...doc, overallDiscount: '100.01' }))).toBeNull()
    expect(totals(invoice({ ...doc, overallDiscount: '100' }))!.overallDiscountMinor).toBe(10000)
  })

  it('is shared in whole paise that add up to it, each within a paisa of its exact share', () => {
    const prices = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(prices, fc.bigInt({ min: 0n, max: 100n }), (parts, percent) => {
        const whole = parts.reduce((sum, part) => sum + part, 0n)
        const total = (whole * percent) / 100n
        const shares = allocateDiscount(total, parts)
        expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(total)
        shares.forEach((share, place) => {
          const [over, exact] = [share * whole, total * parts[place]!]
          if (whole > 0n) expect(over - exact < whole && exact - over < whole).toBe(true)
          expect(share).toBeLessThanOrEqual(parts[place]!)
        })
      }),
    )
  })
})

describe('what is to be paid of an invoice', () => {
  it.each<[string, Partial<Invoice>, number[] | null]>([
    ['1% TCS of 1,180: 11.80', { tcsPercent: '1' }, [1180, 0, 0, 119180]],
    ['10% TDS of 1,000: 100', { tdsPercent: '10' }, [0, 10000, 0, 108000]],
    ['500 received', { received: '500' }, [0, 0, 50000, 68000]],
    ['more received than due', { received: '1200' }, [0, 0, 120000, -2000]],
    ['nothing while one cannot be read', { received: 'x' }, null],
    ['nothing above 100%', { tcsPercent: '101' }, null],
  ])('%s', (_working, changes, expected) => {
    const result = totals(invoice({ lines: lines('1 × 1000'), ...changes }))
    const found = result && [result.tcsPaise, result.tdsPaise, result.receivedPaise, result.balancePaise]
    expect(found).toEqual(expected)
    if (result) expect(result.totalMinor).toBe(118000)
  })
})
