import type { DocumentStore } from '@/lib/invoicing/storage/create-document-store'
import { emptyTab, type StorageMessage } from '@/lib/invoicing/storage/document-state'
import { documentsKey } from '@/lib/invoicing/storage/stored-documents'
import { type Pictures, usedPictures } from '@/lib/invoicing/storage/stored-pictures'
import { withStorage } from '@/lib/storage/browser-storage'

/** What no field of a document is, which reading leaves out, and pictures of no document leave the storage. */
export function tidyStorage({ shown: { place, saved, pictures } }: DocumentStore): void {
  saved.save()
  const all = pictures.getState().value
  const used = usedPictures(all, saved.getState().value)
  if (Object.keys(used).length === Object.keys(all).length) return
  // What was set aside may hold documents that show them.
  const aside = `${documentsKey(place)}.unreadable`
  const found = withStorage((storage) => Object.keys(storage).some((key) => key.startsWith(aside)))
  if (found.ok && !found.value) pictures.change(() => used)
}

/** Stores more pictures of the open business. */
export const addPictures = ({ shown }: DocumentStore, more: Pictures): void =>
  shown.pictures.change((before) => ({ ...before, ...more }))

/** The visitor has read a message about the storage. */
export function clearNotice({ shown, show }: DocumentStore, kind: StorageMessage['kind']): void {
  if (kind === 'copies') shown.copies = 0
  else
    for (const stored of [shown.saved, shown.pictures]) stored.close(kind === 'notSaved' ? kind : 'setAside')
  show()
}

/** Erases all of the open business. */
export function eraseAll({ shown, show, setState }: DocumentStore): void {
  shown.copies = 0
  for (const stored of [shown.pictures, shown.saved]) stored.erase()
  show()
  setState(({ business }) => ({ ...emptyTab, business }))
}
