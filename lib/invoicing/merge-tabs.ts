import type { Draft } from '@/lib/invoicing/draft'
import { financialYearStart, following } from '@/lib/invoicing/numbering'
import { numbersOf } from '@/lib/invoicing/rent-receipts'
import type { Settings, SavedDocuments } from '@/lib/invoicing/saved-documents'

const byId = (documents: readonly Draft[]) => new Map(documents.map((draft) => [draft.id, draft]))

/** Whether a document was changed since both tabs last had the same. */
const isChanged = (base: Draft | undefined, now: Draft | undefined) =>
  now !== undefined && (base === undefined || now.changedAt !== base.changedAt)

const same = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other)

/** Ours where we changed them, else theirs. */
function mergeSettings(base: SavedDocuments, ours: SavedDocuments, theirs: SavedDocuments): Settings {
  return JSON.stringify(base.settings) === JSON.stringify(ours.settings) ? theirs.settings : ours.settings
}

/**
 * Merges what two tabs made of the same documents. A document changed in one tab has that change. Of one changed in
 * both, the newer change stands and the other is stored as a copy. A deletion stands unless the other tab changed the
 * document.
 */
export function mergeTabs(
  base: SavedDocuments,
  ours: SavedDocuments,
  theirs: SavedDocuments,
  newId: () => string,
): { saved: SavedDocuments; copies: number } {
  const [before, mine, yours] = [byId(base.documents), byId(ours.documents), byId(theirs.documents)]
  const merged: Draft[] = []
  let copies = 0
  for (const id of new Set([...mine.keys(), ...yours.keys()])) {
    const [was, my, your] = [before.get(id), mine.get(id), yours.get(id)]
    const [byUs, byThem] = [isChanged(was, my), isChanged(was, your)]
    if (byUs && byThem && my && your && !same(my, your)) {
      const [newer, older] = my.changedAt >= your.changedAt ? [my, your] : [your, my]
      merged.push(newer, { ...older, id: newId() })
      copies += 1
      continue
    }
    const stays = byUs ? my : byThem ? your : my && your
    if (stays) merged.push(stays)
  }
  merged.sort((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1))
  const documents = withDistinctNumbers(merged, before)
  return { saved: { documents, settings: mergeSettings(base, ours, theirs) }, copies }
}

/** The numbers that a document uses, each with its kind and its financial year. */
const keysOf = (draft: Draft) =>
  numbersOf(draft).map(({ number, date }) => `${draft.kind} ${financialYearStart(date)} ${number.trim()}`)

/**
 * Documents that both tabs began at the same moment have the same number: the later one takes the next free number,
 * unless the visitor typed it. Both tabs come to the same result. Documents that both knew before keep theirs.
 */
function withDistinctNumbers(documents: readonly Draft[], before: ReadonlyMap<string, Draft>): Draft[] {
  const used = new Set(documents.filter(({ id }) => before.has(id)).flatMap(keysOf))
  return documents.map((draft) => {
    if (before.has(draft.id)) return draft
    let next = draft
    while (!draft.ownNumber && next.number.trim() && keysOf(next).some((key) => used.has(key)))
      next = { ...next, number: following(next.number.trim()) }
    for (const key of keysOf(next)) used.add(key)
    return next
  })
}
