import fc from 'fast-check'
import { ewayBill } from '@/lib/invoicing/returns/eway-bill'
import { type EwayBillGap, ewayBillGaps } from '@/lib/invoicing/returns/eway-gaps'
import { challanFrom } from '@/lib/invoicing/model/convert-document'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { blankBusiness, blankClient } from '@/lib/invoicing/model/blank-party'
import type { Challan, ChallanReason } from '@/lib/invoicing/document/challan'
import type { CashMemo, Invoice } from '@/lib/invoicing/document/invoice'
import { transportModes } from '@/lib/invoicing/document/transport'
import type { DispatchDocument } from '@/lib/invoicing/model/document-groups'
import { fitting } from '@/tests/lib/invoicing/returns/fitting'
import { ewayBillFile } from '@/tests/lib/invoicing/returns/eway-schema'
import { GSTIN_27, GSTIN_29, invoice, lines } from '@/tests/lib/invoicing/sample-documents'

const road: Invoice['transport'] = {
  ...invoice().transport,
  vehicle: 'mh 12 ab 1234',
  distanceKm: '840',
}

const ready = invoice({
  business: { ...blankBusiness, name: 'A', gstin: GSTIN_27, address: '12 Laxmi Road\nPune 411 030' },
  client: { ...blankClient, name: 'B', gstin: GSTIN_29, address: '4 MG Road, Bengaluru - 560001' },
  lines: lines('2 × 500').map((line) => ({ ...line, description: 'Chair', hsn: '9403', unit: 'nos' })),
  transport: road,
})

const challan = (reason: ChallanReason, changes: Partial<Challan> = {}): Challan => ({
  ...challanFrom(ready, { id: 'c', number: 'DC-001', date: '2026-11-22', now: 0 }),
  reason,
  ...changes,
})

const fitted = fitting(ewayBillFile)

const PARTS = ['totalValue', 'cgstValue', 'sgstValue', 'igstValue', 'OthValue']

/** The bill of a file that fits the published format, and whose parts add up to its total. */
function billOf(doc: DispatchDocument): Record<string, unknown> {
  expect(ewayBillGaps(doc)).toEqual([])
  const [bill] = fitted<{ billLists: [Record<string, unknown>] }>(ewayBill(doc)).billLists
  const paise = (name: string) => Math.round(Number(bill[name]) * 100)
  expect(PARTS.reduce((sum, name) => sum + paise(name), 0)).toBe(paise('totInvValue'))
  return bill
}

test('an invoice as the portal takes it', () => {
  expect(billOf(ready)).toMatchObject({
    userGstin: GSTIN_27,
    supplyType: 'O',
    subSupplyType: 1,
    docType: 'INV',
    docNo: 'INV-001',
    docDate: '21/11/2026',
    transType: 1,
    fromPincode: 411030,
    fromPlace: 'Pune',
    fromStateCode: 27,
    actualFromStateCode: 27,
    toGstin: GSTIN_29,
    toPincode: 560001,
    toPlace: 'Bengaluru',
    toStateCode: 29,
    actualToStateCode: 29,
    totalValue: 1000,
    cgstValue: 0,
    sgstValue: 0,
    igstValue: 180,
    OthValue: 0,
    totInvValue: 1180,
    transMode: 1,
    transDistance: 840,
    vehicleNo: 'MH12AB1234',
    vehicleType: 'R',
    mainHsnCode: '9403',
  })
})

test('billed to Hubli and shipped to Panaji: the goods go to Goa (30), the bill to Karnataka (29)', () => {
  const client = {
    ...ready.client,
    address: '4 Station Road\nHubli 580020',
    deliverTo: '18th June Road\nPanaji 403001',
  }
  const doc = { ...ready, client }
  expect(ewayBillGaps(doc)).toEqual(['deliverState'])
  expect(billOf({ ...doc, client: { ...client, deliverState: '30' } })).toMatchObject({
    transType: 2,
    toStateCode: 29,
    actualToStateCode: 30,
    toAddr1: '18th June Road',
    toPlace: 'Panaji',
    toPincode: 403001,
  })
})

