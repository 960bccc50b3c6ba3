import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { blankBusiness, blankClient } from '@/lib/invoicing/model/blank-party'
import { filedGstins, gstr1Json } from '@/lib/invoicing/returns/gstr1-json'
import { gstr1Tables } from '@/lib/invoicing/returns/gstr1-tables'
import { fitting } from '@/tests/lib/invoicing/returns/fitting'
import { gstr1File } from '@/tests/lib/invoicing/returns/gstr1-schema'
import { randomDocuments } from '@/tests/lib/invoicing/random-documents'
import { between, GSTIN_27, GSTIN_29, invoice, lines, receipt } from '@/tests/lib/invoicing/sample-documents'

const fitted = fitting(gstr1File)

interface Item {
  rt: number
  txval: number
}
interface File {
  fp: string
  b2b?: { ctin: string; inv: { inum: string; itms: { itm_det: Item }[] }[] }[]
  b2cl?: { inv: { itms: { itm_det: Item }[] }[] }[]
  b2cs?: Item[]
  cdnr?: { nt: { ntty: string; itms: { itm_det: Item }[] }[] }[]
  cdnur?: { ntty: string; itms: { itm_det: Item }[] }[]
  exp?: { inv: { itms: Item[] }[] }[]
  nil?: { inv: { nil_amt: number; expt_amt: number; ngsup_amt: number }[] }
  hsn?: { hsn_b2b?: (Item & { qty: number })[]; hsn_b2c?: Item[]; data?: Item[] }
  at?: object[]
  txpd?: object[]
  doc_issue?: object
}

/** The file of a period, which fits the format. */
function fileOf(documents: readonly BusinessDocument[], from = '2026-11-01', to = '2026-11-30'): File {
  return fitted(gstr1Json(documents, { gstin: GSTIN_27, from, to }))
}

const seller = { business: { ...blankBusiness, gstin: GSTIN_27 } }
const registered = { ...seller, client: { ...blankClient, name: 'B', gstin: GSTIN_29 } }
const goods = lines('2 × 500').map((line) => ({
  ...line,
  hsn: '0713',
  unit: 'kg',
  description: 'Chana dal, a description longer than thirty characters',
}))

test('a sale to a registered buyer of another state', () => {
  expect(fileOf([invoice({ lines: goods, ...registered })])).toMatchObject({
    gstin: GSTIN_27,
    fp: '112026',
    b2b: [
      {
        ctin: GSTIN_29,
        inv: [
          {
            ...{ inum: 'INV-001', idt: '21-11-2026', val: 1180, pos: '29', rchrg: 'N', inv_typ: 'R' },
            itms: [{ num: 1, itm_det: { rt: 18, txval: 1000, iamt: 180, csamt: 0 } }],
          },
        ],
      },
    ],
    hsn: {
      hsn_b2b: [
        { num: 1, hsn_sc: '0713', desc: 'Chana dal, a description longe', uqc: 'KGS', qty: 2, rt: 18 },
      ],
    },
    doc_issue: { doc_det: [{ doc_num: 1, docs: [{ from: 'INV-001', to: 'INV-001', net_issue: 1 }] }] },
  })
})

const sold = invoice({ lines: goods, ...seller })
const START = { id: 'n', number: 'CN-1', date: '2026-11-22', now: 0 }

