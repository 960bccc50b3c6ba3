import { answerFor, answerOfCode } from '@/lib/invoicing/returns/e-invoice-answer'
import { eInvoiceTurnoverAbove } from '@/lib/rules/gst/invoice-fields'
import { lacksIrn } from '@/lib/invoicing/tax/e-invoice'
import { between, GSTIN_27, invoice, lines } from '@/tests/lib/invoicing/sample-documents'

const IRN = 'a5c12dca80e743321740b001fd70953e8738d109865d28ba4013750f2046f229'
const base64url = (text: string) => Buffer.from(text).toString('base64url')

/** A signed code as portals write it: a token whose `data` is JSON within JSON. */
const code = (data: object) =>
  `${base64url('{"alg":"RS256"}')}.${base64url(JSON.stringify({ data: JSON.stringify(data), iss: 'NIC' }))}.c2ln`
const of = (number: string, more: object = {}) =>
  code({
    SellerGstin: GSTIN_27,
    DocNo: number,
    DocTyp: 'INV',
    Irn: IRN,
    IrnDt: '2026-11-21 12:30:00',
    ...more,
  })

const sides = between('27', '29')
const doc = invoice({
  business: { ...sides.business, gstin: GSTIN_27 },
  client: { ...sides.client, gstin: '29AAGCB7383J1Z4' },
  lines: lines('10 × 100 @ 18'),
})
const ours = { AckNo: 112010036563310, AckDt: '2026-11-21 12:30:00', Irn: IRN, SignedQRCode: of('INV-001') }
const found = { irn: IRN, ackNumber: '112010036563310', ackDate: '2026-11-21', signedQr: of('INV-001') }

test.each<[string, unknown, object | string]>([
  ['one answer', ours, found],
  ['a list of them', [{ ...ours, SignedQRCode: of('INV-002') }, ours], found],
  ['an envelope with JSON within JSON', { Status: 1, Data: JSON.stringify(ours) }, found],
  [
    'other cases and an Indian date',
    { irn: IRN, ackNo: '112010036563310', ackDt: '21/11/2026 12:30:00', signedQrCode: of('inv-001') },
    { ...found, signedQr: of('inv-001') },
  ],
  ['those of other documents', [{ ...ours, SignedQRCode: of('INV-002') }], 'others'],
  [
    'that of a credit note with this number',
    { ...ours, SignedQRCode: of('INV-001', { DocTyp: 'CRN' }) },
    'others',
  ],
  [
    'two codes that cannot be read',
    [
      { ...ours, SignedQRCode: 'ABC' },
      { ...ours, SignedQRCode: 'DEF' },
    ],
    'others',
  ],
  ['our own file', { Version: '1.1', DocDtls: { No: 'INV-001' } }, 'none'],
  ['an answer without a code', { Irn: IRN }, 'none'],
])('a file with %s', (_title, file, expected) => {
  expect(answerFor(doc, JSON.stringify(file))).toEqual(expected)
})

test('no JSON has no answer', () => {
  expect(answerFor(doc, 'IRN, Ack No')).toBe('none')
})

test('a pasted code has its IRN and day', () => {
  expect(answerOfCode(of('INV-001'))).toEqual({ irn: IRN, ackDate: '2026-11-21' })
  expect(answerOfCode('ABC')).toBeNull()
})

test('the limit of e-invoices is that of the day: a later one that is higher than what is known does not count', () => {
  const [row] = eInvoiceTurnoverAbove.values
  const known = jest.replaceProperty(eInvoiceTurnoverAbove, 'values', [
    row!,
    { ...row!, from: '2026-04-01', value: 2_00_00_000 },
    { ...row!, from: '2026-10-01', value: 10_00_00_000 },
    { ...row!, from: '2026-11-20', value: 1_00_00_000, announced: 'bill' },
  ])
  const lacks = (date: string) => lacksIrn({ ...doc, date }, 'above5Crore')
  expect(['2023-07-31', '2023-08-01', '2026-04-01', '2026-10-01', '2026-11-21'].map(lacks)).toEqual([
    ...[false, true, true, false, false],
  ])
  known.restore()
})
