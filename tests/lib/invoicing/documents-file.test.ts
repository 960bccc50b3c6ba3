import fc from 'fast-check'
import { readDocumentsFile, withImported, writeDocumentsFile } from '@/lib/invoicing/documents-file'
import { draftFrom, savedDocumentsFrom } from '@/lib/invoicing/read-documents'
import { DOCUMENTS_VERSION } from '@/lib/invoicing/upgrade-documents'
import { registerRows } from '@/lib/invoicing/register-csv'
import { noDocuments } from '@/lib/invoicing/saved-documents'
import { between, invoice, lines, quotation, receipt } from '@/tests/lib/invoicing/drafts'

const saved = {
  ...noDocuments,
  documents: [invoice({ lines: lines('1 × 10') }), quotation({ id: 'd2' }), receipt({ id: 'd3' })],
}
const PNG = 'data:image/png;base64,iVBORw0KGgo='

const read = (text: string) => {
  const reading = readDocumentsFile(text)
  if (!reading.ok) throw new Error('not readable')
  return reading.value
}

test('what is exported is imported as it was, pictures too', () => {
  const file = read(writeDocumentsFile(saved, { p1: PNG }))
  expect(file.saved).toEqual(saved)
  expect(file.pictures).toEqual({ p1: PNG })
  expect(file.unreadable).toBe(0)
})

test.each([
  ['', /not a file of documents/],
  ['null', /not a file of documents/],
  ['{"documents":[]}', /not exported from this page/],
  ['{"format":"jantar-documents","version":3,"documents":[]}', /newer version/],
])('%j is refused with what is wrong', (text, says) => {
  expect(readDocumentsFile(text)).toMatchObject({ ok: false, problem: expect.stringMatching(says) as string })
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
  expect(added).toBe(2)
  expect(joined.documents.map(({ id }) => id).sort()).toEqual(['d1', 'd2', 'd3', 'new'])
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
  const draft = invoice()
  const keys = Object.keys(draft) as (keyof typeof draft)[]
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, other) => {
      const again = draftFrom({ ...draft, [key]: other })
      if (again) expect(draftFrom(JSON.parse(JSON.stringify(again)))).toEqual(again)
    }),
  )
})

test('the register has a row for each invoice, by date and number, and no formulas', () => {
  const rows = registerRows([
    invoice({ id: 'a', number: 'INV-10', lines: lines('1 × 1000'), ...between('27', '29') }),
    quotation(),
    invoice({ id: 'b', number: 'INV-9', lines: lines('1 × 1246.50'), roundOff: true }),
    invoice({ id: 'c', number: '=1+1', date: '2026-01-01', lines: lines('x × 1') }),
  ])
  expect(rows).toEqual([
    ["'=1+1", '2026-01-01', 'Tax invoice', '', '', '', 'No', '', '', '', '', '', ''],
    ['INV-9', '2026-11-21', 'Tax invoice', '', '', '', 'No', '1246.50', '112.19', '112.19', '0.00', '0.12', '1471.00'],
    ['INV-10', '2026-11-21', 'Tax invoice', '', '', 'Karnataka (29)', 'No', '1000.00', '0.00', '0.00', '180.00', '0.00', '1180.00'],
  ]) // prettier-ignore
})
