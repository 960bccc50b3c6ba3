import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { receiptFrom } from '@/lib/invoicing/model/convert-document'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { documentKinds } from '@/lib/invoicing/document/document-kinds'
import { paperLanguages } from '@/lib/invoicing/document/paper-style'
import { newDocument } from '@/lib/invoicing/storage/new-document'
import { documentFrom, savedDocumentsFrom } from '@/lib/invoicing/storage/read-documents'
import { noDocuments } from '@/lib/invoicing/model/saved-documents'
import { DOCUMENTS_VERSION } from '@/lib/invoicing/storage/upgrade-documents'

afterEach(() => {
  globalThis.pageLanguage = undefined
})

const start = { id: 'a', number: 'N-1', date: '2026-11-21', now: 1 }
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test.each(documentKinds)('a new %s is in English, and so is an old one that names no language', (kind) => {
  const doc = blankDocument(kind, start)
  expect(doc.style.language).toBe('english')
  const { language: _, ...style } = doc.style
  expect(documentFrom(stored({ ...doc, style }))).toEqual(doc)
  expect(
    savedDocumentsFrom(stored({ documents: [{ ...doc, style: undefined }] }), 1).saved.documents[0]?.style,
  ).toEqual(doc.style)
})

test.each(['tamil', 5, null])('a language that papers do not have is English: %p', (language) => {
  const doc = blankDocument('receipt', start)
  expect(documentFrom(stored({ ...doc, style: { ...doc.style, language } }))?.style.language).toBe('english')
})

test('documents made from one keep its language, and a new one has that of the last', () => {
  const doc = blankDocument('invoice', start)
  const own = { ...doc, style: { ...doc.style, language: 'hindi' as const } }
  expect(receiptFrom(own, null, start).style.language).toBe('hindi')
  const settings = { ...noDocuments.settings, remember: 'yes' as const }
  const saved = { ...noDocuments, documents: [own], settings }
  expect(newDocument(saved, 'quotation', '2026-11-22').style.language).toBe('hindi')
})

const languageAfter = (
  documents: readonly BusinessDocument[],
  settings: Partial<typeof noDocuments.settings> = {},
) =>
  newDocument({ documents, settings: { ...noDocuments.settings, ...settings } }, 'invoice', '2026-11-22')
    .style.language

const inLanguage = (language: string): BusinessDocument => {
  const doc = blankDocument('invoice', start)
  return { ...doc, style: { ...doc.style, language } }
}

test('a first paper has the language of its page, and the next that of the last where that was a choice', () => {
  expect(languageAfter([])).toBe('english')
  for (const language of paperLanguages) expect(languageAfter([inLanguage(language)])).toBe(language)
  globalThis.pageLanguage = { lang: 'hi', base: '/hi', englishOnly: [], words: {} }
  expect(languageAfter([])).toBe('hindi')
  // Made on an English page, where nobody chose anything.
  expect(languageAfter([inLanguage('english')])).toBe('hindi')
  expect(languageAfter([inLanguage('both')])).toBe('both')
})

test.each(paperLanguages)(
  'the language %s is remembered once it is chosen, on the pages of every language',
  (paperLanguage) => {
    for (const lang of ['hi', 'en-IN']) {
      globalThis.pageLanguage = { lang, base: lang === 'hi' ? '/hi' : '', englishOnly: [], words: {} }
      for (const earlier of paperLanguages)
        expect(languageAfter([inLanguage(earlier)], { paperLanguage })).toBe(paperLanguage)
    }
    const kept = { ...noDocuments, settings: { ...noDocuments.settings, paperLanguage } }
    expect(savedDocumentsFrom(stored(kept), DOCUMENTS_VERSION)).toMatchObject({ saved: kept, complete: true })
  },
)
