import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { blankClient } from '@/lib/invoicing/model/blank-party'
import { reportedDocuments } from '@/lib/invoicing/returns/gstr1'
import { gstr1Json } from '@/lib/invoicing/returns/gstr1-json'
import { type Gstr3b, gstr3b, gstr3bJson, isBelowZero } from '@/lib/invoicing/returns/gstr3b'
import { cmp08, compositionGstins, quarterOf } from '@/lib/invoicing/returns/cmp08'
import { fitting } from '@/tests/lib/invoicing/returns/fitting'
import { gstr3bFile } from '@/tests/lib/invoicing/returns/gstr3b-schema'
import { rowsIn, type TaxedRow } from '@/tests/lib/invoicing/returns/rows-of-gstr1'
import { randomDocuments } from '@/tests/lib/invoicing/random-documents'
import {
  GSTIN_27,
  GSTIN_29,
  invoice,
  lines,
  receipt,
  registered,
} from '@/tests/lib/invoicing/sample-documents'

const fitted = fitting(gstr3bFile)

const business = { ...registered, gstin: GSTIN_27 }
const firm = { ...blankClient, gstin: GSTIN_29 }
const consumer = (state: string) => ({ ...blankClient, state })
const sale = (number: string, changes: Partial<Invoice>) =>
  invoice({ business, id: number, number, ...changes })
const note = (changes: Partial<BusinessDocument> = {}) =>
  ({
    ...blankDocument('creditNote', { id: 'cn', number: 'CN-1', date: '2026-11-25', now: 0 }),
    business,
    ...changes,
  }) as BusinessDocument

const of = (documents: readonly BusinessDocument[]) =>
  gstr3b(documents, { gstin: GSTIN_27, from: '2026-11-01', to: '2026-11-30' })
const sums = (taxable: number, igst: number, half = 0) => ({
  ...{ taxableMinor: taxable * 100, igstMinor: igst * 100 },
  ...{ cgstMinor: half * 100, sgstMinor: half * 100 },
})
const NOTHING: Gstr3b = {
  ...{ taxable: sums(0, 0), zeroRated: sums(0, 0), exemptPaise: 0, nonGstPaise: 0 },
  inward: sums(0, 0),
  ...{ unregistered: [], uin: [], reverseChargePaise: 0 },
}

// What months.test.ts has no words for.
test.each<[string, BusinessDocument[], Partial<Gstr3b>]>([
  [
    'a supply on which the client pays the tax',
    [sale('1', { client: firm, reverseCharge: true, lines: lines('1 × 1000') })],
    { reverseChargePaise: 1000_00 },
  ],
  [
    'an advance of October, invoiced now',
    [
      receipt({
        business,
        client: consumer('27'),
        type: 'advance',
        amount: '590',
        date: '2026-10-05',
        against: '1',
      }),
      sale('1', { client: consumer('27'), lines: lines('1 × 1000') }),
    ],
    { taxable: sums(500, 0, 45) },
  ],
  [
    'those of another month, of another GSTIN and of the composition scheme',
    [
      sale('1', { date: '2026-10-31', lines: lines('1 × 1') }),
      sale('2', { business: { ...business, gstin: GSTIN_29 }, lines: lines('1 × 1') }),
      sale('3', { supply: 'composition', lines: lines('1 × 1') }),
    ],
    {},
  ],
])('%s', (_title, documents, expected) => {
  expect(of(documents)).toEqual({ ...NOTHING, ...expected })
})

test('the file has the names of the offline utility, and 0 for what is below zero', () => {
  const figures = of([
    note({ client: consumer('29'), lines: lines('1 × 100') } as Partial<BusinessDocument>),
    sale('1', { client: consumer('24'), lines: lines('1 × 50') }),
  ])
  expect(isBelowZero(figures)).toBe(true)
  expect(fitted(gstr3bJson(figures, GSTIN_27, '2026-11'))).toMatchObject({
    gstin: GSTIN_27,
    ret_period: '112026',
    sup_details: { osup_det: { txval: 0, iamt: 0 } },
    inter_sup: { unreg_details: [{ pos: '24', txval: 50, iamt: 9 }] },
  })
})

/** Whether a record of GSTR-1 is in 3.1(a): without exports, special economic zones and reverse charge. */
const isOwn = ({ rchrg = 'N', inv_typ: type = 'R', typ = '' }: Partial<Record<string, string>>) =>
  rchrg === 'N' && type === 'R' && !typ.startsWith('EXP')

