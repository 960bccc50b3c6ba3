import type { BusinessDocument, Invoice } from '@/lib/invoicing/model/document'
import { type Detail, requiredDetails } from '@/lib/invoicing/tax/required-details'
import { blankLine, blankDocument } from '@/lib/invoicing/model/blank-document'
import type { Turnover } from '@/lib/invoicing/model/saved-documents'
import { GSTIN_27, invoice, lines, quotation, receipt } from '@/tests/lib/invoicing/sample-documents'

const missing = (doc: BusinessDocument, turnover: Turnover = 'upTo5Crore') =>
  requiredDetails(doc, turnover).flatMap(({ detail, met }) => (met ? [] : [detail]))

const seller = { ...invoice().business, name: 'A', address: 'Pune', gstin: GSTIN_27, signature: 's1' }
const goods = lines('2 × 500').map((line) => ({ ...line, description: 'Chair', hsn: '9403', unit: 'nos' }))

const START = { id: 'n', number: 'N-1', date: '2026-11-21', now: 0 }

/** A tax invoice that lacks nothing. */
const complete = (changes: Partial<Invoice> = {}) => invoice({ business: seller, lines: goods, ...changes })

test('a complete tax invoice lacks nothing', () => {
  expect(missing(complete())).toEqual([])
})

test('a fresh page lacks what nobody has typed yet', () => {
  expect(missing(invoice())).toEqual([
    'sellerName', 'sellerAddress', 'sellerGstin', 'sellerState', 'lines', 'signature',
  ]) // prettier-ignore
})

describe('a tax invoice', () => {
  const client = (changes: object) => ({ ...invoice().client, ...changes })
  it.each<[string, Partial<Invoice>, Detail[]]>([
    ['without a number', { number: ' ' }, ['number']],
    ['without a date', { date: '' }, ['date']],
    ['without lines', { lines: [] }, ['lines']],
    ['to a registered buyer of whom only the GSTIN is known', { client: client({ gstin: GSTIN_27 }) }, ['buyerName', 'buyerAddress']],
    ['to a buyer whose GSTIN has a slip', { client: client({ gstin: '27AAPFU0939F1ZW', name: 'B', address: 'C' }) }, ['buyerGstin']],
    ['of ₹49,999.99 to somebody unnamed', { lines: [{ ...goods[0]!, quantity: '1', rate: '49999.99' }] }, []],
    ['of ₹50,000 to somebody unnamed', { lines: [{ ...goods[0]!, quantity: '1', rate: '50000' }] }, ['buyerName', 'buyerAddress']],
    ['of a service, which has no unit', { lines: [{ ...goods[0]!, hsn: '998313', unit: '' }] }, []],
  ])('%s', (_says, changes, expected) => {
    expect(missing(complete(changes))).toEqual(expected)
  }) // prettier-ignore

  it('names the lines that lack something, and asks nothing of blank ones', () => {
    const doc = complete({
      client: client({ gstin: GSTIN_27, name: 'B', address: 'C' }),
      lines: [goods[0]!, { ...blankLine(2, '18') }, { ...goods[0]!, id: 3, hsn: '' }],
    })
    expect(requiredDetails(doc, 'upTo5Crore').find(({ detail }) => detail === 'hsn')).toEqual({
      detail: 'hsn',
      met: false,
      lines: [3],
    })
  })

  it('needs no HSN on a bill to an unregistered buyer, unless turnover is above ₹5 crore', () => {
    const doc = complete({ lines: [{ ...goods[0]!, hsn: '' }] })
    expect(missing(doc)).toEqual([])
    expect(missing(doc, 'above5Crore')).toEqual(['hsn'])
  })

  it('for an export names country and, without tax, the LUT', () => {
    const abroad = complete({
      placeOfSupply: '96',
      zeroRated: 'withoutTax',
      client: client({ name: 'B', address: 'Dubai' }),
    })
    expect(missing(abroad)).toEqual(['country', 'lut'])
    expect(missing({ ...abroad, zeroRated: 'withTax', country: 'UAE' })).toEqual([])
  })
})

test('each paper asks for its own details', () => {
  expect(missing(complete({ supply: 'composition', lines: [{ ...goods[0]!, unit: '' }] }))).toEqual([])
  expect(missing(complete({ supply: 'unregistered', business: { ...seller, gstin: '' } }))).toEqual([])
  expect(missing(quotation({ business: seller, lines: goods }))).toEqual(['buyerName', 'validUntil'])
  expect(missing(receipt({ business: seller }))).toEqual(['buyerName', 'amount'])
  expect(missing(receipt({ type: 'rent', amount: '10', month: '', business: seller }))).toEqual([
    'buyerName', 'house', 'month',
  ]) // prettier-ignore
  expect(missing(receipt({ type: 'advance', amount: '60000', business: seller }))).toEqual([
    'buyerName', 'buyerAddress', 'purpose',
  ]) // prettier-ignore
})

test('a note names the invoice that it corrects, a challan its consignee', () => {
  const note = { ...blankDocument('creditNote', START), business: seller, lines: goods }
  expect(missing(note)).toEqual(['against', 'againstDate', 'buyerName', 'buyerAddress'])
  const challan = { ...blankDocument('challan', START), business: seller, lines: goods }
  expect(missing(challan)).toEqual(['buyerName', 'buyerAddress'])
})
