import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { challanFrom } from '@/lib/invoicing/model/convert-document'
import type { ChallanReason } from '@/lib/invoicing/document/challan'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import { gstr1Gaps } from '@/lib/invoicing/returns/gstr1-gaps'
import { gstr1Tables } from '@/lib/invoicing/returns/gstr1-tables'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { blankBusiness, blankClient } from '@/lib/invoicing/model/blank-party'
import { registerTable } from '@/lib/invoicing/returns/register-csv'
import { expectedSums, randomDocuments } from '@/tests/lib/invoicing/random-documents'
import { between, GSTIN_27, GSTIN_29, invoice, lines } from '@/tests/lib/invoicing/sample-documents'

const sign = (doc: BusinessDocument) => (doc.kind === 'creditNote' ? -1n : 1n)

describe('GSTR-1 of the 400', () => {
  const tables = gstr1Tables(randomDocuments, '2026-10-01', '2026-10-31')
  const whole = randomDocuments.reduce((sum, doc) => sum + sign(doc) * expectedSums(doc).taxable, 0n)
  const paise = (cell: string) => BigInt(Math.round(Number(cell) * 100))

  it('sums to the same taxable value as the separate calculation and as the register', () => {
    const reported = tables.reduce((sum, { taxablePaise }) => sum + BigInt(taxablePaise ?? 0), 0n)
    expect(reported).toBe(whole)
    const { headings, rows } = registerTable(randomDocuments, { unfinishedToo: false })
    const at = headings.indexOf('Taxable value')
    expect(rows.reduce((sum, row) => sum + paise(row[at]!), 0n)).toBe(whole)
  })

  it.each([
    ['Taxable Value', 'taxable'],
    ['Integrated Tax Amount', 'igst'],
    ['Central Tax Amount', 'cgst'],
    ['State/UT Tax Amount', 'sgst'],
  ] as const)('by HSN, %s adds up to the whole', (heading, part) => {
    const hsn = tables.filter(({ name }) => name.startsWith('hsn'))
    const sum = hsn.reduce((all, { headings, rows }) => {
      const at = headings.indexOf(heading)
      return all + rows.reduce((own, row) => own + paise(row[at]!), 0n)
    }, 0n)
    expect(sum).toBe(randomDocuments.reduce((all, doc) => all + sign(doc) * expectedSums(doc)[part], 0n))
  })

  it('has as many cells in each row as headings', () => {
    for (const { headings, rows } of tables) for (const row of rows) expect(row).toHaveLength(headings.length)
  })
})

const table = (documents: readonly BusinessDocument[], name: string) =>
  gstr1Tables(documents, '2026-11-01', '2026-11-30').find((one) => one.name === name)!.rows

const registered = {
  business: { ...blankBusiness, gstin: GSTIN_27 },
  client: { ...blankClient, name: 'B', gstin: GSTIN_29 },
}
const goods = lines('1 × 1000').map((line) => ({ ...line, hsn: '9403', unit: 'nos', description: 'Chair' }))

test('a sale to a registered buyer is in b2b and in hsn(b2b)', () => {
  const doc = invoice({ lines: goods, ...registered })
  expect(table([doc], 'b2b,sez,de')).toEqual([
    [GSTIN_29, 'B', 'INV-001', '21-Nov-2026', '1180.00', '29-Karnataka', 'N', '', 'Regular B2B', '', '18', '1000.00', ''],
  ]) // prettier-ignore
  expect(table([doc], 'hsn(b2b)')).toEqual([
    ['9403', 'Chair', 'NOS-NUMBERS', '1.00', '1180.00', '18', '1000.00', '180.00', '0.00', '0.00', ''],
  ])
  expect(table([doc], 'hsn(b2c)')).toEqual([])
})

test.each([
  ['to a consumer of the state', { ...between('27', '27') }, 'b2cs'],
  ['of ₹1,00,000 to a consumer elsewhere', { ...between('27', '29'), lines: lines('1 × 84745.76') }, 'b2cs'],
  ['above ₹1,00,000 to a consumer elsewhere', { ...between('27', '29'), lines: lines('1 × 84746') }, 'b2cl'],
  ['abroad', { placeOfSupply: '96' }, 'exp'],
  ['of exempt goods', { supply: 'exempt' as const }, 'exemp'],
])('a sale %s is in its table', (_title, changes, name) => {
  const doc = invoice({ lines: goods, ...changes })
  for (const other of ['b2b,sez,de', 'b2cl', 'b2cs', 'exp', 'exemp'])
    expect([other, table([doc], other).length]).toEqual([other, other === name ? 1 : 0])
})

test('an invoice-cum-bill of supply is split: taxable lines to b2cs, exempt ones to exemp', () => {
  const doc = invoice({ supply: 'mixed', lines: lines('1 × 100', '1 × 50 @ 0') })
  expect(table([doc], 'b2cs')).toEqual([['OE', '', '', '18', '100.00', '', '']])
  expect(table([doc], 'exemp')[0]!.slice(1)).toEqual(['', '50.00', ''])
})