/** 3.1(a) by the file of GSTR-1, as the portal adds it up: B2B, B2CL, B2CS and notes. */
function taxableOfGstr1(documents: readonly BusinessDocument[]) {
  const period = { gstin: GSTIN_27, from: '2026-10-01', to: '2026-10-31' } as const
  const file = gstr1Json(documents, period) as Record<string, unknown>
  const rows = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur'].flatMap((name) => rowsIn(file[name], isOwn))
  const sumOf = (name: keyof TaxedRow) =>
    rows.reduce((total, row) => total + row.sign * Math.round((row[name] ?? 0) * 100), 0)
  return { txval: sumOf('txval'), iamt: sumOf('iamt'), camt: sumOf('camt'), samt: sumOf('samt') }
}

test('random months: 3.1(a) is what GSTR-1 of the same documents adds up to, and the file fits', () => {
  for (let month = 0; month < 40; month += 1) {
    const documents = randomDocuments
      .slice(month * 10, month * 10 + 10)
      // B2CS has no mark of reverse charge or of a special economic zone, whose units have a GSTIN.
      .map((doc) => (doc.client.gstin === '' ? { ...doc, reverseCharge: false, specialZone: false } : doc))
    const figures = gstr3b(documents, { gstin: GSTIN_27, from: '2026-10-01', to: '2026-10-31' })
    const { taxableMinor, igstMinor, cgstMinor, sgstMinor } = figures.taxable
    expect({ txval: taxableMinor, iamt: igstMinor, camt: cgstMinor, samt: sgstMinor }).toEqual(
      taxableOfGstr1(documents),
    )
    fitted(gstr3bJson(figures, GSTIN_27, '2026-10'))
    expect(reportedDocuments(documents, '2026-10-01', '2026-10-31').length).toBeGreaterThan(0)
  }
})

test.each([
  ['2026-04', '2026-04', '2026-06'],
  ['2026-11', '2026-10', '2026-12'],
])('the quarter of %s', (month, from, to) => {
  expect(quarterOf(month)).toEqual({ from, to })
})

// Rule 7: ½ % + ½ % of traders and manufacturers, 2½ % + 2½ % of restaurants, 3 % + 3 % of services.
test.each([
  ['trader', 4_55],
  ['restaurant', 22_75],
  ['service', 27_30],
] as const)('CMP-08 of a %s on ₹1,000.00 less a credit note of ₹90.00', (trade, half) => {
  const documents = [
    sale('1', { supply: 'composition', lines: lines('1 × 1000 @ 0') }),
    note({ supply: 'composition', lines: lines('1 × 90 @ 0') } as Partial<BusinessDocument>),
    sale('2', { supply: 'composition', date: '2026-09-30', lines: lines('1 × 1 @ 0') }),
    sale('3', { lines: lines('1 × 1 @ 0') }),
  ]
  expect(compositionGstins(documents, '2026-10-01', '2026-12-31')).toEqual([GSTIN_27])
  expect(cmp08(documents, { gstin: GSTIN_27, trade, from: '2026-10-01', to: '2026-12-31' })).toEqual({
    valuePaise: 910_00,
    cgstPaise: half,
    sgstPaise: half,
  })
})

test('CMP-08: half a paisa up, nothing on a value below zero, no rates before April 2020', () => {
  const bill = sale('1', { supply: 'composition', lines: lines('1 × 1.01 @ 0') })
  // 0.5 % of ₹1.01 is 0.505 paise.
  expect(
    cmp08([bill], { gstin: GSTIN_27, trade: 'trader', from: '2026-10-01', to: '2026-12-31' }),
  ).toMatchObject({ cgstPaise: 1 })
  const back = note({ supply: 'composition', lines: lines('1 × 5 @ 0') } as Partial<BusinessDocument>)
  expect(cmp08([back], { gstin: GSTIN_27, trade: 'trader', from: '2026-10-01', to: '2026-12-31' })).toEqual({
    ...{ valuePaise: -500, cgstPaise: 0, sgstPaise: 0 },
  })
  expect(cmp08([bill], { gstin: GSTIN_27, trade: 'trader', from: '2020-01-01', to: '2020-03-31' })).toBeNull()
})
