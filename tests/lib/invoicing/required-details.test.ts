/** @jest-environment node */
import type { Draft, Invoice } from '@/lib/invoicing/draft'
import { checklist, type Detail } from '@/lib/invoicing/required-details'
import { GSTIN_27, invoice, lines, quotation, receipt } from '@/tests/lib/invoicing/drafts'

const missing = (draft: Draft, others: Parameters<typeof checklist>[1] = []) =>
  checklist(draft, others).flatMap(({ detail, met }) => (met ? [] : [detail]))

const seller = { ...invoice().business, name: 'A', address: 'Pune', gstin: GSTIN_27, signature: 's1' }
const goods = lines('2 × 500').map((line) => ({ ...line, description: 'Chair', hsn: '9403', unit: 'nos' }))

/** A tax invoice that lacks nothing. */
const complete = (changes: Partial<Invoice> = {}) => invoice({ business: seller, lines: goods, ...changes })

test('a complete tax invoice lacks nothing', () => {
  expect(missing(complete())).toEqual([])
})

test('a fresh page lacks what nobody has typed yet', () => {
  expect(missing(invoice())).toEqual([
    'sellerName', 'sellerAddress', 'sellerGstin', 'sellerState',
    'descriptions', 'rates', 'hsn', 'units', 'signature',
  ]) // prettier-ignore
})

describe('a tax invoice', () => {
  const client = (changes: object) => ({ ...invoice().client, ...changes })
  it.each<[string, Partial<Invoice>, Detail[]]>([
    ['without a number', { number: ' ' }, ['number']],
    ['with a number of 17 characters', { number: 'INV/2026-27/00001' }, ['numberForm']],
    ['with a space in its number', { number: 'INV 1' }, ['numberForm']],
    ['without a date', { date: '' }, ['date']],
    ['without lines', { lines: [] }, ['lines']],
    ['to a registered buyer of whom only the GSTIN is known', { client: client({ gstin: GSTIN_27 }) }, ['buyerName', 'buyerAddress']],
    ['to a buyer whose GSTIN has a slip', { client: client({ gstin: '27AAPFU0939F1ZW', name: 'B', address: 'C' }) }, ['buyerGstin']],
    ['of ₹49,999.99 to somebody unnamed', { lines: [{ ...goods[0]!, quantity: '1', rate: '49999.99' }] }, []],
    ['of ₹50,000 to somebody unnamed', { lines: [{ ...goods[0]!, quantity: '1', rate: '50000' }] }, ['buyerName', 'buyerAddress']],
    ['of a service, which has no unit', { lines: [{ ...goods[0]!, hsn: '998313', unit: '' }] }, []],
    ['dated before GST', { date: '2010-01-01', number: 'INV-00000000000017' }, ['numberForm']],
  ])('%s', (_says, changes, expected) => {
    expect(missing(complete(changes))).toEqual(expected)
  }) // prettier-ignore

  it('names the lines that lack something', () => {
    const draft = complete({
      lines: [goods[0]!, { ...goods[0]!, id: 2, hsn: 'x' }, { ...goods[0]!, id: 3, hsn: '' }],
    })
    expect(checklist(draft, []).find(({ detail }) => detail === 'hsn')).toEqual({
      detail: 'hsn',
      met: false,
      lines: [2, 3],
    })
  })

  it('with a number of another invoice of the year', () => {
    expect(missing(complete(), [{ number: 'INV-001', date: '2026-04-01' }])).toEqual(['numberUnique'])
    expect(missing(complete(), [{ number: 'INV-001', date: '2026-03-31' }])).toEqual([])
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

test('each of the twelve numbers of a year of rent is its own', () => {
  const pack = receipt({ type: 'rent', amount: '10', month: '2026-04', house: 'H', yearPack: true })
  const ready = { ...pack, business: seller, client: { ...pack.client, name: 'T' } }
  expect(missing(ready, [{ number: 'RCT-013', date: '2026-05-01' }])).toEqual([])
  expect(missing(ready, [{ number: 'RCT-012', date: '2026-05-01' }])).toEqual(['numberUnique'])
})
