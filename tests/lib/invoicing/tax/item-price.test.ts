import type { Invoice } from '@/lib/invoicing/document/invoice'
import { withBookItem, withTypedPrice } from '@/lib/invoicing/tax/item-price'
import { BLANK_ITEM, noDocuments } from '@/lib/invoicing/model/saved-documents'
import { knownItems, withItemFound } from '@/lib/invoicing/storage/contacts'
import { totals } from '@/lib/invoicing/tax/totals'
import { invoice, lines } from '@/tests/lib/invoicing/sample-documents'

/** MRP ₹120, 5% GST in it. */
const soap = { ...BLANK_ITEM, description: 'Soap', rate: '120', taxRatePercent: '5', withTax: true }

/** An invoice with the soap on its last line. */
function withSoap(doc: Invoice, item = soap): Invoice {
  const line = { ...lines('1 × 0 @ 5')[0]!, id: 9, rate: '', description: 'Soap' }
  return { ...doc, ...withBookItem(doc, [...doc.lines, line], line, item) } as Invoice
}

const empty = invoice({ lines: [] })

test('a price with GST makes the prices of an invoice on which it is alone so: ₹120, of it 5/105 tax', () => {
  const doc = withSoap(empty)
  expect(doc.pricesInclude).toBe(true)
  expect(doc.lines.at(-1)!.rate).toBe('120')
  // 120 × 5 / 105 = 5.714…, two heads of 2.86.
  expect(totals(doc)).toMatchObject({ totalMinor: 120_00, taxMinor: 5_72 })
})

test('beside items without GST it is converted, and the customer pays the same', () => {
  const doc = withSoap(invoice({ lines: lines('1 × 100 @ 18') }))
  expect(doc.pricesInclude).toBe(false)
  // 120 / 1.05
  expect(doc.lines.at(-1)!.rate).toBe('114.2857')
  expect(totals(doc)!.totalMinor).toBe(118_00 + 120_01)
})

test('a price without GST beside items with it is converted the other way: 120 × 1.05', () => {
  const doc = withSoap(invoice({ lines: lines('1 × 118'), pricesInclude: true }), { ...soap, withTax: false })
  expect(doc.lines.at(-1)!.rate).toBe('126')
})

test.each([
  ['the prices are alike', { ...empty, pricesInclude: true }, '120'],
  ['no GST is charged', { ...empty, supply: 'unregistered' as const }, '120'],
  ['the client pays the tax', { ...empty, reverseCharge: true }, '114.2857'],
])('where %s the rate is %s', (_case, doc, rate) => {
  const { lines: own, pricesInclude } = withSoap(doc)
  expect([own.at(-1)!.rate, pricesInclude]).toEqual([rate, doc.pricesInclude])
})

test('the book knows by the document whether a price has GST, and fills in a line accordingly', () => {
  const sold = withSoap(empty)
  const settings = { ...noDocuments.settings, remember: 'yes' as const }
  const saved = { ...noDocuments, documents: [{ ...sold, changedAt: 5 }], settings }
  expect(knownItems(saved)).toEqual([{ ...soap, unit: '', barcode: '' }])
  const line = { ...lines('1 × 0')[0]!, id: 2, rate: '', description: 'soap' }
  const next = withItemFound(saved, empty, [line], line)
  expect(next).toMatchObject({ pricesInclude: true, lines: [{ description: 'Soap', rate: '120' }] })
  expect(next!.lines![0]).not.toHaveProperty('barcode')
})

describe('a rate typed as “MRP 120 incl. 5 %” into a line', () => {
  const typed = { ...lines('1 × 0 @ 18')[0]!, id: 9, rate: 'MRP 120 incl. 5 %' }
  const taken = (doc: Invoice): Invoice => ({ ...doc, ...withTypedPrice(doc, 9) }) as Invoice

  test('alone it makes the prices of the document include GST, printed with and without it', () => {
    const doc = taken(invoice({ lines: [typed] }))
    expect(doc.lines[0]).toMatchObject({ rate: '120', taxRatePercent: '5' })
    expect([doc.pricesInclude, doc.style.bothRates]).toEqual([true, true])
    // 120 × 5 / 105 = 5.714…, two heads of 2.86.
    expect(totals(doc)).toMatchObject({ totalMinor: 120_00, taxMinor: 5_72 })
  })

  test('without a rate of GST it takes that of the line: 118 × 18 / 118 = 18', () => {
    const doc = taken(invoice({ lines: [{ ...typed, rate: 'MRP 118' }] }))
    expect(totals(doc)).toMatchObject({ totalMinor: 118_00, taxMinor: 18_00 })
  })

  test('beside prices without GST it is converted: 120 / 1.05', () => {
    const doc = taken(invoice({ lines: [...lines('1 × 100 @ 18'), typed] }))
    expect(doc.lines[1]).toMatchObject({ rate: '114.2857', taxRatePercent: '5' })
    expect([doc.pricesInclude, doc.style.bothRates]).toEqual([false, false])
  })

  test.each([
    ['is a plain number', { lines: [{ ...typed, rate: '120' }] }],
    ['is words', { lines: [{ ...typed, rate: 'ask' }] }],
    ['is in a foreign currency', { lines: [typed], placeOfSupply: '96', currency: 'USD' as const }],
    [
      'is beside others before it is known whether GST is charged',
      {
        lines: [...lines('1 × 100 @ 18'), typed],
        business: { ...invoice({}).business, gstin: '', registration: '' as const },
      },
    ],
  ])('nothing changes where it %s', (_case, own) => {
    expect(withTypedPrice(invoice(own), 9)).toEqual({})
  })
})
