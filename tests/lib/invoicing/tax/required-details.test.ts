import { noteFrom } from '@/lib/invoicing/model/convert-document'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import type { Client } from '@/lib/invoicing/document/party'
import { requiredDetails } from '@/lib/invoicing/tax/required-details'
import type { Detail } from '@/lib/invoicing/tax/detail-check'
import { isToBeSigned } from '@/lib/invoicing/tax/to-be-signed'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { blankClient } from '@/lib/invoicing/model/blank-party'
import { blankLine } from '@/lib/invoicing/model/blank-line'
import {
  GSTIN_27,
  invoice,
  lines,
  missingDetails,
  quotation,
  receipt,
} from '@/tests/lib/invoicing/sample-documents'

const seller = { ...invoice().business, name: 'A', address: 'Pune', gstin: GSTIN_27 }
const goods = lines('2 × 500').map((line) => ({ ...line, description: 'Chair', hsn: '9403', unit: 'nos' }))

const START = { id: 'n', number: 'N-1', date: '2026-11-21', now: 0 }

/** A tax invoice that lacks nothing. */
const complete = (changes: Partial<Invoice> = {}) => invoice({ business: seller, lines: goods, ...changes })
const client = (changes: Partial<Client>): Client => ({ ...blankClient, ...changes })
const item = (changes: Partial<DocumentLine>) => [{ ...goods[0]!, ...changes }]
const registered = client({ gstin: GSTIN_27, name: 'B', address: 'C' })
const large = item({ quantity: '1', rate: '50000' })
const note = (changes: Partial<Invoice> = {}) => ({
  ...noteFrom('creditNote', complete(changes), START),
  number: 'CN-1',
})

test('a complete tax invoice lacks nothing, a fresh page what nobody has typed yet', () => {
  expect(missingDetails(complete())).toEqual([])
  expect(missingDetails(invoice())).toEqual([
    'sellerName',
    'sellerAddress',
    'sellerGstin',
    'sellerState',
    'lines',
  ])
})

/**
 * The clauses of the CGST Rules, 2017 as in force on 21 November 2026 (lawcrux.com, gstvidhi.com), each with
 * what it makes of a document.
 */
describe('what the rules ask for, and nothing else', () => {
  it.each<[string, BusinessDocument, Detail[]]>([
    ['46(a) “name, address and Goods and Services Tax Identification Number of the supplier”', complete({ business: { ...seller, name: '', address: ' ', gstin: '' } }), ['sellerName', 'sellerAddress', 'sellerGstin', 'sellerState']],
    ['46(b) “a consecutive serial number”', complete({ number: ' ' }), ['number']],
    ['46(c) “date of its issue”', complete({ date: '' }), ['date']],
    ['46(d) “name, address and [GSTIN] or [UIN], if registered, of the recipient”: only the GSTIN is known', complete({ client: client({ gstin: GSTIN_27 }) }), ['buyerName', 'buyerAddress']],
    ['46(d) a GSTIN whose last character is wrong is no GSTIN', complete({ client: { ...registered, gstin: '27AAPFU0939F1ZW' } }), ['buyerGstin']],
    ['46(e) “un-registered and where the value of the taxable supply is fifty thousand rupees or more”: name, address, State', complete({ lines: large }), ['buyerName', 'buyerAddress', 'buyerState']],
    ['46(e) the same with the name and the address only: the seller’s own state is not the recipient’s', complete({ lines: item({ quantity: '1', rate: '60000' }), client: client({ name: 'B', address: 'C' }) }), ['buyerState']],
    ['46(e) with the state: nothing', complete({ lines: large, client: client({ name: 'B', address: 'C', state: '29' }) }), []],
    ['46(f) “less than fifty thousand rupees”: only if the recipient requests', complete({ lines: item({ quantity: '1', rate: '49999.99' }) }), []],
    ['46(e) “value of the taxable supply”: exempt goods of ₹60,000 on a tax invoice do not count', complete({ lines: [...goods, ...item({ id: 2, rate: '60000', taxRatePercent: '0', exemption: 'exempt' })] }), []],
    ['46(g) “HSN code”: Notification 78/2020 asks for none to an unregistered recipient up to ₹5 crore', complete({ lines: item({ hsn: '' }) }), []],
    ['46(g) to a registered recipient it asks for four digits', complete({ lines: item({ hsn: '' }), client: registered }), ['hsn']],
    ['46(h) “description of goods or services”', complete({ lines: item({ description: '' }) }), ['descriptions']],
    ['46(i) “quantity in case of goods and unit”', complete({ lines: item({ quantity: '0', unit: '' }) }), ['quantities', 'units']],
    ['46(i) “in case of goods”: a service needs no unit', complete({ lines: item({ hsn: '998313', unit: '' }) }), []],
    ['46, proviso on exports: “name of the country of destination”, and under LUT the supply is endorsed so', complete({ placeOfSupply: '96', zeroRated: 'withoutTax', client: client({ name: 'B', address: 'Dubai' }) }), ['country']],
    ['46, the same with the country and with tax', complete({ placeOfSupply: '96', country: 'UAE', client: client({ name: 'B', address: 'Dubai' }) }), []],
    ['46(d) a special economic zone unit is registered: section 24, and rule 8', complete({ specialZone: true, client: client({ name: 'B', address: 'C' }) }), ['buyerGstin']],
    ['49(d) a bill of supply names the recipient “if registered”: not an unregistered one of ₹50,000', complete({ supply: 'exempt', lines: large }), []],
    ['49 has no clause on units or the place of supply', complete({ supply: 'composition', lines: item({ unit: '' }), client: client({ state: '29' }) }), []],
    ['49(d) to a registered recipient', complete({ supply: 'exempt', client: client({ gstin: GSTIN_27 }) }), ['buyerName', 'buyerAddress']],
    ['50(d) a receipt voucher names the recipient’s address “if registered” only', receipt({ type: 'advance', amount: '60000', purpose: 'Chairs', business: seller, client: client({ name: 'B' }) }), []],
    ['50(d) and (e) for an export too: no country, LUT or delivery address, for which the proviso to rule 46 asks', receipt({ type: 'advance', amount: '60000', purpose: 'Design', business: seller, client: client({ name: 'B' }), placeOfSupply: '96', zeroRated: 'withoutTax' }), []],
    ['46(j) “total value of supply”: goods given free have the rate 0', complete({ lines: [...goods, ...item({ id: 2, rate: '0' })] }), []],
    ['46(j) a rate that is not entered is none', complete({ lines: [...goods, ...item({ id: 2, rate: '' })] }), ['rates']],
    ['55(1)(iii) there is no consignee on a van that looks for buyers', { ...blankDocument('challan', START), business: seller, lines: goods, reason: 'lineSales' }, []],
    ['55(1)(iii) nor where the recipient is not known', { ...blankDocument('challan', START), business: seller, lines: goods, reason: 'recipientUnknown' }, []],
    ['53(1A)(e) and (g): recipient, number and date of the invoice', { ...note({ client: registered }), against: '', againstDate: '' }, ['against', 'againstDate']],
    ['53(1A)(f) “if such recipient is un-registered”: name, address and State, whatever the value', note(), ['buyerName', 'buyerAddress', 'buyerState']],
    ['53(1A)(h) “value of taxable supply, rate of tax and the amount”: no HSN, unit or description', note({ client: registered, lines: item({ hsn: '', unit: '', description: '' }) }), []],
    ['a note of a seller without registration is under no rule of GST', { ...note(), supply: 'unregistered', business: { ...seller, gstin: '' } }, []],
    ['55(1)(ii) a challan has the consigner’s GSTIN “if registered”', { ...blankDocument('challan', START), business: { ...seller, gstin: '' }, lines: item({ unit: '' }), client: client({ name: 'B', address: 'C' }) }, []],
  ])('Rule %s', (_clause, doc, expected) => {
    expect(missingDetails(doc)).toEqual(expected)
  }) // prettier-ignore
})