test.each<[string, BusinessDocument[], keyof File, unknown]>([
  ['to a consumer of the state', [invoice({ ...sold, client: { ...blankClient, state: '27' } })], 'b2cs', [{ sply_ty: 'INTRA', typ: 'OE', pos: '27', rt: 18, txval: 1000, camt: 90, samt: 90, csamt: 0 }]],
  ['of ₹1,18,000 to a consumer elsewhere', [invoice({ ...sold, lines: [{ ...goods[0]!, rate: '50000' }], client: { ...blankClient, state: '29' } })], 'b2cl', [{ pos: '29', inv: [{ inum: 'INV-001', idt: '21-11-2026', val: 118000, itms: [{ num: 1, itm_det: { rt: 18, txval: 100000, iamt: 18000, csamt: 0 } }] }] }]],
  ['abroad under LUT', [invoice({ ...sold, placeOfSupply: '96', zeroRated: 'withoutTax' })], 'exp', [{ exp_typ: 'WOPAY', inv: [{ inum: 'INV-001', idt: '21-11-2026', val: 1000, itms: [{ rt: 0, txval: 1000, iamt: 0, csamt: 0 }] }] }]],
  ['of exempt goods', [invoice({ ...sold, supply: 'exempt' })], 'nil', { inv: [{ sply_ty: 'INTRAB2C', expt_amt: 1000, nil_amt: 0, ngsup_amt: 0 }] }],
  ['of nil-rated goods to another state', [invoice({ ...registered, lines: [{ ...goods[0]!, taxRatePercent: '0', exemption: 'nilRated' }] })], 'nil', { inv: [{ sply_ty: 'INTRB2B', expt_amt: 0, nil_amt: 1000, ngsup_amt: 0 }] }],
  ['taken back from a registered buyer', [{ ...blankDocument('creditNote', START), ...registered, lines: goods }], 'cdnr', [{ ctin: GSTIN_29, nt: [{ ntty: 'C', nt_num: 'CN-1', nt_dt: '22-11-2026', val: 1180, pos: '29', rchrg: 'N', inv_typ: 'R', itms: [{ num: 1, itm_det: { rt: 18, txval: 1000, iamt: 180, csamt: 0 } }] }] }]],
  ['paid in advance', [receipt({ type: 'advance', amount: '1180', ...seller, client: { ...blankClient, state: '27' } })], 'at', [{ pos: '27', sply_ty: 'INTRA', itms: [{ rt: 18, ad_amt: 1000, camt: 90, samt: 90, csamt: 0 }] }]],
])('a sale %s', (_about, documents, section, expected) => {
  expect(fileOf(documents)[section]).toEqual(expected)
}) // prettier-ignore

describe('quantities of table 12', () => {
  const weighed = (quantity: string, place = 0) => ({ ...goods[0]!, id: place + 1, quantity })
  const quantityOf = (documents: BusinessDocument[]) => fileOf(documents).hsn!.hsn_b2b![0]!.qty
  const soldOf = (...quantities: string[]) => invoice({ ...registered, lines: quantities.map(weighed) })

  it.each([
    ['0.375 kg, half up', ['0.375'], 0.38],
    ['three of 0.004, added before they are rounded', ['0.004', '0.004', '0.004'], 0.01],
    ['0.1 + 0.2, without an error of binary fractions', ['0.1', '0.2'], 0.3],
  ])('%s', (_about, quantities, expected) => {
    expect(quantityOf([soldOf(...quantities)])).toBe(expected)
  })

  const note = (kind: 'creditNote' | 'debitNote', movesGoods: boolean) => ({
    ...blankDocument(kind, START),
    ...registered,
    lines: [weighed('1.375')],
    movesGoods,
  })

  it.each([
    ['goods that came back reduce them: 5 − 1.375', note('creditNote', true), 3.63],
    ['a lower price returns no goods', note('creditNote', false), 5],
    ['more goods add to them: 5 + 1.375', note('debitNote', true), 6.38],
    ['a higher price sends no goods', note('debitNote', false), 5],
  ])('%s', (_about, correction, expected) => {
    expect(quantityOf([soldOf('5'), correction])).toBe(expected)
  })

  it('below zero are rounded away from it: a month of returns alone', () => {
    expect(quantityOf([note('creditNote', true)])).toBe(-1.38)
  })
})

