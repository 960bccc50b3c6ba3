import { blankDocument } from '@/lib/invoicing/model/blank-document'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { DocumentKind, DocumentPage } from '@/lib/invoicing/document/document-kinds'
import { documentOfLink } from '@/lib/invoicing/model/document-of-link'

const TODAY = '2026-11-24'
const blank = (kind: DocumentKind): BusinessDocument =>
  blankDocument(kind, { id: '', number: 'X-1', date: TODAY, now: 0 })

/** What a link sets in a blank document of its kind. */
function filled(page: DocumentPage, fragment: string) {
  const described = documentOfLink(page, fragment)
  return described && { kind: described.kind, ...described.fill(blank(described.kind)) }
}

test.each<[page: DocumentPage, fragment: string, set: object]>([
  [
    'invoice',
    '#items-1-rate=4237.29&items-1-taxRatePercent=18&items-1-description=Website',
    {
      kind: 'invoice',
      lines: [{ id: 1, rate: '4237.29', taxRatePercent: '18', description: 'Website', quantity: '1' }],
    },
  ],
  ['invoice', '#document=creditNote&clientName=Asha', { kind: 'creditNote', client: { name: 'Asha' } }],
  ['quotation', '#items-1-rate=900', { kind: 'quotation', lines: [{ rate: '900', taxRatePercent: '0' }] }],
  ['receipt', '#type=rent&amount=15000&yearPack=true', { type: 'rent', amount: '15000', yearPack: true }],
  ['receipt', '#type=gift&amount=500', { amount: '500' }],
  [
    'receipt',
    '#companyName=Ramesh&house=12 MG Road&month=2026-04',
    { business: { name: 'Ramesh' }, month: '2026-04' },
  ],
])('a link to %s with %s', (page, fragment, set) => {
  expect(filled(page, fragment)).toMatchObject(set)
})

test.each<[page: DocumentPage, fragment: string]>([
  ['invoice', ''],
  ['invoice', '#main'],
  ['invoice', '#items-41-rate=5'],
  ['receipt', '#items-1-rate=5'],
  ['receipt', '#type=gift'],
  ['receipt', '#month=2026-13'],
])('a link to %s with "%s" opens no new document', (page, fragment) => {
  expect(documentOfLink(page, fragment)).toBeNull()
})

test('a text is cut at 300 letters', () => {
  const set = filled('invoice', `#notes=${'a'.repeat(1_000)}`)
  expect(set).toMatchObject({ notes: 'a'.repeat(300) })
})