describe('goods that leave India', () => {
  const toPort = {
    ...ready,
    placeOfSupply: '96',
    zeroRated: 'withoutTax' as const,
    client: { ...ready.client, gstin: '', state: '', address: 'Kathmandu\nNepal' },
  }
  const port = { deliverTo: 'Land Customs Station\nRaxaul 845305', deliverState: '10' }

  it('by a land port end there: the bill is to 99, the journey to Bihar (10)', () => {
    expect(billOf({ ...toPort, client: { ...toPort.client, ...port } })).toMatchObject({
      ...{ subSupplyType: 3, transType: 2, toGstin: 'URP', toStateCode: 99 },
      ...{ actualToStateCode: 10, toPincode: 845305, toPlace: 'Raxaul' },
    })
    const unknown = { ...port, deliverTo: 'Land Customs Station\nRaxaul' }
    expect(ewayBillGaps({ ...toPort, client: { ...toPort.client, ...unknown } })).toEqual(['toPincode'])
  })

  it('without a port have the pincode and the state of no place in India', () => {
    expect(billOf(toPort)).toMatchObject({ toStateCode: 99, actualToStateCode: 99, toPincode: 999_999 })
  })

  it('billed to Karnataka and shipped abroad have the bill there and the journey out', () => {
    const client = { ...ready.client, deliverTo: 'Kathmandu\nNepal', deliverState: '96' }
    expect(billOf({ ...ready, client })).toMatchObject({
      ...{ transType: 2, toGstin: GSTIN_29, toStateCode: 29 },
      ...{ actualToStateCode: 99, toPincode: 999_999 },
    })
  })
})

test.each<[ChallanReason, number, string, string]>([
  ['jobWork', 4, '', GSTIN_29],
  ['ownUse', 5, '', GSTIN_27],
  ['approval', 8, 'Sale on approval', GSTIN_29],
  ['unknownQuantity', 8, 'Quantity not known', GSTIN_29],
  ['skdLots', 9, '', GSTIN_29],
  ['lineSales', 10, '', GSTIN_27],
  ['recipientUnknown', 11, '', GSTIN_27],
  ['exhibition', 12, '', GSTIN_27],
  ['other', 8, 'Sample for testing', GSTIN_29],
])('a challan for %s is sub-type %i, described as “%s”, to %s', (reason, type, description, gstin) => {
  expect(billOf(challan(reason, { otherReason: 'Sample for testing' }))).toMatchObject({
    docType: 'CHL',
    subSupplyType: type,
    subSupplyDesc: description,
    toGstin: gstin,
    toPincode: 560001,
    actualToStateCode: 29,
  })
})

test('a challan to an unregistered job worker of the state', () => {
  const client = { ...ready.client, gstin: '', state: '27', address: 'Nashik 422001' }
  expect(billOf(challan('jobWork', { client }))).toMatchObject({
    toGstin: 'URP',
    toStateCode: 27,
    cgstValue: 90,
    igstValue: 0,
  })
})

// The portal’s documents are tax invoice, bill of supply, challan and a few more: none is called cash memo.
test.each<[string, Partial<CashMemo>, string]>([
  ['a tax invoice', {}, 'INV'],
  ['a bill of supply where it bears no tax', { supply: 'exempt' }, 'BIL'],
])('a cash memo is %s', (_name, changes, docType) => {
  const { business, client, lines: sold, transport } = ready
  const blank = blankDocument('cashMemo', { id: 'm', number: 'CM-001', date: '2026-11-21', now: 0 })
  const memo: CashMemo = { ...blank, business, client, lines: sold, transport, ...changes }
  expect(billOf(memo)).toMatchObject({ docType, docNo: 'CM-001', supplyType: 'O', subSupplyType: 1 })
})

test('an HSN code keeps its zero, and freight is not the main item', () => {
  const goods = ready.lines[0]!
  const doc = {
    ...ready,
    lines: [
      { ...goods, id: 1, hsn: '996511', rate: '9000' },
      { ...goods, id: 2, hsn: '0713', rate: '50' },
    ],
  }
  const bill = billOf(doc)
  expect(bill.mainHsnCode).toBe('0713')
  expect(bill.itemList).toMatchObject([{ hsnCode: '996511' }, { hsnCode: '0713' }])
})

test('under reverse charge the tax is not in the total: value, tax and other add up to it', () => {
  expect(billOf({ ...ready, reverseCharge: true })).toMatchObject({
    totalValue: 1000,
    igstValue: 180,
    OthValue: -180,
    totInvValue: 1000,
  })
})

test.each<[string, Partial<Invoice>, EwayBillGap[]]>([
  ['a number of 17 characters', { number: 'INV/2026-27/00001' }, ['number']],
  ['a mistyped GSTIN of the client', { client: { ...ready.client, gstin: '29AABCT1332L1ZU' } }, ['clientGstin']],
  ['5 digits of HSN', { lines: [{ ...ready.lines[0]!, hsn: '94030' }] }, ['hsn']],
  ['services alone', { lines: [{ ...ready.lines[0]!, hsn: '998313' }] }, ['goods']],
  ['4,001 km', { transport: { ...road, distanceKm: '4001' } }, ['distance']],
  ['rail without a receipt', { transport: { ...road, mode: 'rail' } }, ['transportDocument']],
  ['a transporter’s ID of 4 characters', { transport: { ...road, transporterId: '27AB' } }, ['transporterId']],
  ['a vehicle of two letters', { transport: { ...road, vehicle: 'MH' } }, ['vehicle']],
  ['a vehicle of signs alone', { transport: { ...road, vehicle: '--', transporterId: GSTIN_29 } }, ['vehicle']],
  ['251 items', { lines: Array.from({ length: 251 }, (_, id) => ({ ...ready.lines[0]!, id })) }, ['mostItems']],
])('%s is named', (_title, changes, gaps) => {
  expect(ewayBillGaps({ ...ready, ...changes })).toEqual(gaps)
}) // prettier-ignore

