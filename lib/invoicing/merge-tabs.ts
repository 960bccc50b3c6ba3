import type { Draft } from '@/lib/invoicing/draft'
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
  merged.sort((one, other) => one.createdAt - other.createdAt)
  return { saved: { documents: merged, settings: mergeSettings(base, ours, theirs) }, copies }
}
