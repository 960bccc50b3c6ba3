import type { StoreApi } from 'zustand/vanilla'
import {
  type DocumentState,
  emptyState,
  opened,
  type StorageNotice,
} from '@/lib/invoicing/storage/document-state'
import { DOCUMENTS_KEY, storedDocuments } from '@/lib/invoicing/storage/stored-documents'
import { storedPictures, usedPictures } from '@/lib/invoicing/storage/stored-pictures'
import { withStorage } from '@/lib/storage/browser-storage'

const ASIDE = `${DOCUMENTS_KEY}.unreadable`

type Saved = ReturnType<typeof storedDocuments>
type SavedPictures = ReturnType<typeof storedPictures>

function noticesOf(saved: Saved, pictures: SavedPictures, copies: number): StorageNotice[] {
  const [documents, others] = [saved.getState(), pictures.getState()]
  const reason = documents.notSaved ?? others.notSaved
  const key = documents.setAside ?? others.setAside
  return [
    ...(reason ? [{ kind: 'notSaved', reason } as const] : []),
    ...(key ? [{ kind: documents.isNewer ? 'newer' : 'unreadable', key } as const] : []),
    ...(copies > 0 ? [{ kind: 'copies', count: copies } as const] : []),
  ]
}

/** What no field of a document is, which reading leaves out, and pictures of no document leave the storage. */
function tidy(saved: Saved, pictures: SavedPictures): void {
  saved.save()
  const all = pictures.getState().value
  const used = usedPictures(all, saved.getState().value)
  if (Object.keys(used).length === Object.keys(all).length) return
  // What was set aside may hold documents that show them.
  const aside = withStorage((storage) => Object.keys(storage).some((key) => key.startsWith(ASIDE)))
  if (aside.ok && !aside.value) pictures.change(() => used)
}

/** Documents and pictures as stored in this browser, which a store shows from the moment they are connected. */
export function connectStorage({ setState }: StoreApi<DocumentState>, newId: () => string) {
  let copies = 0
  let isConnected = false
  const saved = storedDocuments({ newId, onCopies: (count) => (copies = count) })
  const pictures = storedPictures()

  function show(): void {
    // Pictures that found no space are tried again with the next change.
    if (saved.getState().notSaved === null) pictures.save()
    const notices = noticesOf(saved, pictures, copies)
    setState((before) => ({
      ...saved.getState().value,
      pictures: pictures.getState().value,
      notices: JSON.stringify(notices) === JSON.stringify(before.notices) ? before.notices : notices,
    }))
  }

  function connect(): void {
    if (isConnected) return
    isConnected = true
    for (const stored of [saved, pictures]) stored.subscribe(show)
    show()
    // From now on a tab shows its own document, whatever another tab changes last.
    setState(({ documents, open }) => ({ open: opened(documents, open) }))
    tidy(saved, pictures)
  }

  function clearNotice(kind: StorageNotice['kind']): void {
    if (kind === 'copies') copies = 0
    else for (const stored of [saved, pictures]) stored.close(kind === 'notSaved' ? kind : 'setAside')
    show()
  }

  function eraseAll(): void {
    copies = 0
    for (const stored of [pictures, saved]) stored.erase()
    setState(emptyState)
  }

  return { saved, pictures, isConnected: () => isConnected, connect, clearNotice, eraseAll }
}
