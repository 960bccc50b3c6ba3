import type { SupplyDocument } from '@/lib/invoicing/document/document'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { blankClient } from '@/lib/invoicing/model/blank-party'
import { countryCode } from '@/lib/invoicing/returns/country-code'
import { inv01 } from '@/lib/invoicing/returns/inv01'
import { inv01EwayGaps } from '@/lib/invoicing/returns/inv01-eway'
import { type Inv01Gap, inv01Gaps } from '@/lib/invoicing/returns/inv01-gaps'
import { totals } from '@/lib/invoicing/tax/totals'
import { fitting } from '@/tests/lib/invoicing/returns/fitting'
import { inv01Document } from '@/tests/lib/invoicing/returns/inv01-schema'
import { randomDocuments } from '@/tests/lib/invoicing/random-documents'
import { GSTIN_27, GSTIN_29, invoice, lines, registered } from '@/tests/lib/invoicing/sample-documents'

const TODAY = '2026-11-28'
const fitted = fitting(inv01Document)

interface Item {
  Qty: number
  UnitPrice: number
  TotAmt: number
  Discount: number
  AssAmt: number
  GstRt: number
  IgstAmt: number
  CgstAmt: number
  SgstAmt: number
  TotItemVal: number
}
interface File extends Record<string, unknown> {
  ItemList: Item[]
  ValDtls: Record<
    'AssVal' | 'CgstVal' | 'SgstVal' | 'IgstVal' | 'OthChrg' | 'RndOffAmt' | 'TotInvVal',
    number
  >
}

/** The file of a document that lacks nothing; it fits the published schema. */
function fileOf(doc: SupplyDocument): File {
  expect(inv01Gaps(doc, 'upTo5Crore', TODAY)).toEqual([])
  return fitted(inv01(doc))
}

const business = {
  ...registered,
  name: 'Asha Traders',
  gstin: GSTIN_27,
  address: '12 Laxmi Road\nPune 411 030',
  phone: '+91 98220 12345',
  email: 'asha@example.com',
}
const client = {
  ...blankClient,
  name: 'Bharat Furniture',
  gstin: GSTIN_29,
  address: '4 MG Road, Bengaluru - 560001',
}
const goods = (...sums: string[]) =>
  lines(...sums).map((line) => ({ ...line, description: 'Chair', hsn: '940360', unit: 'nos' }))
const ready = invoice({ business, client, lines: goods('2 × 500') })

test('a sale to a registered buyer of another state, as the portal takes it', () => {
  expect(fileOf(ready)).toEqual({
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: { Typ: 'INV', No: 'INV-001', Dt: '21/11/2026' },
    SellerDtls: {
      ...{ Gstin: GSTIN_27, LglNm: 'Asha Traders', Addr1: '12 Laxmi Road', Addr2: 'Pune 411 030' },
      ...{ Loc: 'Pune', Pin: 411030, Stcd: '27', Ph: '919822012345', Em: 'asha@example.com' },
    },
    BuyerDtls: {
      ...{ Gstin: GSTIN_29, LglNm: 'Bharat Furniture', Pos: '29', Addr1: '4 MG Road, Bengaluru - 560001' },
      ...{ Loc: 'Bengaluru', Pin: 560001, Stcd: '29' },
    },
    ItemList: [
      {
        ...{
          SlNo: '1',
          PrdDesc: 'Chair',
          IsServc: 'N',
          HsnCd: '940360',
          Qty: 2,
          Unit: 'NOS',
          UnitPrice: 500,
        },
        ...{ TotAmt: 1000, Discount: 0, AssAmt: 1000, GstRt: 18, IgstAmt: 180, CgstAmt: 0, SgstAmt: 0 },
        TotItemVal: 1180,
      },
    ],
    ValDtls: {
      ...{ AssVal: 1000, CgstVal: 0, SgstVal: 0, IgstVal: 180, OthChrg: 0, RndOffAmt: 0, TotInvVal: 1180 },
    },
  })
})

