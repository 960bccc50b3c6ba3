import fc from 'fast-check'
import { changeTimes, mergeCopy, withOlder } from '@/lib/invoicing/businesses/merge-copy'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { BLANK_ITEM, noDocuments, type SavedDocuments } from '@/lib/invoicing/model/saved-documents'
import { invoice } from '@/tests/lib/invoicing/sample-documents'

/**
 * 'a1 b2': invoices with these ids, each changed at this time; its notes name the time too. Deleted ones
 * follow a slash.
 */
function side(text: string): SavedDocuments {
  const [documents = '', deleted = ''] = text.split('/')
  return {
    ...noDocuments,
    documents: documents
      .split(' ')
      .filter(Boolean)
      .map((word) => docOf(word[0]!, Number(word.slice(1)))),
    deleted: deleted.split(' ').filter(Boolean),
  }
}

const docOf = (id: string, changedAt: number): BusinessDocument =>
  invoice({ id, changedAt, number: `INV-${id}`, notes: String(changedAt), createdAt: id.charCodeAt(0) })

const shown = ({ documents }: SavedDocuments) =>
  documents.map(({ id, changedAt }) => `${id}${changedAt}`).join(' ')

const shared = (text: string) => [changeTimes(side(text).documents)]

test.each([
  ['a new one in the copy', 'a1', 'a1', 'a1 b2', 'a1 b2', [1, 0, 0, 0]],
  ['a new one here', 'a1', 'a1 b2', 'a1', 'a1 b2', [0, 0, 0, 0]],
  ['changed in the copy', 'a1', 'a1', 'a3', 'a3', [0, 1, 0, 0]],
  ['changed on both sides, in the copy later', 'a1', 'a2', 'a3', 'a3', [0, 0, 0, 1]],
  ['changed on both sides, here later', 'a1', 'a3', 'a2', 'a3', [0, 0, 0, 1]],
  ['deleted in the copy', 'a1 b1', 'a1 b1', 'a1/b', 'a1', [0, 0, 1, 0]],
  ['deleted in the copy and changed here', 'a1 b1', 'a1 b2', 'a1/b', 'a1 b2', [0, 0, 0, 1]],
  ['deleted here', 'a1 b1', 'a1/b', 'a1 b1', 'a1', [0, 0, 0, 0]],
  ['deleted here and changed in the copy', 'a1 b1', 'a1/b', 'a1 b2', 'a1 b2', [0, 0, 0, 1]],
])('%s', (_, before, here, copy, result, [added, updated, removed, both]) => {
  const merged = mergeCopy(side(here), side(copy), shared(before))
  expect(shown(merged.saved)).toBe(result)
  expect([merged.added, merged.updated, merged.removed, merged.both.length]).toEqual([
    added,
    updated,
    removed,
    both,
  ])
})

test('the older of two can stay as a copy, so that nothing is lost', () => {
  const merged = mergeCopy(side('a2'), side('a3'), shared('a1'))
  expect(shown(withOlder(merged, () => 'x'))).toBe('a3 x2')
})

test('a number that both sides gave to documents of their own is named; the year counts, and case does not', () => {
  const numbered = (id: string, number: string, date: string) => ({
    ...noDocuments,
    documents: [invoice({ id, number, date })],
  })
  const here = numbered('a', 'INV-005', '2026-11-01')
  const names = (copy: SavedDocuments) => mergeCopy(here, copy, []).sameNumbers
  expect(names(numbered('b', 'inv-005', '2026-12-01'))).toEqual(['inv-005'])
  expect(names(numbered('b', 'INV-006', '2026-12-01'))).toEqual([])
  expect(names(numbered('b', 'INV-005', '2027-04-01'))).toEqual([])
  expect(names(numbered('a', 'INV-005', '2026-12-01'))).toEqual([])
})

test('clients and items that only the copy has are taken, and what this side has stays', () => {
  const item = (description: string, rate: string) => ({ ...BLANK_ITEM, description, rate })
  const withItems = (...items: ReturnType<typeof item>[]) => ({
    ...noDocuments,
    settings: { ...noDocuments.settings, items },
  })
  const merged = mergeCopy(
    withItems(item('Rice', '60')),
    withItems(item('Rice', '55'), item('Dal', '90')),
    [],
  )
  expect(merged.saved.settings.items.map(({ description, rate }) => `${description} ${rate}`)).toEqual([
    'Rice 60',
    'Dal 90',
  ])
})

/** Two sides that began with the same documents; each has changed, deleted or added some. */
const histories = fc
  .array(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      before: fc.boolean(),
      here: fc.constantFrom('same', 'changed', 'deleted'),
      copy: fc.constantFrom('same', 'changed', 'deleted'),
      at: fc.integer({ min: 2, max: 9 }),
    }),
  )
  .map((acts) => [...new Map(acts.map((act) => [act.id, act])).values()])

test('both sides come to the same documents, and no change of either is lost unless a newer one stays', () => {
  fc.assert(
    fc.property(histories, (acts) => {
      const sideOf = (which: 'here' | 'copy', later: number) =>
        side(
          `${acts.flatMap((act) => (act[which] === 'deleted' || (!act.before && act[which] === 'same') ? [] : [`${act.id}${act[which] === 'changed' ? act.at + later : 1}`])).join(' ')}/${acts.flatMap((act) => (act.before && act[which] === 'deleted' ? [act.id] : [])).join(' ')}`,
        )
      const before = shared(acts.flatMap(({ id, before: was }) => (was ? [`${id}1`] : [])).join(' '))
      const [here, copy] = [sideOf('here', 0), sideOf('copy', 1)]
      const one = mergeCopy(here, copy, before).saved
      expect(shown(mergeCopy(copy, here, before).saved)).toBe(shown(one))
      const times = changeTimes(one.documents)
      for (const { documents } of [here, copy])
        for (const { id, changedAt } of documents)
          if (changedAt > 1) expect(times[id]).toBeGreaterThanOrEqual(changedAt)
      // Merging once more changes nothing.
      expect(shown(mergeCopy(one, copy, before).saved)).toBe(shown(one))
    }),
  )
})
