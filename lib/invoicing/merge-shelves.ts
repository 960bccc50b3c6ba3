import type { Draft } from '@/lib/invoicing/draft'
import type { Settings, Shelf } from '@/lib/invoicing/shelf'

const byId = (documents: readonly Draft[]) => new Map(documents.map((draft) => [draft.id, draft]))

/** Whether a document was changed since both tabs last agreed on it. */
const isChanged = (base: Draft | undefined, now: Draft | undefined) =>
  now !== undefined && (base === undefined || now.changedAt !== base.changedAt)

const same = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other)

/** Ours where we changed them, else theirs. */
function mergeSettings(base: Shelf, ours: Shelf, theirs: Shelf): Settings {
  return JSON.stringify(base.settings) === JSON.stringify(ours.settings) ? theirs.settings : ours.settings
}

/**
 * What two tabs have made of one shelf. A document that one of them changed is as it was changed; one that both changed
 * is as the newer change left it, and the other is kept as a copy; one that was deleted stays so unless it was changed
 * in the other tab.
 */
export function mergeShelves(
  base: Shelf,
  ours: Shelf,
  theirs: Shelf,
  newId: () => string,
): { shelf: Shelf; copies: number } {
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
    const kept = byUs ? my : byThem ? your : my && your
    if (kept) merged.push(kept)
  }
  merged.sort((one, other) => one.createdAt - other.createdAt)
  return { shelf: { documents: merged, settings: mergeSettings(base, ours, theirs) }, copies }
}