test('table 8 tells nil-rated, exempt and non-GST apart, and no table of taxable supplies has a rate of 0', () => {
  const reasons = ['nilRated', 'exempt', 'nonGst', ''] as const
  const doc = (supply: 'tax' | 'exempt', gstin: string) =>
    invoice({
      supply,
      business: registered.business,
      client: { ...registered.client, gstin },
      lines: [
        ...lines('1 × 1000'),
        ...reasons.map((exemption, place) => ({
          ...lines(`1 × ${10 ** place} @ 0`)[0]!,
          id: place + 2,
          exemption,
        })),
      ],
    })
  // Without a reason, a rate of 0% on a tax invoice is nil-rated; a bill of supply is exempt.
  const documents = [doc('tax', GSTIN_29), { ...doc('exempt', ''), client: { ...blankClient, state: '27' } }]
  expect(table(documents, 'exemp')).toEqual([
    ['Inter-State supplies to registered persons', '1001.00', '10.00', '100.00'],
    ['Intra-State supplies to unregistered persons', '1.00', '2010.00', '100.00'],
  ])
  expect(table(documents, 'b2b,sez,de').map((row) => row[10])).toEqual(['18'])
  expect(table(documents, 'b2cs')).toEqual([])
  const all = gstr1Tables(documents, '2026-11-01', '2026-11-30')
  expect(all.reduce((sum, { taxablePaise }) => sum + (taxablePaise ?? 0), 0)).toBe(2 * 211_100)
})

test('what the documents of a return lack is named with their numbers', () => {
  const documents = [
    invoice({ lines: goods, ...registered }),
    invoice({ number: 'A', lines: lines('1 × 10', '1 × 10 @ 0'), ...registered }),
    invoice({ number: 'B', lines: goods, client: { ...blankClient, gstin: '29AABCT1332L1ZU' } }),
    invoice({ number: 'C', lines: lines('1 × 10'), date: '2026-12-01' }),
    invoice({ number: 'D', lines: lines('1 × 10'), supply: 'unregistered' }),
    invoice({ number: 'E 1', lines: goods.map((line) => ({ ...line, hsn: '94' })), ...registered }),
    invoice({ number: 'INV/2026-27/00001', lines: goods, ...registered }),
  ]
  expect(gstr1Gaps(documents, '2026-11-01', '2026-11-30')).toEqual([
    { kind: 'number', numbers: ['E 1', 'INV/2026-27/00001'] },
    { kind: 'hsn', numbers: ['A', 'E 1'] },
    { kind: 'exemption', numbers: ['A'] },
    { kind: 'clientGstin', numbers: ['B'] },
    { kind: 'headsInDoubt', numbers: ['B'] },
  ])
  expect(gstr1Gaps(documents.slice(0, 1), '2026-11-01', '2026-11-30')).toEqual([])
})

test('a credit note to a registered buyer is in cdnr', () => {
  const note = {
    ...blankDocument('creditNote', { id: 'n', number: 'CN-1', date: '2026-11-22', now: 0 }),
    ...{ lines: lines('1 × 100'), against: 'INV-001', ...registered },
  }
  expect(table([note], 'cdnr')[0]!.slice(2, 9)).toEqual([
    'CN-1', '22-Nov-2026', 'C', '29-Karnataka', 'N', 'Regular B2B', '118.00',
  ]) // prettier-ignore
})

describe('documents issued', () => {
  const START = { id: '', number: '', date: '2026-11-05', now: 0 }
  const sale = (number: string, date = '2026-11-05') => invoice({ id: number, number, date, lines: goods })
  const challan = (number: string, reason: ChallanReason) => ({
    ...challanFrom(sale('1'), { ...START, id: number, number }),
    reason,
  })
  const paid = (number: string, changes: Partial<Receipt> = {}): Receipt => ({
    ...blankDocument('receipt', { ...START, id: number, number }),
    business: { ...blankBusiness, gstin: GSTIN_27 },
    ...{ type: 'advance', amount: '118' },
    ...changes,
  })
  const voucher = { ...blankDocument('paymentVoucher', { ...START, number: 'PV-1' }), lines: goods }

  it.each<[string, BusinessDocument[], string[][]]>([
    ['are one series with a financial year behind the count', [sale('001/26-27'), sale('004/26-27')], [['001/26-27', '004/26-27', '4', '2']]],
    ['are not cancelled with a date of another month', [sale('1'), sale('2', '2026-12-01'), sale('3')], [['1', '1', '1', '0'], ['3', '3', '1', '0']]],
    ['nor as a draft', [sale('1'), { ...sale('2'), lines: [] }, sale('3')], [['1', '1', '1', '0'], ['3', '3', '1', '0']]],
    ['nor as a challan for another reason', [challan('D1', 'jobWork'), challan('D2', 'approval'), challan('D3', 'jobWork')], [['D1', 'D1', '1', '0'], ['D3', 'D3', '1', '0'], ['D2', 'D2', '1', '0']]],
    ['are cancelled where only the year before has the number', [sale('1'), sale('2', '2026-03-31'), sale('3')], [['1', '3', '3', '1']]],
    ['are cancelled where only another kind has it', [sale('1'), challan('2', 'other'), sale('3')], [['1', '3', '3', '1'], ['2', '2', '1', '0']]],
    ['are of one series on invoices and cash memos', [sale('1'), { ...blankDocument('cashMemo', { ...START, number: '2' }), lines: goods }, sale('3')], [['1', '3', '3', '0']]],
    ['are vouchers for advances, among other receipts', [paid('R1'), paid('R2', { type: 'payment' }), paid('R3'), paid('R5')], [['R1', 'R1', '1', '0'], ['R3', 'R5', '3', '1']]],
    ['are revised invoices in a series of their own: rule 53', [sale('1'), { ...sale('R1'), references: { revisedNumber: 'B-17' } }], [['1', '1', '1', '0'], ['R1', 'R1', '1', '0']]],
    ['are vouchers for payments under reverse charge', [voucher], [['PV-1', 'PV-1', '1', '0']]],
  ])('%s', (_title, documents, expected) => {
    expect(table(documents, 'docs').map((row) => row.slice(1))).toEqual(expected)
  }) // prettier-ignore
})

