import { addPictures } from '@/lib/invoicing/storage/storage-acts'
import { businessAt, businessesNow, notStored, storeBusiness } from '@/lib/invoicing/businesses/business-acts'
import { type ChangeTimes, keptBusinesses, type KeptBusiness } from '@/lib/invoicing/storage/business-list'
import { changeTimes, mergeCopy, type MergedCopy, withOlder } from '@/lib/invoicing/businesses/merge-copy'
import type { SavedDocuments } from '@/lib/invoicing/model/saved-documents'
import type { BusinessValues } from '@/lib/invoicing/storage/connect-storage'
import type { DocumentStore } from '@/lib/invoicing/storage/create-document-store'
import { type DocumentsFile, type FileBusiness, withImported } from '@/lib/invoicing/storage/documents-file'
import { usedPictures } from '@/lib/invoicing/storage/stored-pictures'
import type { NotSaved } from '@/lib/storage/browser-storage'

/** A file with the name of its business. */
export type BusinessFile = DocumentsFile & { business: FileBusiness }

/** What is to become of a file. */
export type CopyPlan =
  /** A copy of a business that is here. `setAside` is where its unreadable text was put. */
  | {
      kind: 'merge'
      file: BusinessFile
      business: KeptBusiness
      merged: MergedCopy
      setAside: string | null
    }
  /** A copy of a business that is not here yet. */
  | { kind: 'new'; file: BusinessFile }
  /** A file for the open business. */
  | { kind: 'open'; file: DocumentsFile }

const isOfBusiness = (file: DocumentsFile): file is BusinessFile => file.business !== null

/** The change times that both sides had, as far as this browser and the copy know. */
const sharedOf = (business: KeptBusiness, file: BusinessFile): ChangeTimes[] => [
  business.shared,
  file.business.shared,
]

function mergedWith({ saved }: BusinessValues, business: KeptBusiness, file: BusinessFile): MergedCopy {
  const here = saved.getState().value
  const merged = mergeCopy(here, file.saved, sharedOf(business, file))
  if (here.documents.length > 0) return merged
  return { ...merged, saved: { ...merged.saved, settings: file.saved.settings } }
}

export function planOf(store: DocumentStore, file: DocumentsFile): CopyPlan {
  if (!isOfBusiness(file)) return { kind: 'open', file }
  const all = businessesNow(store)
  const business = all.find(({ id }) => id === file.business.id)
  if (!business) {
    const isUnused = all.length === 1 && store.getState().documents.length === 0
    return isUnused ? { kind: 'open', file } : { kind: 'new', file }
  }
  store.sync()
  const values = businessAt(store, business.place)
  const { setAside } = values.saved.getState()
  return { kind: 'merge', file, business, merged: mergedWith(values, business, file), setAside }
}

/**
 * Writes documents and the pictures that they show in the place of those of a business. @returns why it could not be
 */
function write(values: BusinessValues, saved: SavedDocuments, file: DocumentsFile): NotSaved | null {
  values.saved.change(() => saved)
  const more = usedPictures(file.pictures, saved)
  if (Object.keys(more).length > 0) values.pictures.change((before) => ({ ...before, ...more }))
  return notStored(values)
}

/** Takes a copy back into its business, as it is by now. @returns why it could not be stored */
export function takeBack(
  store: DocumentStore,
  {
    file,
    business: { id, place },
    keepsOlder,
  }: { file: BusinessFile; business: KeptBusiness; keepsOlder: boolean },
): NotSaved | null {
  store.sync()
  const values = businessAt(store, place)
  const business = businessesNow(store).find((one) => one.id === id)
  if (!business) return null
  const merged = mergedWith(values, business, file)
  const reason = write(values, keepsOlder ? withOlder(merged, store.newId) : merged.saved, file)
  if (reason === null) noteShared(store, business, file)
  return reason
}

/** Both sides have the documents of the copy from now on. */
function noteShared(store: DocumentStore, business: KeptBusiness, file: BusinessFile): void {
  const shared = changeTimes(file.saved.documents)
  const all = businessesNow(store)
  keptBusinesses.change(() => all.map((one) => (one.id === business.id ? { ...one, shared } : one)))
}

/** Adds a copy as a business of its own, next to those that are here. @returns why it could not be stored */
export const addCopy = (store: DocumentStore, { business, saved, pictures }: BusinessFile): NotSaved | null =>
  storeBusiness(store, {
    named: { ...business, shared: changeTimes(saved.documents) },
    documents: saved,
    pictures,
  })

/** Adds the documents of a file to the open business; a copy gives its name to one in which there is nothing. */
export function addToOpen(store: DocumentStore, file: DocumentsFile): number {
  const isUnused = store.getState().documents.length === 0
  const { saved, added } = withImported(store.getState(), file.saved, store.newId)
  store.edit(() => saved)
  addPictures(store, file.pictures)
  const all = businessesNow(store)
  if (isUnused && isOfBusiness(file) && all.length === 1)
    keptBusinesses.change(() => [
      { ...file.business, place: all[0]!.place, shared: changeTimes(file.saved.documents) },
    ])
  return added
}
