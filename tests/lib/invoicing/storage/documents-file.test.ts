import fc from 'fast-check'
import { readDocumentsFile, withImported, writeDocumentsFile } from '@/lib/invoicing/storage/documents-file'
import { documentFrom, savedDocumentsFrom } from '@/lib/invoicing/storage/read-documents'
import { documentKinds } from '@/lib/invoicing/document/document-kinds'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { DOCUMENTS_VERSION } from '@/lib/invoicing/storage/upgrade-documents'
import { registerTable } from '@/lib/invoicing/returns/register-csv'
import { noDocuments } from '@/lib/invoicing/model/saved-documents'
import {
  between,
  invoice,
  lines,
  quotation,
  receipt,
  registered,
} from '@/tests/lib/invoicing/sample-documents'

const saved = {
  ...noDocuments,
  documents: [
    invoice({
      lines: lines('1 × 10 less ₹2'),
      currency: 'USD',
      exchangeRate: '83.25',
      rateDate: '2026-11-20',
    }),
    quotation({ id: 'd2' }),
    receipt({ id: 'd3', donorPan: 'AAAPL1234C', approval: 'AAATS1234FF20214' }),
    ...documentKinds
      .filter((kind) => !['invoice', 'quotation', 'receipt'].includes(kind))
      .map((kind) => blankDocument(kind, { id: kind, number: 'N-1', date: '2026-11-21', now: 1 })),
  ],
}
const START = { id: 'n', number: 'CN-1', date: '2026-11-21', now: 0 }
const PNG = 'data:image/png;base64,iVBORw0KGgo='

const read = (text: string) => {
  const reading = readDocumentsFile(text)
  if (!reading.ok) throw new Error('not readable')
  return reading.value
}

test('every kind of document is imported as it was exported, pictures too', () => {
  const file = read(writeDocumentsFile(saved, { p1: PNG }))
  expect(file.saved).toEqual(saved)
  expect(file.pictures).toEqual({ p1: PNG })
  expect(file.unreadable).toBe(0)
})

test.each([
  ['', 'unreadable'],
  ['null', 'unreadable'],
  ['{"documents":[]}', 'foreign'],
  ['{"format":"jantar-documents","version":3,"documents":[]}', 'newer'],
])('%j is refused with what is wrong', (text, problem) => {
  expect(readDocumentsFile(text)).toEqual({ ok: false, problem })
})

test('what is no document is left out and counted, what is no picture of ours is left out', () => {
  const text = JSON.stringify({
    format: 'jantar-documents',
    version: DOCUMENTS_VERSION,
    documents: [saved.documents[0], { id: 5 }, 'x'],
    pictures: { a: 'https://elsewhere.example/x.png', b: 'data:image/svg+xml;base64,AA==', c: PNG },
  })
  expect(read(text)).toMatchObject({ unreadable: 2, pictures: { c: PNG } })
})

test('an import doubles nothing and writes over nothing', () => {
  const changed = { ...saved.documents[0]!, notes: 'changed since' }
  const here = { ...saved, documents: [changed, saved.documents[1]!] }
  const { saved: joined, added } = withImported(here, saved, () => 'new')
  expect(added).toBe(saved.documents.length - 1)
  expect(joined.documents.map(({ id }) => id)).toEqual(expect.arrayContaining(['d1', 'd2', 'd3', 'new']))
  expect(joined.documents.find(({ id }) => id === 'd1')).toEqual(changed)
})

test('anything that may be stored is read without a fault, and what was read is read again the same', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      for (const version of [1, DOCUMENTS_VERSION]) {
        const { saved: once } = savedDocumentsFrom(stored, version)
        const again = savedDocumentsFrom(JSON.parse(JSON.stringify(once)), DOCUMENTS_VERSION)
        expect(again.saved).toEqual(once)
      }
    }),
  )
  const doc = invoice()
  const keys = Object.keys(doc) as (keyof typeof doc)[]
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, other) => {
      const again = documentFrom({ ...doc, [key]: other })
      if (again) expect(documentFrom(JSON.parse(JSON.stringify(again)))).toEqual(again)
    }),
  )
})

test('the register has a row for each invoice and note, by date and number, with tax by rate and no formulas', () => {
  const documents = [
    invoice({ id: 'a', number: 'INV-10', lines: lines('1 × 1000'), ...between('27', '29') }),
    quotation({ lines: lines('1 × 5') }),
    {
      ...blankDocument('cashMemo', { ...START, number: 'CM-1', date: '2026-01-02' }),
      ...{ business: registered, lines: lines('1 × 100 @ 5') },
    },
    invoice({ id: 'b', number: 'INV-9', lines: lines('1 × 1246.50', '1 × 100 @ 5'), roundOff: true }),
    invoice({ id: 'c', number: '=1+1', date: '2026-01-01', lines: lines('x × 1') }),
    {
      ...blankDocument('creditNote', START),
      business: registered,
      against: 'INV-9',
      lines: lines('1 × 100 @ 5'),
    },
  ]
  const { headings, rows } = registerTable(documents, { unfinishedToo: false })
  expect(headings.slice(-8)).toEqual([
    'Taxable value at 5%', 'CGST at 5%', 'SGST/UTGST at 5%', 'IGST at 5%',
    'Taxable value at 18%', 'CGST at 18%', 'SGST/UTGST at 18%', 'IGST at 18%',
  ]) // prettier-ignore
  expect(rows).toEqual([
    ['CM-1', '2026-01-02', 'Cash memo', 'Tax invoice', '', '', '', 'No', '', '100.00', '2.50', '2.50', '0.00', '0.00', '105.00', '100.00', '2.50', '2.50', '0.00', '0.00', '0.00', '0.00', '0.00'],
    ['CN-1', '2026-11-21', 'Credit note', 'Tax invoice', '', '', '', 'No', 'INV-9', '-100.00', '-2.50', '-2.50', '0.00', '0.00', '-105.00', '-100.00', '-2.50', '-2.50', '0.00', '0.00', '0.00', '0.00', '0.00'],
    ['INV-9', '2026-11-21', 'Invoice', 'Tax invoice', '', '', '', 'No', '', '1346.50', '114.69', '114.69', '0.00', '0.12', '1576.00', '100.00', '2.50', '2.50', '0.00', '1246.50', '112.19', '112.19', '0.00'],
    ['INV-10', '2026-11-21', 'Invoice', 'Tax invoice', '', '', 'Karnataka (29)', 'No', '', '1000.00', '0.00', '0.00', '180.00', '0.00', '1180.00', '0.00', '0.00', '0.00', '0.00', '1000.00', '0.00', '0.00', '180.00'],
  ]) // prettier-ignore
  const all = registerTable(documents, { unfinishedToo: true }).rows
  expect(all.map(([number]) => number)).toEqual(["'=1+1", 'CM-1', 'CN-1', 'INV-9', 'INV-10'])
  expect(all[0]!.slice(9)).toEqual(Array(14).fill(''))
})
