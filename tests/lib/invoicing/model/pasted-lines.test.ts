import { linesOf, pastedTable } from '@/lib/invoicing/model/pasted-lines'

const read = (text: string) => {
  const table = pastedTable(text)!
  return { certain: table.certain, lines: linesOf(table) }
}
const table = (...rows: string[]) => rows.map((row) => row.replaceAll(' | ', '\t')).join('\n')

test.each([
  ['words alone', 'Chair'],
  ['heads alone', 'Item\tRate'],
])('%s are no table', (_title, text) => expect(pastedTable(text)).toBeNull())

test('columns are found by their headings, in any order', () => {
  const text =
    'Qty\tItem name\tHSN/SAC\tRate (₹)\tGST %\tRemarks\n2\tChair\t9403\t1,200.50\t18%\tred\n1\tTea\t0902\t₹50\t5\t'
  expect(read(text)).toEqual({
    certain: true,
    lines: [
      { quantity: '2', description: 'Chair', hsn: '9403', rate: '1,200.50', taxRatePercent: '18' },
      { quantity: '1', description: 'Tea', hsn: '0902', rate: '50', taxRatePercent: '5' },
    ],
  })
})

test('a quoted cell may hold line breaks and quotes, an empty cell is left out', () => {
  expect(read('"Chair\n""red"""\t\t5').lines).toEqual([{ description: 'Chair "red"', rate: '5' }])
})

const CHAIR = { description: 'Chair', quantity: '2', rate: '1200' }

describe('heads that name two things at once', () => {
  it.each<[heads: string, cells: string, more: object]>([
    ['Item | Qty | Unit | Unit Price', 'Chair | 2 | nos | 1200', { unit: 'nos' }],
    ['Item | Qty | Price per unit', 'Chair | 2 | 1200', {}],
    ['Item | Qty | Rate (excl. GST)', 'Chair | 2 | 1200', {}],
    ['Item | Qty | Rate | Taxable Value | Tax Amount | Total', 'Chair | 2 | 1200 | 2400 | 432 | 2832', {}],
    ['Item | Qty | Rate | GST % | GST Amount', 'Chair | 2 | 1200 | 18% | 432', { taxRatePercent: '18' }],
    ['Item | MRP (Incl. of taxes) | Qty | Rate', 'Chair | 1500 | 2 | 1200', {}],
    ['Sl No | Item | Qty | Rate', '1 | Chair | 2 | 1200', {}],
    ['S.No. | Particulars | Rate', '7 | Chair | 1200', { quantity: undefined }],
    ['# | Item Code | Item Name | Qty (Nos) | Rate', '1 | A7 | Chair | 2 | 1200', {}],
    ['Item | Qty | Rate | Discount (₹)', 'Chair | 2 | 1200 | 7', { discount: '7', discountUnit: 'rupees' }],
    ['Item | Qty | Rate | Disc %', 'Chair | 2 | 1200 | 10', { discount: '10' }],
    ['क्रम | विवरण | मात्रा | दर', '1 | Chair | 2 | 1200', {}],
    [
      'क्र. सं. | माल का विवरण | एचएसएन कोड | मात्रा | प्रति इकाई मूल्य | छूट राशि | कर राशि | कुल राशि',
      '1 | Chair | 9401 | 2 | 1200 | 100 | 414 | 2714\nकुल योग | | | | | | | 2714',
      { hsn: '9401', discount: '100', discountUnit: 'rupees' },
    ],
    ['Item | Qty | Rate | Amount', 'Chair | 2 | 1200 | 2400\nTotal |  |  | 2400', {}],
  ])('%s', (heads, cells, more) => {
    expect(read(table(heads, cells))).toEqual({ certain: true, lines: [{ ...CHAIR, ...more }] })
  })

  it.each([
    ['MRP alone: with taxes or without', table('Item | Qty | MRP (Incl. of taxes)', 'Chair | 2 | 1200')],
    ['a price with tax in it', table('Item | Qty | Price (incl. GST)', 'Chair | 2 | 1200')],
    ['no rate at all', table('Item | Qty | Amount', 'Chair | 2 | 2400')],
    ['a rate that is missing in a row', table('Item | Qty | Rate', 'Furniture |  | ', 'Chair | 2 | 1200')],
    ['a rate that is no number', table('Item | Qty | Rate', 'Chair | 2 | on request')],
    ['tax in rupees under Tax', table('Item | Qty | Rate | Tax', 'Chair | 2 | 1200 | 432')],
    ['halves of GST', table('Item | Qty | Rate | CGST % | SGST %', 'Chair | 2 | 1200 | 9 | 9')],
    ['a discount of no kind', table('Item | Qty | Rate | Discount', 'Chair | 2 | 1200 | 10')],
    ['two rates', table('Item | Qty | Cost price | Selling price', 'Chair | 2 | 1000 | 1200')],
    ['two descriptions', table('Item | Description | Qty | Rate', 'Chair | red | 2 | 1200')],
  ])('%s is asked', (_, text) => expect(read(text).certain).toBe(false))

  it('tax in rupees never becomes the GST rate', () => {
    expect(read(table('Item | Qty | Rate | Tax', 'Chair | 2 | 1200 | 432')).lines).toEqual([CHAIR])
  })
})

describe('without heads', () => {
  it.each([
    ['description, quantity, rate', table('Chair | 2 | 1200', 'Table | 1 | 900')],
    ['the number with a point', table('1. | Chair | 2 | 1200', '2. | Table | 1 | 900')],
    [
      'a total below',
      table('1 | Chair | 2 | 1200 | 2400', '2 | Table | 1 | 900 | 900', ' | Total |  |  | 3300'),
    ],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual({
      certain: true,
      lines: [CHAIR, { description: 'Table', quantity: '1', rate: '900' }],
    })
  })

  it('all six, and the amount with its tax', () => {
    const line = {
      description: 'Chair',
      hsn: '9403',
      quantity: '2',
      unit: 'nos',
      rate: '1200',
      taxRatePercent: '18',
    }
    expect(read(table('Chair | 9403 | 2 | nos | 1200 | 18%'))).toEqual({ certain: true, lines: [line] })
    expect(read(table('1 | Chair | 9403 | 2 | nos | 1200 | 18 | 2832'))).toEqual({
      certain: true,
      lines: [line],
    })
  })

  it.each([
    ['a quantity above the rate', 'Screws | 500 | 2'],
    ['a quantity that may be an HSN', 'Screws | 1000 | 2000'],
    ['a last column that may be the GST rate', 'Chair | 1200 | 18'],
    ['no word first', '2 | 1200 | Chair'],
    ['three numbers that prove nothing', 'Chair | 2 | 1200 | 777'],
    ['more columns than a line has', 'Chair | 9403 | 2 | nos | 1200 | 18 | 2832 | x | y'],
  ])('%s is asked', (_, text) => expect(read(table(text)).certain).toBe(false))
})
