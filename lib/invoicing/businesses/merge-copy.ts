import type { ChangeTimes } from '@/lib/invoicing/storage/business-list'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { Settings, SavedDocuments } from '@/lib/invoicing/model/saved-documents'
import { financialYearStart } from '@/lib/invoicing/model/numbering'
import { numbersTaken } from '@/lib/invoicing/rent/rent-receipts'

/** A document that was changed on both sides since they had the same; null on the side that deleted it. */
export interface Difference {
  here: BusinessDocument | null
  copy: BusinessDocument | null
  /** The side whose document stays: of two the newer. */
  stays: 'here' | 'copy'
}

export interface MergedCopy {
  saved: SavedDocuments
  /** Documents of the copy that are new here. */
  added: number
  /** Documents that were changed in the copy alone. */
  updated: number
  /** Documents that were deleted in the copy alone. */
  removed: number
  both: readonly Difference[]
  /** Numbers that both sides have given to documents of their own. */
  sameNumbers: readonly string[]
}

const byId = (documents: readonly BusinessDocument[]) => new Map(documents.map((doc) => [doc.id, doc]))

/** The times of change by which a later copy knows what was changed since. */
export const changeTimes = (documents: readonly BusinessDocument[]): ChangeTimes =>
  Object.fromEntries(documents.map(({ id, changedAt }) => [id, changedAt]))

/** The newer of two; of two changed at one time the same one on both sides. */
function newer(here: BusinessDocument, copy: BusinessDocument): 'here' | 'copy' {
  if (here.changedAt !== copy.changedAt) return here.changedAt > copy.changedAt ? 'here' : 'copy'
  return JSON.stringify(here) >= JSON.stringify(copy) ? 'here' : 'copy'
}

type Outcome = { doc: BusinessDocument | null; is: 'kept' | 'added' | 'updated' | 'removed' } | Difference

/** What becomes of one document. @param isShared whether both sides once had it as it is */
function outcomeOf(
  here: BusinessDocument | undefined,
  {
    copy,
    isDeleted,
    isShared,
  }: { copy: BusinessDocument | undefined; isDeleted: boolean; isShared: (doc: BusinessDocument) => boolean },
): Outcome {
  if (here && copy) {
    if (JSON.stringify(here) === JSON.stringify(copy)) return { doc: here, is: 'kept' }
    const stays = newer(here, copy)
    if (!isShared(here) && !isShared(copy)) return { here, copy, stays }
    return stays === 'here' ? { doc: here, is: 'kept' } : { doc: copy, is: 'updated' }
  }
  if (here) {
    if (!isDeleted) return { doc: here, is: 'kept' }
    return isShared(here) ? { doc: null, is: 'removed' } : { here, copy: null, stays: 'here' }
  }
  if (!isDeleted) return { doc: copy!, is: 'added' }
  return isShared(copy!) ? { doc: null, is: 'kept' } : { here: null, copy: copy!, stays: 'copy' }
}

const docOf = (outcome: Outcome) => ('is' in outcome ? outcome.doc : outcome[outcome.stays])

const numberKeys = (doc: BusinessDocument) =>
  numbersTaken(doc).map(
    ({ number, date }) =>
      [`${doc.kind} ${financialYearStart(date)} ${number.trim().toUpperCase()}`, number.trim()] as const,
  )

/** The numbers of documents that stay and that each side gave to one that the other does not have. */
function sameNumbersIn(
  documents: readonly BusinessDocument[],
  here: ReadonlyMap<string, BusinessDocument>,
  copy: ReadonlyMap<string, BusinessDocument>,
): string[] {
  const own = documents.filter(({ id }) => !copy.has(id)).flatMap(numberKeys)
  const theirs = documents.filter(({ id }) => !here.has(id)).flatMap(numberKeys)
  const taken = new Set(own.map(([key]) => key))
  return [...new Set(theirs.filter(([key, number]) => number && taken.has(key)).map(([, number]) => number))]
}

/** The settings of this side, with the clients and items that only the copy has. */
function mergedSettings(here: Settings, copy: Settings): Settings {
  const clients = new Set(here.clients.map(({ name }) => name.trim()))
  const items = new Set(here.items.map(({ description }) => description.trim()))
  return {
    ...here,
    business: here.business ?? copy.business,
    clients: [...here.clients, ...copy.clients.filter(({ name }) => !clients.has(name.trim()))],
    items: [...here.items, ...copy.items.filter(({ description }) => !items.has(description.trim()))],
  }
}

/**
 * A business with a copy of it that was changed elsewhere. Of each document the newer change stays; a deletion stays
 * unless the other side has changed the document. What was changed on both sides is listed.
 * @param shared what both sides are known to have had: by this browser, and by the copy
 */
export function mergeCopy(
  here: SavedDocuments,
  copy: SavedDocuments,
  shared: readonly ChangeTimes[],
): MergedCopy {
  const [own, theirs] = [byId(here.documents), byId(copy.documents)]
  const deleted = new Set([...here.deleted, ...copy.deleted])
  const isShared = ({ id, changedAt }: BusinessDocument) => shared.some((times) => times[id] === changedAt)
  const outcomes = [...new Set([...own.keys(), ...theirs.keys()])].map((id) =>
    outcomeOf(own.get(id), { copy: theirs.get(id), isDeleted: deleted.has(id), isShared }),
  )
  const count = (is: string) => outcomes.filter((outcome) => 'is' in outcome && outcome.is === is).length
  const documents = outcomes
    .flatMap((outcome) => docOf(outcome) ?? [])
    .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
  const kept = new Set(documents.map(({ id }) => id))
  return {
    saved: {
      documents,
      deleted: [...deleted].filter((id) => !kept.has(id)),
      settings: mergedSettings(here.settings, copy.settings),
    },
    added: count('added'),
    updated: count('updated'),
    removed: count('removed'),
    both: outcomes.filter((outcome): outcome is Difference => !('is' in outcome)),
    sameNumbers: sameNumbersIn(documents, own, theirs),
  }
}

/** The documents that do not stay, as copies of their own. */
export const withOlder = (merged: MergedCopy, newId: () => string): SavedDocuments => ({
  ...merged.saved,
  documents: [
    ...merged.saved.documents,
    ...merged.both.flatMap(({ here, copy, stays }) => {
      const older = stays === 'here' ? copy : here
      return older ? [{ ...older, id: newId() }] : []
    }),
  ].sort((a, b) => a.createdAt - b.createdAt),
})