test('12 chairs of ₹118 with tax, less 10 %: ₹100 without tax, ₹120 off ₹1,200, IGST 18 % of ₹1,080', () => {
  const [item] = fileOf({ ...ready, pricesInclude: true, lines: goods('12 × 118 less 10') }).ItemList
  expect(item).toMatchObject({
    ...{ Qty: 12, UnitPrice: 100, TotAmt: 1200, Discount: 120, AssAmt: 1080, IgstAmt: 194.4 },
    TotItemVal: 1274.4,
  })
})

test('an export in dollars is in rupees, with its total in dollars, port and country', () => {
  const file = fileOf({
    ...ready,
    client: { ...blankClient, name: 'Smith Inc', address: '1 Main Street\nNew York, USA' },
    ...{ placeOfSupply: '96', zeroRated: 'withoutTax', country: 'United States' },
    ...{ currency: 'USD', exchangeRate: '83.5', rateDate: '2026-11-21' },
    lines: goods('3 × 10.50'),
    references: { portCode: 'INNSA1', shippingBill: '1234567', shippingBillDate: '2026-11-22' },
  })
  // 3 × 10.50 = 31.50 dollars; × 83.5 = ₹2,630.25, a piece ₹876.75.
  expect(file).toMatchObject({
    TranDtls: { SupTyp: 'EXPWOP' },
    BuyerDtls: { Gstin: 'URP', Pos: '96', Stcd: '96', Pin: 999999 },
    ItemList: [
      { Qty: 3, UnitPrice: 876.75, TotAmt: 2630.25, AssAmt: 2630.25, IgstAmt: 0, TotItemVal: 2630.25 },
    ],
    ValDtls: { AssVal: 2630.25, TotInvVal: 2630.25, TotInvValFc: 31.5 },
    ExpDtls: { ShipBNo: '1234567', ShipBDt: '22/11/2026', Port: 'INNSA1', ForCur: 'USD', CntCode: 'US' },
  })
})

test.each<[string, Partial<SupplyDocument>, object]>([
  ['a special economic zone with tax', { specialZone: true }, { TranDtls: { SupTyp: 'SEZWP' } }],
  [
    'a special economic zone under LUT',
    { specialZone: true, zeroRated: 'withoutTax' },
    { TranDtls: { SupTyp: 'SEZWOP' }, ValDtls: { IgstVal: 0, TotInvVal: 1000 } },
  ],
  // The portal adds the tax up though the client pays it.
  ['reverse charge', { reverseCharge: true }, { TranDtls: { RegRev: 'Y' }, ValDtls: { TotInvVal: 1180 } }],
  [
    'the same state',
    { client: { ...client, gstin: '27AAGCB7383J1Z8', address: '4 FC Road\nPune 411004' } },
    { ValDtls: { CgstVal: 90, SgstVal: 90, IgstVal: 0 } },
  ],
  [
    'goods shipped to another place',
    { client: { ...client, deliverTo: 'Plot 7\nHosur 635109', deliverState: '33' } },
    {
      BuyerDtls: { Pin: 560001, Stcd: '29' },
      ShipDtls: { LglNm: 'Bharat Furniture', Addr1: 'Plot 7', Loc: 'Hosur', Pin: 635109, Stcd: '33' },
    },
  ],
  [
    'the buyer’s order',
    { references: { orderNumber: 'PO/77', orderDate: '2026-11-01' } },
    { RefDtls: { ContrDtls: [{ PORefr: 'PO/77', PORefDt: '01/11/2026' }] } },
  ],
  [
    'a name with inches',
    { lines: goods('1 × 1').map((line) => ({ ...line, description: '12" pipe \\ black' })) },
    { ItemList: [{ PrdDesc: "12'' pipe / black" }] },
  ],
])('with %s', (_title, changes, expected) => {
  expect(fileOf({ ...ready, ...changes } as SupplyDocument)).toMatchObject(expected)
})

