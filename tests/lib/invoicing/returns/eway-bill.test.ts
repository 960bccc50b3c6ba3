import { ewayBill, ewayBillGaps } from '@/lib/invoicing/returns/eway-bill'
import { challanFrom } from '@/lib/invoicing/model/convert-document'
import { blankBusiness, blankClient } from '@/lib/invoicing/model/blank-document'
import { GSTIN_27, invoice, lines } from '@/tests/lib/invoicing/sample-documents'

const ready = invoice({
  business: { ...blankBusiness, name: 'A', gstin: GSTIN_27, address: '12 Laxmi Road\nPune 411 030' },
  client: { ...blankClient, name: 'B', gstin: '29AAGCB7383J1Z4', address: '4 MG Road, Bengaluru - 560001' },
  lines: lines('2 × 500').map((line) => ({ ...line, description: 'Chair', hsn: '9403', unit: 'nos' })),
  transport: {
    mode: 'road',
    vehicle: 'mh 12 ab 1234',
    transporter: '',
    transporterId: '',
    distanceKm: '840',
  },
})

test('an invoice as the portal takes it', () => {
  expect(ewayBillGaps(ready)).toEqual([])
  expect(ewayBill(ready)).toEqual({
    version: '1.0.0621',
    billLists: [
      expect.objectContaining({
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
        toGstin: '29AAGCB7383J1Z4',
        toPincode: 560001,
        toPlace: 'Bengaluru',
        toStateCode: 29,
        totalValue: 1000,
        cgstValue: 0,
        sgstValue: 0,
        igstValue: 180,
        totInvValue: 1180,
        transMode: 1,
        transDistance: 840,
        vehicleNo: 'MH12AB1234',
        vehicleType: 'R',
        mainHsnCode: 9403,
      }),
    ],
  })
})

test('a challan for job work to an unregistered person', () => {
  const challan = challanFrom(
    { ...ready, client: { ...ready.client, gstin: '', state: '27' } },
    { id: 'c', number: 'DC-001', date: '2026-11-22', now: 0 },
  )
  const { billLists } = ewayBill(challan) as { billLists: object[] }
  expect(billLists[0]).toMatchObject({
    docType: 'CHL',
    subSupplyType: 4,
    toGstin: 'URP',
    cgstValue: 90,
    igstValue: 0,
  })
})

test('what it lacks is named', () => {
  expect(ewayBillGaps(invoice())).toEqual([
    'total', 'sellerGstin', 'fromPincode', 'toPincode', 'toState', 'distance', 'vehicle',
  ]) // prettier-ignore
  expect(() => ewayBill(invoice())).toThrow(RangeError)
})