test('a GSTIN typed in groups is in the file without spaces', () => {
  const spaced = { ...registered, client: { ...registered.client, gstin: '29 aagcb7383j 1z4' } }
  expect(table([invoice({ lines: goods, ...spaced })], 'b2b,sez,de')[0]![0]).toBe(GSTIN_29)
})

test.each([
  ['sq yd', 'SQY-SQUARE YARDS'],
  ['TBS', 'TBS-TABLETS'],
  ['feet', 'OTH-OTHERS'],
])('goods in %s have the code %s', (unit, code) => {
  const doc = invoice({ lines: goods.map((line) => ({ ...line, unit })), ...registered })
  expect(table([doc], 'hsn(b2b)')[0]![2]).toBe(code)
})

describe('advances', () => {
  const advance = (changes: Partial<Receipt>): Receipt => ({
    ...blankDocument('receipt', { id: 'r', number: 'RCT-001', date: '2026-11-10', now: 0 }),
    type: 'advance',
    amount: '11800',
    taxRatePercent: '18',
    ...between('27', '29'),
    ...changes,
  })
  const later = invoice({ id: 'i', number: 'INV-009', lines: goods, date: '2026-12-05' })

  // ₹11,800 hold ₹1,800 of tax.
  it.each<[string, BusinessDocument[], string[][], string[][]]>([
    [
      'invoiced in a later month',
      [advance({ against: 'INV-009' }), later],
      [['29-Karnataka', '', '18', '10000.00', '']],
      [],
    ],
    [
      'invoiced in the same month',
      [advance({ against: 'INV-009' }), { ...later, date: '2026-11-30' }],
      [],
      [],
    ],
    [
      'of an earlier month, invoiced in this one',
      [advance({ date: '2026-09-30', against: 'INV-009' }), { ...later, date: '2026-11-01' }],
      [],
      [['29-Karnataka', '', '18', '10000.00', '']],
    ],
    ['of another month', [advance({ date: '2026-10-31' })], [], []],
    ['under reverse charge', [advance({ reverseCharge: true })], [], []],
    ['of a seller without registration', [advance({ supply: 'unregistered' })], [], []],
  ])('an advance %s', (_title, documents, received, adjusted) => {
    expect(table(documents, 'at')).toEqual(received)
    expect(table(documents, 'atadj')).toEqual(adjusted)
  })

  it('are added up by place and rate, and are no part of the turnover', () => {
    const all = [
      advance({ id: 'a' }),
      advance({ id: 'b', amount: '1180' }),
      advance({ taxRatePercent: '5', amount: '105' }),
    ]
    expect(table(all, 'at')).toEqual([
      ['29-Karnataka', '', '18', '11000.00', ''],
      ['29-Karnataka', '', '5', '100.00', ''],
    ])
    const tables = gstr1Tables(all, '2026-11-01', '2026-11-30')
    expect(tables.reduce((sum, { taxablePaise }) => sum + (taxablePaise ?? 0), 0)).toBe(0)
  })
})

test('what is unfinished, of another month, or not reported stays out', () => {
  const out = [
    invoice({ number: ' ', lines: goods }),
    invoice({ lines: [] }),
    invoice({ lines: goods, date: '2026-12-01' }),
    invoice({ lines: goods, supply: 'unregistered' }),
    invoice({ lines: goods, supply: 'composition' }),
  ]
  expect(gstr1Tables(out, '2026-11-01', '2026-11-30').flatMap(({ rows }) => rows)).toEqual([])
})