test('a credit note names its invoice, and a service has no unit', () => {
  const note = {
    ...blankDocument('creditNote', { id: 'n', number: 'CN-001', date: '2026-11-22', now: 0 }),
    ...{ business, client, against: 'INV-001', againstDate: '2026-11-21' },
    lines: goods('1 × 99').map((line) => ({ ...line, hsn: '998313', description: 'Advice' })),
  }
  const file = fileOf(note)
  expect(file).toMatchObject({
    DocDtls: { Typ: 'CRN' },
    ItemList: [{ IsServc: 'Y', HsnCd: '998313' }],
    RefDtls: { PrecDocDtls: [{ InvNo: 'INV-001', InvDt: '21/11/2026' }] },
  })
  expect(file.ItemList[0]).not.toHaveProperty('Unit')
})

test.each<[Inv01Gap, Partial<SupplyDocument>]>([
  ['noTax', { supply: 'exempt' }],
  ['number', { number: '0012' }],
  ['date', { date: '' }],
  ['future', { date: '2026-11-29' }],
  ['sellerGstin', { business: { ...business, gstin: `${GSTIN_27.slice(0, 14)}0` } }],
  ['sellerName', { business: { ...business, name: 'A' } }],
  ['sellerAddress', { business: { ...business, address: '' } }],
  ['sellerPincode', { business: { ...business, address: '12 Laxmi Road, Pune' } }],
  ['buyerGstin', { client: { ...client, gstin: '', state: '29' } }],
  ['sameGstin', { client: { ...client, gstin: GSTIN_27 } }],
  ['buyerName', { client: { ...client, name: 'BF' } }],
  ['buyerPlace', { client: { ...client, address: 'Karnataka 560001' } }],
  ['shipState', { client: { ...client, deliverTo: 'Plot 7, Hosur 635109' } }],
  ['shipPincode', { client: { ...client, deliverTo: 'Plot 7, Hosur', deliverState: '33' } }],
  ['total', { lines: [] }],
  ['total', { lines: goods('2 × x') }],
  ['hsn', { lines: goods('1 × 1').map((line) => ({ ...line, hsn: '0000' })) }],
  ['taxRate', { lines: goods('1 × 1 @ 17') }],
  // ₹0.00049 × 9,000 = ₹4.41; at three decimals of the price it would be nothing.
  ['decimals', { lines: goods('9000 × 0.0004') }],
  ['mostItems', { lines: goods(...Array.from({ length: 1_001 }, () => '1 × 1')) }],
])('%s is missing', (gap, changes) => {
  expect(inv01Gaps({ ...ready, ...changes } as SupplyDocument, 'upTo5Crore', TODAY)).toContain(gap)
})

test('above ₹5 crore codes have six digits: Notification 78/2020', () => {
  const short = { ...ready, lines: goods('1 × 1').map((line) => ({ ...line, hsn: '9403' })) }
  expect(inv01Gaps(short, 'above5Crore', TODAY)).toEqual(['hsnSix'])
  expect(inv01Gaps(short, 'upTo5Crore', TODAY)).toEqual([])
})

test('random documents: the file fits the schema, and its sums are those that the portal adds up', () => {
  const given = randomDocuments.map((doc): SupplyDocument => ({
    ...doc,
    business,
    client:
      doc.client.gstin === '' || doc.client.gstin === GSTIN_27
        ? { ...client, state: '', gstin: '27AAGCB7383J1Z8' }
        : client,
    lines: doc.lines.map((line) => ({ ...line, hsn: line.hsn === '0902' ? '090230' : line.hsn })),
    country: 'UAE',
  }))
  const complete = given.filter((doc) => inv01Gaps(doc, 'upTo5Crore', TODAY).length === 0)
  // Bills of supply are no e-invoices, and few have prices with more than three decimals.
  expect(complete.length).toBeGreaterThan(150)
  for (const doc of complete) {
    const { ItemList, ValDtls } = fileOf(doc)
    const paise = (rupees: number) => Math.round(rupees * 100)
    const sumOf = (name: keyof Item) => ItemList.reduce((sum, item) => sum + paise(item[name]), 0)
    for (const item of ItemList) {
      // The portal allows a rupee.
      expect(Math.abs(item.Qty * item.UnitPrice - item.TotAmt)).toBeLessThanOrEqual(1.000001)
      expect(paise(item.TotAmt) - paise(item.Discount)).toBe(paise(item.AssAmt))
      // Two heads are each rounded, and in a price with tax the taxable value is what they leave.
      const tax = item.IgstAmt + item.CgstAmt + item.SgstAmt
      expect(Math.abs(tax - (item.AssAmt * item.GstRt) / 100)).toBeLessThanOrEqual(0.0141)
      expect(paise(item.TotItemVal)).toBe(paise(item.AssAmt + tax))
    }
    expect(sumOf('AssAmt')).toBe(paise(ValDtls.AssVal))
    expect(sumOf('TotItemVal') + paise(ValDtls.OthChrg) + paise(ValDtls.RndOffAmt)).toBe(
      paise(ValDtls.TotInvVal),
    )
    const { totalMinor, tcsPaise, taxMinor } = totals(doc)!
    expect(paise(ValDtls.TotInvVal)).toBe(totalMinor + tcsPaise + (doc.reverseCharge ? taxMinor : 0))
  }
})

