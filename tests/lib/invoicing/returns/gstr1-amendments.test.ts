import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { blankClient } from '@/lib/invoicing/model/blank-party'
import { gstr1Json } from '@/lib/invoicing/returns/gstr1-json'
import { fitting } from '@/tests/lib/invoicing/returns/fitting'
import { gstr1File } from '@/tests/lib/invoicing/returns/gstr1-schema'
import { GSTIN_27, GSTIN_29, invoice, lines, registered } from '@/tests/lib/invoicing/sample-documents'

const fitted = fitting(gstr1File)

const business = { ...registered, gstin: GSTIN_27 }
const firm = { ...blankClient, name: 'B', gstin: GSTIN_29 }
const consumer = (state: string) => ({ ...blankClient, state })
const IN_NOVEMBER = { amendedIn: '2026-11' }

const sale = (number: string, changes: Partial<Invoice> = {}) =>
  invoice({
    ...{ business, id: number, number, date: '2026-10-12', references: IN_NOVEMBER },
    lines: lines('1 × 1000').map((line) => ({ ...line, hsn: '9403' })),
    ...changes,
  })

/** The file of a month without the head, which fits the format. */
function november(documents: readonly BusinessDocument[]): object {
  const file = gstr1Json(documents, { gstin: GSTIN_27, from: '2026-11-01', to: '2026-11-30' })
  const { gstin, fp, version, hash, ...sections } = fitted<Record<string, unknown>>(file)
  expect([gstin, fp, version, hash]).toEqual([GSTIN_27, '112026', 'GST3.2.3', 'hash'])
  return sections
}

const detail = { rt: 18, txval: 1000, iamt: 180, csamt: 0 }
const items = [{ num: 1, itm_det: detail }]

test('9A: an invoice of October with another number now', () => {
  const doc = sale('INV-9', {
    client: firm,
    references: { ...IN_NOVEMBER, filedNumber: 'INV-8', filedDate: '2026-10-11' },
  })
  expect(november([doc])).toEqual({
    b2ba: [
      {
        ctin: GSTIN_29,
        inv: [
          {
            ...{ oinum: 'INV-8', oidt: '11-10-2026', inum: 'INV-9', idt: '12-10-2026', val: 1180 },
            ...{ pos: '29', rchrg: 'N', inv_typ: 'R', itms: items },
          },
        ],
      },
    ],
  })
})

test('9A: a large sale to a consumer of another state, and an export', () => {
  const large = sale('1', { client: consumer('29'), lines: lines('1 × 200000') })
  const abroad = sale('2', { client: blankClient, placeOfSupply: '96' })
  expect(november([large, abroad])).toMatchObject({
    b2cla: [{ pos: '29', inv: [{ oinum: '1', oidt: '12-10-2026', inum: '1', val: 236_000 }] }],
    expa: [{ exp_typ: 'WPAY', inv: [{ oinum: '2', oidt: '12-10-2026', itms: [detail] }] }],
  })
})

test('9C: credit notes to a firm and for an export', () => {
  const note = (number: string, changes: object) =>
    ({
      ...blankDocument('creditNote', { id: number, number, date: '2026-10-20', now: 0 }),
      ...{ business, references: IN_NOVEMBER, lines: lines('1 × 1000'), ...changes },
    }) as BusinessDocument
  expect(
    november([note('C1', { client: firm }), note('C2', { client: blankClient, placeOfSupply: '96' })]),
  ).toMatchObject({
    cdnra: [{ ctin: GSTIN_29, nt: [{ ont_num: 'C1', ont_dt: '20-10-2026', ntty: 'C', nt_num: 'C1' }] }],
    cdnura: [{ typ: 'EXPWP', ont_num: 'C2', ont_dt: '20-10-2026', nt_num: 'C2' }],
  })
})

test('10: what consumers of the amended places bought in that month in all, as it is now', () => {
  const documents = [
    sale('1', { client: consumer('29') }),
    sale('2', { client: consumer('29'), references: {}, lines: lines('1 × 500') }),
    sale('3', { client: consumer('24'), references: {} }),
    sale('4', { client: consumer('29'), references: {}, date: '2026-09-30' }),
  ]
  expect(november(documents)).toEqual({
    b2csa: [
      {
        ...{ omon: '102026', sply_ty: 'INTER', typ: 'OE', pos: '29' },
        // 1,000 and 500 at 18 %.
        itms: [{ rt: 18, txval: 1500, iamt: 270, csamt: 0 }],
      },
    ],
  })
})

test.each<[string, Partial<Invoice>]>([
  ['amended in another return', { references: { amendedIn: '2026-12' } }],
])('nothing of a document that is %s', (_title, changes) => {
  expect(november([sale('1', { client: firm, ...changes })])).toEqual({})
})

test('a document of the month itself is no amendment of it', () => {
  const sections = november([sale('1', { client: firm, date: '2026-11-02' })])
  expect(Object.keys(sections)).toEqual(['b2b', 'hsn', 'doc_issue'])
})
