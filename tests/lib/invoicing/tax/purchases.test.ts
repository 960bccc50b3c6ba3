import { blankDocument } from '@/lib/invoicing/model/blank-document'
import type { PaymentVoucher, PurchaseOrder, SelfInvoice } from '@/lib/invoicing/document/purchase'
import { convertDocument } from '@/lib/invoicing/model/convert-document'
import { noDocuments } from '@/lib/invoicing/model/saved-documents'
import { accountsOf } from '@/lib/invoicing/ledger/accounts'
import { gstr1Tables } from '@/lib/invoicing/returns/gstr1-tables'
import { gstr3b, gstr3bJson } from '@/lib/invoicing/returns/gstr3b'
import { registerTable } from '@/lib/invoicing/returns/register-csv'
import { knownItems } from '@/lib/invoicing/storage/contacts'
import { numberFor } from '@/lib/invoicing/storage/new-document'
import { cautions } from '@/lib/invoicing/tax/cautions'
import { placeOfSupply } from '@/lib/invoicing/tax/place-of-supply'
import { isToBeSigned } from '@/lib/invoicing/tax/to-be-signed'
import { totals } from '@/lib/invoicing/tax/totals'
import { between, GSTIN_27, invoice, lines, missingDetails } from '@/tests/lib/invoicing/sample-documents'

const voucher = (changes: Partial<PaymentVoucher> = {}): PaymentVoucher => ({
  ...blankDocument('paymentVoucher', { id: 'v1', number: 'PV-001', date: '2026-11-21', now: 1 }),
  ...changes,
})
const order = (changes: Partial<PurchaseOrder> = {}): PurchaseOrder => ({
  ...blankDocument('purchaseOrder', { id: 'o1', number: 'PO-001', date: '2026-11-21', now: 1 }),
  ...changes,
})

describe('what the business buys', () => {
  it.each<[string, string, 'sgst' | 'igst' | 'utgst', string]>([
    ['27', '27', 'sgst', '27'],
    // Bought by Maharashtra from Karnataka: IGST, and the place of supply is Maharashtra.
    ['27', '29', 'igst', '27'],
    // Chandigarh levies UTGST.
    ['04', '04', 'utgst', '04'],
  ])('buyer in %s, supplier in %s: %s, place of supply %s', (buyer, supplier, heads, place) => {
    for (const doc of [voucher(between(buyer, supplier)), order(between(buyer, supplier))]) {
      const filled = { ...doc, lines: lines('1 × 1000') }
      expect([totals(filled)!.heads, placeOfSupply(filled)]).toEqual([heads, place])
    }
  })

  it('by voucher has the tax apart, which is not paid to the supplier', () => {
    // 5% of 20,000 is 1,000: 500 each.
    const result = totals(voucher({ ...between('27', '27'), lines: lines('1 × 20000 @ 5') }))!
    expect([result.cgstMinor, result.sgstMinor, result.totalMinor]).toEqual([500_00, 500_00, 20_000_00])
  })

  it('is no export, and in rupees, also from another country', () => {
    const terms = { placeOfSupply: '96', currency: 'USD' as const, zeroRated: 'withoutTax' as const }
    const result = totals(voucher({ ...between('27', '29'), ...terms, lines: lines('1 × 1000') }))!
    expect([result.foreign, result.igstMinor]).toEqual([null, 180_00])
  })

  it('by order has the tax in the total', () => {
    const result = totals(order({ ...between('27', '29'), lines: lines('10 × 99 @ 18') }))!
    // 990 and 178.20
    expect([result.igstMinor, result.totalMinor]).toEqual([178_20, 1_168_20])
  })

  it('is in no register, ledger or price list of the business, and in a return only as a voucher issued', () => {
    const named = lines('1 × 700').map((line) => ({ ...line, description: 'Cement' }))
    const parties = between('27', '29')
    const documents = [voucher({ ...parties, lines: named }), order({ ...parties, lines: named })]
    const tables = gstr1Tables(documents, '2026-11-01', '2026-11-30')
    const number = documents[0]!.number
    expect(tables.flatMap(({ rows }) => rows)).toEqual([['Payment Voucher', number, number, '1', '0']])
    expect(registerTable(documents, { unfinishedToo: true }).rows).toEqual([])
    expect(accountsOf(documents)).toEqual([])
    expect(knownItems({ ...noDocuments, documents })).toEqual([])
  })
})