test('46(q), 49(h), 50(k), 53(1A)(i), 55(1)(ix) ask for a signature: by hand where there is no picture', () => {
  const challan = { ...blankDocument('challan', START), business: seller }
  const advance = receipt({ type: 'advance', business: seller })
  for (const doc of [complete(), complete({ supply: 'exempt' }), advance, note(), challan]) {
    expect(isToBeSigned(doc)).toBe(true)
    expect(isToBeSigned({ ...doc, business: { ...seller, signature: 's1' } })).toBe(false)
  }
  const unasked = [quotation(), complete({ supply: 'unregistered' }), receipt(), receipt({ type: 'rent' })]
  for (const doc of unasked) expect(isToBeSigned(doc)).toBe(false)
})

describe('a tax invoice', () => {
  it('names the lines that lack something, and asks nothing of blank ones', () => {
    const doc = complete({
      client: registered,
      lines: [goods[0]!, { ...blankLine(2, '18') }, { ...goods[0]!, id: 3, hsn: '' }],
    })
    expect(requiredDetails(doc, 'upTo5Crore').find(({ detail }) => detail === 'hsn')).toEqual({
      detail: 'hsn',
      met: false,
      lines: [3],
    })
  })

  it('needs HSN on every bill above ₹5 crore of turnover', () => {
    expect(missingDetails(complete({ lines: item({ hsn: '' }) }), 'above5Crore')).toEqual(['hsn'])
  })
})

test('each paper asks for its own details', () => {
  expect(missingDetails(complete({ supply: 'unregistered', business: { ...seller, gstin: '' } }))).toEqual([])
  expect(missingDetails(quotation({ business: seller, lines: goods }))).toEqual(['buyerName', 'validUntil'])
  expect(missingDetails(receipt({ business: seller }))).toEqual(['buyerName', 'amount'])
  expect(missingDetails(receipt({ type: 'rent', amount: '10', month: '', business: seller }))).toEqual([
    'buyerName', 'house', 'month',
  ]) // prettier-ignore
  const challan = { ...blankDocument('challan', START), business: seller, lines: goods }
  expect(missingDetails(challan)).toEqual(['buyerName', 'buyerAddress'])
})
