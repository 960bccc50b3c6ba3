import { papersOf } from '@/components/documents/paper/papers-of'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { blankClient } from '@/lib/invoicing/model/blank-party'
import { copyDocument } from '@/lib/invoicing/model/convert-document'
import { documentFrom } from '@/lib/invoicing/storage/read-documents'
import { cautions } from '@/lib/invoicing/tax/cautions'
import {
  eInvoiceDifferences,
  eInvoiceOf,
  eInvoiceProblem,
  lacksIrn,
  MOST_SIGNED_QR_BYTES,
  readSignedQr,
} from '@/lib/invoicing/tax/e-invoice'
import { MOST_QR_BYTES } from '@/lib/qr/qr-matrix'
import { between, GSTIN_27, GSTIN_29, invoice, lines } from '@/tests/lib/invoicing/sample-documents'

const IRN = 'a5c12dca80e743321740b001fd70953e8738d109865d28ba4013750f2046f229'
const base64url = (text: string) => Buffer.from(text).toString('base64url')

/** As portals write it: a token whose `data` is JSON within JSON. */
const token = (data: object) =>
  `${base64url('{"alg":"RS256"}')}.${base64url(JSON.stringify({ data: JSON.stringify(data), iss: 'NIC' }))}.c2ln`

const sides = between('27', '29')
const doc = invoice({
  business: { ...sides.business, gstin: GSTIN_27 },
  client: { ...sides.client, gstin: GSTIN_29 },
  // 10 × ₹100 and 18% IGST.
  lines: lines('10 × 100 @ 18'),
  irn: IRN,
})
const data = {
  SellerGstin: GSTIN_27,
  BuyerGstin: GSTIN_29,
  DocNo: 'INV-001',
  DocTyp: 'INV',
  DocDt: '21/11/2026',
  TotInvVal: 1180,
  Irn: IRN,
}

test('the longest text of a code is what the largest code holds', () => {
  expect(MOST_SIGNED_QR_BYTES).toBe(MOST_QR_BYTES.L)
})

test.each([
  ['irn', IRN.toUpperCase(), null],
  ['irn', ` ${IRN.slice(0, 30)}\n${IRN.slice(30)} `, null],
  ['irn', IRN.slice(1), 'length'],
  ['irn', `g${IRN.slice(1)}`, 'characters'],
  ['ackNumber', '112010036563310', null],
  ['ackNumber', '112010', 'length'],
  ['ackNumber', '11201003656331A', 'characters'],
  ['signedQr', 'x'.repeat(2_953), null],
  ['signedQr', 'x'.repeat(2_954), 'tooLong'],
  ['signedQr', 'data:image/png;base64,iVBORw0KGgo=', 'characters'],
  ['signedQr', 'क्यूआर', 'characters'],
] as const)('%s %j: %s', (field, text, expected) => {
  expect(eInvoiceProblem(field, text)).toBe(expected)
})

test.each([
  ['the same', {}, []],
  ['a day as ISO writes it', { DocDt: '2026-11-21' }, []],
  [
    'nothing but the IRN',
    { ...Object.fromEntries(Object.keys(data).map((key) => [key, undefined])), Irn: IRN },
    [],
  ],
  ['another IRN', { Irn: IRN.replace('a5', 'a6') }, ['irn']],
  ['a credit note', { DocTyp: 'CRN' }, ['kind']],
  ['another number', { DocNo: 'INV-002' }, ['number']],
  ['another day', { DocDt: '20/11/2026' }, ['date']],
  ['a paisa more', { TotInvVal: 1180.01 }, ['value']],
  ['another seller', { SellerGstin: GSTIN_29 }, ['sellerGstin']],
  ['an unregistered buyer', { BuyerGstin: 'URP' }, ['buyerGstin']],
])('a code with %s', (_, changes, expected) => {
  const signed = { ...doc, signedQr: token({ ...data, ...changes }) }
  expect(eInvoiceDifferences(signed)).toEqual(expected)
  expect(cautions(signed, []).filter(({ kind }) => kind.startsWith('eInvoice'))).toEqual(
    expected.length > 0 ? [{ kind: 'eInvoiceDiffers', in: expected }] : [],
  )
})