test.each([
  ['all three, in capitals', { portCode: 'innsa1', shippingBill: '1234567', shippingBillDate: '2026-11-25' }, { sbpcode: 'INNSA1', sbnum: '1234567', sbdt: '25-11-2026' }],
  ['no port of another form', { portCode: 'NSA', shippingBill: '1234567' }, { sbnum: '1234567' }],
  ['none before the bill is known', {}, {}],
])('an export has %s: table 6A', (_about, known, expected) => {
  const terms = { placeOfSupply: '96', zeroRated: 'withoutTax' as const }
  const doc = invoice({ ...sold, ...terms, references: known })
  const { itms: _, ...head } = fileOf([doc]).exp![0]!.inv[0]!
  expect(head).toEqual({ inum: 'INV-001', idt: '21-11-2026', val: 1000, ...expected })
}) // prettier-ignore

test('before May 2025 table 12 is one list, and a quarter is filed under its last month', () => {
  const doc = invoice({ lines: goods, ...registered, date: '2025-02-10' })
  const file = fileOf([doc], '2025-01-01', '2025-03-31')
  expect(file.fp).toBe('032025')
  expect(file.hsn!.data).toHaveLength(1)
})

test('nothing that is empty, and nothing of another GSTIN, is in the file', () => {
  expect(Object.keys(fileOf([]))).toEqual(['gstin', 'fp', 'version', 'hash'])
  const other = invoice({ lines: goods, business: { ...blankBusiness, gstin: GSTIN_29 } })
  expect(Object.keys(fileOf([other]))).toHaveLength(4)
  expect(filedGstins([other, sold, sold], '2026-11-01', '2026-11-30')).toEqual([GSTIN_29, GSTIN_27])
})

test('of 400 random documents the file fits the format and sums to the same taxable values as the CSV files', () => {
  const [from, to] = ['2026-10-01', '2026-10-31']
  const sumOf = (items: readonly { txval: number }[] = []) =>
    items.reduce((sum, { txval }) => sum + Math.round(txval * 100), 0)
  const details = (documents: readonly { itms: { itm_det: Item }[] }[] = []) =>
    sumOf(documents.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det)))

  const file = fileOf(randomDocuments, from, to)
  const tables = new Map(gstr1Tables(randomDocuments, from, to).map((table) => [table.name, table]))
  const paiseIn = (name: string) => tables.get(name)!.taxablePaise
  const notes = (file.cdnr ?? []).flatMap(({ nt }) => nt)
  const of = (type: string) => notes.filter(({ ntty }) => ntty === type)
  expect(details(file.b2b?.flatMap(({ inv }) => inv))).toBe(paiseIn('b2b,sez,de'))
  expect(details(file.b2cl?.flatMap(({ inv }) => inv))).toBe(paiseIn('b2cl'))
  expect(sumOf(file.b2cs)).toBe(paiseIn('b2cs'))
  expect(details(of('D')) - details(of('C'))).toBe(paiseIn('cdnr'))
  const nil = file.nil!.inv.map(({ nil_amt, expt_amt, ngsup_amt }) => nil_amt + expt_amt + ngsup_amt)
  expect(nil.reduce((sum, rupees) => sum + Math.round(rupees * 100), 0)).toBe(paiseIn('exemp'))
  const { hsn_b2b, hsn_b2c } = file.hsn!
  const all = [...tables.values()].reduce((sum, { taxablePaise }) => sum + (taxablePaise ?? 0), 0)
  expect(sumOf(hsn_b2b) + sumOf(hsn_b2c)).toBe(all)
})

test('a month of nothing but an advance has a file, with its voucher in table 13', () => {
  const advance = receipt({ type: 'advance', amount: '1180', ...seller })
  expect(filedGstins([advance], '2026-11-01', '2026-11-30')).toEqual([GSTIN_27])
  expect(filedGstins([{ ...advance, type: 'payment' }], '2026-11-01', '2026-11-30')).toEqual([])
  expect(fileOf([advance]).doc_issue).toMatchObject({ doc_det: [{ doc_num: 6, doc_typ: 'Receipt voucher' }] })
  const unregistered = invoice({ lines: goods, ...between('27', '29') })
  expect(filedGstins([unregistered], '2026-11-01', '2026-11-30')).toEqual([])
})
