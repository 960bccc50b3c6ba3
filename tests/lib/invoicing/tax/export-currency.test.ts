import { copyDocument, invoiceFrom, noteFrom } from '@/lib/invoicing/model/convert-document'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { noDocuments } from '@/lib/invoicing/model/saved-documents'
import { gstr1Tables } from '@/lib/invoicing/returns/gstr1-tables'
import { itemByDescription } from '@/lib/invoicing/storage/contacts'
import { documentFrom } from '@/lib/invoicing/storage/read-documents'
import { accountsOf } from '@/lib/invoicing/ledger/accounts'
import { statementOf } from '@/lib/invoicing/ledger/statement'
import { totals } from '@/lib/invoicing/tax/totals'
import {
  invoice,
  lines,
  missingDetails,
  quotation,
  receipt,
  within,
} from '@/tests/lib/invoicing/sample-documents'

const exported = (changes: Partial<Invoice> = {}): Invoice =>
  invoice({
    ...within('27'),
    placeOfSupply: '96',
    zeroRated: 'withoutTax',
    currency: 'USD',
    exchangeRate: '83.2575',
    rateDate: '2026-11-20',
    lines: lines('3 × 99.99'),
    ...changes,
  })

const START = { id: 'd2', number: 'N-1', date: '2026-12-01', now: 2 }

describe('the value in rupees of an export', () => {
  it.each<[string, Partial<Invoice>, [foreign: number, igst: number, total: number]]>([
    // 3 × 99.99 = 299.97; × 83.2575 = 24,974.752275
    ['under LUT', {}, [299_97, 0, 24_974_75]],
    // 18% of 24,974.75 = 4,495.455; of 299.97 = 53.9946
    ['with IGST', { zeroRated: 'withTax' }, [353_96, 4_495_46, 29_470_21]],
    // 299.97 less 10% (30.00 of 29.997) = 269.97; × 83.2575 = 22,477.027…
    ['with a discount', { overallDiscount: '10' }, [269_97, 0, 22_477_03]],
    // 299.97 yen are 300; × 0.5685 = 170.55; 18% of 300 yen is 54, of 170.55 rupees 30.699
    [
      'in yen, which have no parts',
      { currency: 'JPY', exchangeRate: '0.5685', zeroRated: 'withTax' },
      [354, 30_70, 201_25],
    ],
    // 2 × 1.2345 = 2.469 dinars less 0.0125, half up 0.013, = 2.456; × 290.5 = 713.468
    [
      'in Kuwaiti dinars of 1,000 fils',
      { currency: 'KWD', exchangeRate: '290.5', lines: lines('2 × 1.2345 less ₹0.0125') },
      [2_456, 0, 713_47],
    ],
    // Round off to the rupee is for bills in rupees.
    ['with round off', { roundOff: true }, [299_97, 0, 24_974_75]],
  ])('%s', (_name, changes, [foreign, igst, total]) => {
    const result = totals(exported(changes))!
    expect([result.foreign!.totalMinor, result.igstMinor, result.totalMinor]).toEqual([foreign, igst, total])
  })

  it('is not known without the rate, and is in no return or ledger then', () => {
    for (const exchangeRate of ['', '0', 'about 83']) {
      const doc = exported({ exchangeRate })
      expect(totals(doc)).toBeNull()
      expect(accountsOf([doc])).toEqual([])
      expect(missingDetails(doc)).toContain('exchangeRate')
    }
  })

  it.each<[string, Partial<Invoice>]>([
    ['a sale in India', { placeOfSupply: '' }],
    ['rupees', { currency: '' }],
  ])('is the price itself on %s', (_name, changes) => {
    const result = totals(exported({ ...changes, exchangeRate: '' }))!
    expect([result.foreign, result.subtotalMinor]).toEqual([null, 299_97])
  })
})

test('returns and ledger count rupees, of one client in one account', () => {
  const client = { ...exported().client, name: 'Acme Inc' }
  const doc = exported({ client, lines: lines('1 × 100').map((line) => ({ ...line, hsn: '998313' })) })
  const home = invoice({ client, id: 'd3', number: 'INV-002', lines: lines('1 × 1000') })
  const paid = receipt({ client, id: 'd4', against: doc.number, amount: '8325.75', source: null })
  const exports = gstr1Tables([doc], '2026-11-01', '2026-11-30').find(({ name }) => name === 'exp')!
  expect(exports.taxablePaise).toBe(8_325_75)
  const [account, ...others] = accountsOf([doc, home, paid])
  expect(others).toEqual([])
  // 8,325.75 and 1,180 invoiced, 8,325.75 received.
  expect(statementOf(account!, '', '').closingPaise).toBe(1_180_00)
})

test('a seller without GST registration is paid in another currency too', () => {
  const doc = exported({ supply: 'unregistered', rateDate: '' })
  expect(totals(doc)).toMatchObject({ totalMinor: 24_974_75, heads: null, foreign: { totalMinor: 299_97 } })
  expect(missingDetails(doc)).toContain('rateDate')
})

test('a note keeps the rate of its invoice; an invoice of an offer and a copy need their own', () => {
  const rate = { currency: 'USD' as const, exchangeRate: '83.2575', rateDate: '2026-11-20' }
  const none = { currency: 'USD' as const, exchangeRate: '', rateDate: '' }
  expect(noteFrom('creditNote', exported(), START)).toMatchObject(rate)
  expect(invoiceFrom(quotation({ ...rate, placeOfSupply: '96' }), START)).toMatchObject(none)
  expect(copyDocument(exported(), START)).toMatchObject(none)
})

test('a price in another currency is not saved for the item', () => {
  const named = (line: DocumentLine) => ({ ...line, description: 'Design' })
  const home = invoice({ id: 'd3', lines: lines('1 × 5000').map(named), changedAt: 1 })
  const abroad = exported({ id: 'd4', lines: lines('1 × 60').map(named), changedAt: 2 })
  const saved = { ...noDocuments, documents: [home, abroad] }
  expect(itemByDescription(saved, 'Design')?.rate).toBe('5000')
})

test('documents without currency, rate and day have rupees', () => {
  const { currency: _, exchangeRate: _rate, rateDate: _day, ...older } = exported()
  expect(documentFrom(older)).toMatchObject({ currency: '', exchangeRate: '', rateDate: '' })
  expect(documentFrom({ ...exported(), currency: 'XYZ', rateDate: 'soon' })).toMatchObject({
    currency: '',
    rateDate: '',
  })
})