test('what a fresh invoice lacks is named, and no file is made', () => {
  expect(ewayBillGaps(invoice())).toEqual([
    'total', 'sellerGstin', 'fromPincode', 'toPincode', 'toState', 'distance', 'vehicle',
  ]) // prettier-ignore
  expect(() => ewayBill(invoice())).toThrow(RangeError)
  expect(ewayBillGaps(challan('other'))).toEqual(['reason'])
})

const words = fc.string({ unit: 'grapheme', maxLength: 300 })

test('whatever is typed, a file without gaps fits the format, and its sums add up', () => {
  const anything = fc.record({
    ...{ name: words, street: words, description: words },
    otherReason: words.filter((text) => text.trim() !== ''),
    rate: fc.integer({ min: 1, max: 9_99_99_999 }).map((paise) => (paise / 100).toFixed(2)),
    taxRatePercent: fc.constantFrom('0', '0.25', '5', '18'),
    mode: fc.constantFrom(...transportModes),
    terms: fc.record({ roundOff: fc.boolean(), reverseCharge: fc.boolean(), pricesInclude: fc.boolean() }),
    state: fc.constantFrom('27', '29'),
  })
  fc.assert(
    fc.property(anything, ({ name, street, mode, otherReason, state, terms, ...cells }) => {
      const address = `${street.replaceAll(/\d/g, '')}\nPune 411001`
      const sold: Invoice = {
        ...{ ...ready, ...terms, lines: ready.lines.map((line) => ({ ...line, ...cells })) },
        client: { ...ready.client, gstin: '', name, state, address },
        transport: { ...road, mode, documentNumber: 'RR/123', documentDate: '2026-11-21' },
      }
      billOf(sold)
      const start = { id: 'c', number: 'DC-1', date: '2026-11-22', now: 0 } as const
      billOf({ ...challanFrom(sold, start), reason: 'other', otherReason })
    }),
    { numRuns: 200 },
  )
})

describe('place and pincode', () => {
  const from = (address: string, transport: Partial<Invoice['transport']> = {}): DispatchDocument => ({
    ...ready,
    business: { ...ready.business, address },
    transport: { ...road, ...transport },
  })

  it.each([
    ['Plot 123456, MIDC\nPune 411030', 411030, 'Pune'],
    ['12 Laxmi Road, Pune - 411 030', 411030, 'Pune'],
    ['पुणे ४११०३०', 411030, 'पुणे'],
    ['4 MG Road, Pune\nMaharashtra, India - 411030', 411030, 'Pune'],
    ['4 MG Road, Pune\nMaharashtra (27)\n411030', 411030, 'Pune'],
    ['Anna Salai, Chennai, TAMIL NADU, PIN: 600002', 600002, 'Chennai'],
    ['Maharashtra 411030', 411030, ''],
  ])(
    'of %j are suggested: the last six digits, and the place before them, which is no state',
    (address, pincode, place) => {
      expect(billOf(from(address))).toMatchObject({ fromPincode: pincode, fromPlace: place })
    },
  )

  it('are those typed into their fields, whatever the address has', () => {
    const typed = { fromPlace: 'Chakan', fromPincode: '410 501', toPlace: 'Hosur', toPincode: '६३५१०९' }
    expect(billOf(from('Pune 411030', typed))).toMatchObject({
      fromPlace: 'Chakan',
      fromPincode: 410501,
      toPlace: 'Hosur',
      toPincode: 635109,
    })
  })

  it.each(['41050', '0110001', '011000', 'Pune'])(
    '%j is no pincode, and the address does not take its place',
    (fromPincode) => {
      expect(ewayBillGaps(from('Pune 411030', { fromPincode }))).toEqual(['fromPincode'])
    },
  )

  it('a number of a phone is none', () => {
    expect(ewayBillGaps(from('Pune, 98765 432101'))).toEqual(['fromPincode'])
  })
})

test('texts are cut between characters that people see', () => {
  // Eight units of UTF-16 each: twelve are 96 of 100, and fifteen 120 of 120.
  const name = '👨‍👩‍👧'.repeat(20)
  const business = { ...ready.business, name, address: `${name}\nPune 411030` }
  const { fromTrdName, fromAddr1 } = billOf({ ...ready, business })
  expect([fromTrdName, fromAddr1]).toEqual([name.slice(0, 96), name.slice(0, 120)])
})
