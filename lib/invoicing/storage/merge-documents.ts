import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { financialYearStart, numberAfter } from '@/lib/invoicing/model/numbering'
import { isSamePerson } from '@/lib/invoicing/model/same-person'
import { numbersTaken } from '@/lib/invoicing/rent/rent-receipts'
import type { Settings, SavedDocuments } from '@/lib/invoicing/model/saved-documents'

const byId = (documents: readonly BusinessDocument[]) => new Map(documents.map((doc) => [doc.id, doc]))

/** True if a document was changed since both tabs last had the same. */
const isChanged = (base: BusinessDocument | undefined, now: BusinessDocument | undefined) =>
  now !== undefined && (base === undefined || now.changedAt !== base.changedAt)

const same = (a: BusinessDocument, b: BusinessDocument) => JSON.stringify(a) === JSON.stringify(b)

/** Ours where we changed them, else theirs. */
function mergeSettings(base: SavedDocuments, ours: SavedDocuments, theirs: SavedDocuments): Settings {
  return JSON.stringify(base.settings) === JSON.stringify(ours.settings) ? theirs.settings : ours.settings
}

const present = (doc: BusinessDocument | undefined) => (doc ? [doc] : [])

const unchanged = (id: string, deleted: ReadonlySet<string>, doc: BusinessDocument | undefined) =>
  deleted.has(id) ? undefined : doc

/** The ids deleted in either tab, without those that both tabs have again. */
function deletedIn(ours: SavedDocuments, theirs: SavedDocuments): Set<string> {
  const [mine, yours] = [byId(ours.documents), byId(theirs.documents)]
  return new Set([...theirs.deleted, ...ours.deleted].filter((id) => !(mine.has(id) && yours.has(id))))
}

/**
 * Merges what two tabs made of the same documents. A document changed in one tab has that change. Of one changed in
 * both, the newer change wins and the other is stored as a copy. A deletion wins unless the other tab changed the
 * document.
 */
export function mergeDocuments(
  base: SavedDocuments,
  ours: SavedDocuments,
  theirs: SavedDocuments,
  newId: () => string,
): { saved: SavedDocuments; copies: number } {
  const [before, mine, yours] = [byId(base.documents), byId(ours.documents), byId(theirs.documents)]
  const merged: BusinessDocument[] = []
  let copies = 0
  const deleted = deletedIn(ours, theirs)
  for (const id of new Set([...mine.keys(), ...yours.keys()])) {
    const [was, my, your] = [before.get(id), mine.get(id), yours.get(id)]
    const [byUs, byThem] = [isChanged(was, my), isChanged(was, your)]
    if (byUs && byThem && my && your && !same(my, your)) {
      const [newer, older] = my.changedAt >= your.changedAt ? [my, your] : [your, my]
      merged.push(newer, { ...older, id: newId() })
      copies += 1
      continue
    }
    const changed = byUs ? my : your
    merged.push(...present(byUs || byThem ? changed : unchanged(id, deleted, my ?? your)))
  }
  merged.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
  const documents = withDistinctNumbers(merged, before)
  return { saved: { documents, deleted: [...deleted], settings: mergeSettings(base, ours, theirs) }, copies }
}

/** The numbers that a document uses, each with its kind and its financial year. */
const keysOf = (doc: BusinessDocument) =>
  numbersTaken(doc).map(({ number, date }) => `${doc.kind} ${financialYearStart(date)} ${number.trim()}`)

/**
 * Two tabs that have not heard of each other may take the same number. Of two documents of a business with
 * one number, of which one was unknown when the tabs last had the same, the later takes the next free number,
 * unless the visitor typed it. Whichever tab does it comes to the same result. Documents that had the same
 * number before keep it.
 */
function withDistinctNumbers(
  documents: readonly BusinessDocument[],
  before: ReadonlyMap<string, BusinessDocument>,
): BusinessDocument[] {
  const holders = new Map<string, BusinessDocument[]>()
  return documents.map((doc) => {
    const collides = (key: string) =>
      holders
        .get(key)
        ?.some(
          (holder) =>
            isSamePerson(holder.business, doc.business) && !(before.has(holder.id) && before.has(doc.id)),
        )
    let next = doc
    while (!doc.ownNumber && next.number.trim() && keysOf(next).some(collides))
      next = { ...next, number: numberAfter(next.number.trim(), next.date), changedAt: doc.changedAt + 1 }
    for (const key of keysOf(next)) holders.set(key, [...(holders.get(key) ?? []), next])
    return next
  })
}
