import { picturesFrom, pictureOf } from '@/lib/invoicing/storage/stored-pictures'
import { type DocumentKind, documentKinds } from '@/lib/invoicing/document/document-kinds'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { noDocuments } from '@/lib/invoicing/model/saved-documents'
import { savedDocumentsFrom } from '@/lib/invoicing/storage/read-documents'
import { DOCUMENTS_VERSION } from '@/lib/invoicing/storage/upgrade-documents'
import { blankBusiness } from '@/lib/invoicing/model/blank-party'
import { dayText, likeness, wordOf } from '@/lib/invoicing/storage/likeness'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { isRecord } from '@/lib/json/is-record'

type Tree = Record<string, unknown>
const fresh = (kind: DocumentKind): Tree =>
  JSON.parse(
    JSON.stringify(blankDocument(kind, { id: kind, number: 'N-1', date: '2026-11-28', now: 1 })),
  ) as Tree

const read = (documents: unknown[], settings: unknown = noDocuments.settings) =>
  savedDocumentsFrom({ documents, deleted: [], settings }, DOCUMENTS_VERSION)

/** Each way to the values of a tree, lists by their first entry. */
function paths(tree: unknown, way: string[] = []): string[][] {
  const entries = isRecord(tree)
    ? Object.entries(tree)
    : Array.isArray(tree) && tree.length
      ? [['0', tree[0]]]
      : []
  return [
    ...(way.length ? [way] : []),
    ...entries.flatMap(([name, value]) => paths(value, [...way, name as string])),
  ]
}

function withValue(tree: Tree, way: readonly string[], value: unknown): Tree {
  const copy = structuredClone(tree)
  const parent = way.slice(0, -1).reduce<Tree>((at, name) => at[name] as Tree, copy)
  parent[way.at(-1)!] = value
  return copy
}

test.each(documentKinds)(
  'each value of a %s that has another type is reported, and its original set aside',
  (kind) => {
    const doc = fresh(kind)
    expect(read([doc])).toMatchObject({ complete: true, spoiled: 0 })
    const ways = paths(doc).filter(([name]) => name !== 'id' && name !== 'kind')
    expect(ways.length).toBeGreaterThan(30)
    for (const way of ways) {
      const reading = read([withValue(doc, way, [7])])
      // A list of the wrong entries is as wrong as a number.
      expect([way.join('.'), reading.complete, reading.spoiled]).toEqual([way.join('.'), false, 1])
      expect(reading.saved.documents).toHaveLength(1)
    }
  },
)

test.each([
  ['look', 'papyrus'],
  ['date', 'soon'],
  ['currency', 'XYZ'],
])('a word that %s does not have (%s) is reported', (name, word) => {
  expect(read([{ ...fresh('invoice'), [name]: word }])).toMatchObject({ complete: false, spoiled: 1 })
})

test('each setting that has another type is reported', () => {
  const settings = JSON.parse(JSON.stringify(noDocuments.settings)) as Tree
  expect(read([], settings).complete).toBe(true)
  for (const way of paths(settings))
    expect([way.join('.'), read([], withValue(settings, way, [7])).complete]).toEqual([way.join('.'), false])
})

test('a word that the remembered business does not have is reported', () => {
  const business = { ...blankBusiness, name: 'Asha', registration: 'maybe' }
  const { complete, saved } = read([], { ...noDocuments.settings, business })
  expect([complete, saved.settings.business]).toEqual([false, { ...business, registration: '' }])
})

test('a field whose blank value does not tell what it may hold does not compile without its reader', () => {
  const blank: { name: string; mode: 'road' | 'rail'; on: CalendarDay; tags: readonly string[] } = {
    ...{ name: '', mode: 'road', on: '', tags: [] },
  }
  const mode = wordOf(['road', 'rail'])
  // @ts-expect-error -- without the words of `mode`
  likeness(blank, { on: dayText, tags: () => [] })
  // @ts-expect-error -- without the day
  likeness(blank, { mode, tags: () => [] })
  // @ts-expect-error -- without the list
  likeness(blank, { mode, on: dayText })
  // @ts-expect-error -- a word that the field does not have
  likeness(blank, { mode: wordOf(['road', 'air']), on: dayText, tags: () => [] })
  const readBlank = likeness(blank, { mode, on: dayText, tags: () => [] })
  expect(readBlank({ name: 'x', mode: 'air', on: '2026-11-29', tags: 7, age: 3 }, () => {})).toEqual({
    ...{ name: 'x', mode: 'road', on: '2026-11-29', tags: [] },
  })
})

test('what an older or a newer page wrote is no fault', () => {
  const { business: _, ...older } = fresh('invoice')
  expect(read([older]).complete).toBe(true)
  expect(read([{ ...older, batch: 'B-7' }]).complete).toBe(true)
})

test('a picture whose id is a word of every object is none', () => {
  const pictures = picturesFrom({ a: 'data:image/png;base64,AAAA' })
  expect(pictureOf(pictures, 'a')).toBe('data:image/png;base64,AAAA')
  for (const word of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
    expect(pictureOf(pictures, word)).toBeUndefined()
})