test('TCS may be in the value or not, and under reverse charge the value is not compared', () => {
  // ₹1,180.00 and 1% TCS of ₹11.80.
  const withTcs = { ...doc, tcsPercent: '1', signedQr: token({ ...data, TotInvVal: 1191.8 }) }
  expect(eInvoiceDifferences(withTcs)).toEqual([])
  expect(eInvoiceDifferences({ ...withTcs, tcsPercent: '', reverseCharge: true })).toEqual([])
})

test.each(['', 'abc', 'a.b.c', `a.${base64url('[]')}.c`, `a.${base64url('{"data":"{"}')}.c`])(
  '%j is no signed code to compare',
  (text) => {
    expect(readSignedQr(text)).toBeNull()
    expect(eInvoiceDifferences({ ...doc, signedQr: text })).toEqual([])
  },
)

test('an e-invoice without its code is noticed, a document without an e-invoice is not', () => {
  expect(cautions(doc, [])).toContainEqual({ kind: 'eInvoiceWithoutQr' })
  expect(cautions({ ...doc, irn: '' }, [])).toEqual([])
})

test('what cannot be right is not printed', () => {
  const wrong = { ...doc, irn: 'abc', signedQr: 'x' }
  expect(eInvoiceOf(wrong)).toEqual({ irn: '', ackNumber: '', ackDate: '', signedQr: 'x' })
  expect(cautions(wrong, [])).toContainEqual({ kind: 'eInvoiceInvalid', fields: ['irn'] })
})

test('a copy is another invoice, and one stored before has no e-invoice', () => {
  const { irn: _, ackNumber: _ackNumber, ackDate: _ackDate, signedQr: _signedQr, ...before } = doc
  expect(documentFrom(before)).toMatchObject({ irn: '', ackNumber: '', ackDate: '', signedQr: '' })
  expect(documentFrom({ ...doc, ackDate: 'x' })).toMatchObject({ irn: IRN, ackDate: '' })
  const copy = copyDocument(doc, { id: 'd2', number: 'INV-002', date: '2026-11-22', now: 2 })
  expect(copy).toMatchObject({ irn: '' })
})

const buyer = { ...blankClient, gstin: GSTIN_29 }
const sale = (changes: Partial<Invoice> = {}) =>
  invoice({ client: buyer, lines: lines('1 × 100'), ...changes })

// Rule 48(4) with Notification 10/2023-Central Tax: since 1 August 2023, above ₹5 crore, to registered
// persons and of exports.
test.each<[string, Partial<Invoice>, boolean]>([
  ['to a registered buyer', {}, true],
  ['to a registered buyer, with an IRN', { irn: 'a'.repeat(64) }, false],
  ['with an IRN that cannot be one', { irn: 'abc' }, true],
  ['of a seller who declares to be exempt', { eInvoiceExempt: true }, false],
  ['to a consumer', { client: blankClient }, false],
  ['abroad', { client: blankClient, placeOfSupply: '96' }, true],
  ['to a special economic zone', { specialZone: true }, true],
  ['as a bill of supply', { supply: 'exempt' }, false],
  ['before the day of the limit', { date: '2023-07-31' }, false],
  ['from the day of the limit', { date: '2023-08-01' }, true],
])('above ₹5 crore, a sale %s', (_title, changes, lacks) => {
  expect(lacksIrn(sale(changes), 'above5Crore')).toBe(lacks)
  expect(lacksIrn(sale(changes), 'upTo5Crore')).toBe(false)
})

test('the declaration of rule 46(s) is on the paper of a taxed sale that makes it', () => {
  const closing = (changes: Partial<Invoice>) => papersOf(sale(changes))![0]!.closing.join(' ')
  expect(closing({ eInvoiceExempt: true })).toMatch(
    /sub-rule \(4\) of rule 48, we are not required to prepare/,
  )
  expect(closing({})).not.toContain('rule 48')
  expect(closing({ eInvoiceExempt: true, supply: 'exempt' })).not.toContain('rule 48')
})