describe('the details of a payment voucher: rule 52', () => {
  const whole = voucher({
    business: { ...voucher().business, name: 'Ganesh', address: 'Pune', gstin: GSTIN_27 },
    client: { ...voucher().client, name: 'Ravi Transport', address: 'Nashik', state: '27' },
    lines: lines('1 × 20000 @ 5').map((line) => ({ ...line, description: 'Goods transport' })),
  })

  it.each<[rule: string, Partial<PaymentVoucher>, string[]]>([
    ['complete, the supplier unregistered', {}, []],
    [
      '52(a), the supplier',
      { client: { ...whole.client, name: '', address: ' ' } },
      ['buyerName', 'buyerAddress'],
    ],
    ['52(a), a registered one', { client: { ...whole.client, gstin: '27AAPFU0939F1ZX' } }, ['buyerGstin']],
    ['52(b), the number', { number: '' }, ['number']],
    ['52(c), the date', { date: '' }, ['date']],
    ['52(d), the recipient', { business: { ...whole.business, gstin: '' } }, ['sellerGstin', 'sellerState']],
    ['52(e), the description', { lines: lines('1 × 20000') }, ['descriptions']],
    ['52(f), the amount', { lines: whole.lines.map((line) => ({ ...line, rate: '' })) }, ['rates']],
  ])('%s', (_rule, changes, details) => {
    expect(missingDetails({ ...whole, ...changes })).toEqual(details)
  })

  it('the supplier signs it: 52(j); and needs no GSTIN', () => {
    const signed = { ...whole, business: { ...whole.business, signature: 'picture' } }
    expect(isToBeSigned(signed)).toBe(true)
    expect(cautions(whole, [])).toEqual([])
  })
})

describe('a self-invoice: section 31(3)(f)', () => {
  const own = { ...voucher().business, name: 'Ganesh', address: 'Pune', gstin: GSTIN_27 }
  const self: SelfInvoice = {
    ...blankDocument('selfInvoice', { id: 's1', number: 'SI-001', date: '2026-11-21', now: 1 }),
    business: own,
    client: { ...voucher().client, name: 'Ravi Transport', address: 'Nashik', state: '27' },
    lines: lines('1 × 20000 @ 5').map((line) => ({ ...line, description: 'Goods transport' })),
  }

  it('has every detail of rule 46 with supplier, recipient, description and tax', () => {
    expect(missingDetails(self)).toEqual([])
    expect(missingDetails({ ...self, client: { ...self.client, name: '' }, lines: lines('1 × 1') })).toEqual([
      'buyerName',
      'descriptions',
    ])
    expect(missingDetails({ ...self, business: { ...own, gstin: '' } })).toEqual([
      'sellerGstin',
      'sellerState',
    ])
  })

  it('is signed by the recipient, who issues it', () => {
    expect(isToBeSigned(self)).toBe(true)
    expect(isToBeSigned({ ...self, business: { ...own, signature: 'picture' } })).toBe(false)
  })

  it('is in table 3.1(d) of GSTR-3B and in table 13 of GSTR-1, and nowhere else', () => {
    const tables = gstr1Tables([self], '2026-11-01', '2026-11-30')
    expect(tables.flatMap(({ rows }) => rows)).toEqual([
      ['Invoices for inward supply from unregistered person', 'SI-001', 'SI-001', '1', '0'],
    ])
    const figures = gstr3b([self], { gstin: GSTIN_27, from: '2026-11-01', to: '2026-11-30' })
    // 5 % of ₹20,000 in halves.
    const tax = { cgstMinor: 500_00, sgstMinor: 500_00, igstMinor: 0 }
    expect(figures.inward).toEqual({ taxableMinor: 20_000_00, ...tax })
    expect(figures.taxable.taxableMinor).toBe(0)
    expect(gstr3bJson(figures, GSTIN_27, '2026-11')).toMatchObject({
      sup_details: { isup_rev: { txval: 20_000, camt: 500, samt: 500, iamt: 0 } },
    })
    expect(registerTable([self], { unfinishedToo: true }).rows).toEqual([])
    expect(accountsOf([self])).toEqual([])
  })

  it('becomes the payment voucher', () => {
    const start = { id: 'v2', number: 'PV-001', date: '2026-11-25', now: 2 }
    const made = convertDocument(self, 'paymentVoucher', null, start)
    expect(made).toMatchObject({
      ...{
        kind: 'paymentVoucher',
        number: 'PV-001',
        client: self.client,
        lines: self.lines,
        reverseCharge: true,
      },
      source: { kind: 'selfInvoice', number: 'SI-001' },
    })
    expect(() => convertDocument(self, 'invoice', null, start)).toThrow(RangeError)
  })
})

test('orders and vouchers have series of their own', () => {
  const saved = { ...noDocuments, documents: [invoice(), order(), voucher()] }
  expect(numberFor(saved, 'purchaseOrder', '2026-11-22')).toBe('PO-002')
  expect(numberFor(saved, 'paymentVoucher', '2026-11-22')).toBe('PV-002')
})