test.each([
  ['usa', 'US'],
  ['UAE', 'AE'],
  ['Germany', 'DE'],
  ['Atlantis', null],
  ['', null],
])('the country %s', (name, code) => {
  expect(countryCode(name)).toBe(code)
})

describe('the part for the e-way bill', () => {
  const blank = ready.transport
  const withTransport = (changes: Partial<typeof blank>) => ({
    ...ready,
    transport: { ...blank, ...changes },
  })
  const ewayOf = (changes: Partial<typeof blank>) => fileOf(withTransport(changes)).EwbDtls
  const lorry = { vehicle: 'mh 12 ab 1234', distanceKm: '840' }

  test('by road: the vehicle and the distance, with the transporter and the receipt where there are any', () => {
    expect(ewayOf(lorry)).toEqual({ TransMode: '1', Distance: 840, VehNo: 'MH12AB1234', VehType: 'R' })
    expect(
      ewayOf({
        ...lorry,
        ...{ transporter: 'Om "Fast" Roadways', transporterId: '27aapfu0939f1zv' },
        ...{ documentNumber: 'LR 12/26', documentDate: '2026-11-21' },
      }),
    ).toEqual({
      ...{ TransId: '27AAPFU0939F1ZV', TransName: "Om ''Fast'' Roadways", TransMode: '1', Distance: 840 },
      ...{ TransDocNo: 'LR12/26', TransDocDt: '21/11/2026', VehNo: 'MH12AB1234', VehType: 'R' },
    })
  })

  test('by rail the receipt alone, and with a transporter alone Part A', () => {
    const receipt = { documentNumber: 'RR-77', documentDate: '2026-11-21' }
    expect(ewayOf({ ...lorry, ...receipt, mode: 'rail' })).toEqual({
      ...{ TransMode: '2', Distance: 840, TransDocNo: 'RR-77', TransDocDt: '21/11/2026' },
    })
    expect(ewayOf({ transporterId: '27AAPFU0939F1ZV', distanceKm: '0' })).toEqual({
      TransId: '27AAPFU0939F1ZV',
      Distance: 0,
    })
  })

  test.each([
    ['nothing of transport is filled in', {}, null],
    ['the distance is missing', { vehicle: 'MH12AB1234' }, ['distance']],
    ['the vehicle is missing', { distanceKm: '840' }, ['vehicle']],
    ['by ship the document is missing', { ...lorry, mode: 'ship' as const }, ['transportDocument']],
  ])('is left out where %s', (_case, changes, gaps) => {
    expect(inv01EwayGaps(withTransport(changes))).toEqual(gaps)
    expect(ewayOf(changes)).toBeUndefined()
  })

  test('is left out of services and of a credit note', () => {
    const service = {
      ...withTransport(lorry),
      lines: goods('1 × 500').map((line) => ({ ...line, hsn: '998314' })),
    }
    expect(inv01EwayGaps(service)).toEqual(['goods'])
    expect(fileOf(service).EwbDtls).toBeUndefined()
    const note = {
      ...blankDocument('creditNote', { id: 'n', number: 'CN-1', date: '2026-11-21', now: 0 }),
      business,
    }
    expect(inv01EwayGaps(note)).toBeNull()
  })
})
