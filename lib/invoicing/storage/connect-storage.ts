import type { StoreApi } from 'zustand/vanilla'
import { type DocumentState, opened, type StorageMessage } from '@/lib/invoicing/storage/document-state'
import { storedDocuments } from '@/lib/invoicing/storage/stored-documents'
import { storedPictures } from '@/lib/invoicing/storage/stored-pictures'
import { withStorage } from '@/lib/storage/browser-storage'
import { OPEN_KEY } from '@/lib/storage/business-keys'

export interface BusinessValues {
  place: string
  saved: ReturnType<typeof storedDocuments>
  pictures: ReturnType<typeof storedPictures>
  /** How many documents were changed in two tabs, and are stored twice now. */
  copies: number
}

/**
 * Documents and pictures of the business at a place, as they are stored. @param values in which they take the
 * place of another's
 */
export const valuesAt = (place: string, newId: () => string, values = {} as BusinessValues): BusinessValues =>
  Object.assign(values, {
    place,
    saved: storedDocuments({ place, newId, onCopies: (count) => (values.copies = count) }),
    pictures: storedPictures(place),
    copies: 0,
  })

function noticesOf({ saved, pictures, copies }: BusinessValues): StorageMessage[] {
  const [documents, others] = [saved.getState(), pictures.getState()]
  const reason = documents.notSaved ?? others.notSaved
  const key = documents.setAside ?? others.setAside
  return [
    ...(reason ? [{ kind: 'notSaved', reason } as const] : []),
    ...(key ? [{ kind: documents.isNewer ? 'newer' : 'unreadable', key } as const] : []),
    ...(copies > 0 ? [{ kind: 'copies', count: copies } as const] : []),
  ]
}

/**
 * The place of the business that this tab opened last, else of that which any did; null while there is one business.
 */
function lastOpened(): string | null {
  const found = withStorage((storage) => sessionStorage.getItem(OPEN_KEY) ?? storage.getItem(OPEN_KEY))
  return found.ok ? found.value : null
}

/** Shows documents and pictures of a business in a store, from the moment they are connected. */
export function connectStorage({ setState }: StoreApi<DocumentState>, newId: () => string) {
  const shown = valuesAt('', newId)
  let stops: readonly (() => void)[] = []
  let isConnected = false

  function show(): void {
    const { saved, pictures } = shown
    // Pictures that found no space are tried again with the next change.
    if (saved.getState().notSaved === null) pictures.save()
    const notices = noticesOf(shown)
    setState((before) => ({
      ...saved.getState().value,
      pictures: pictures.getState().value,
      notices: JSON.stringify(notices) === JSON.stringify(before.notices) ? before.notices : notices,
    }))
  }

  /** Shows a business from now on; what the one before has not stored must be stored first. */
  function openBusiness(business: string | null): void {
    isConnected = true
    for (const stop of stops) stop()
    valuesAt(business ?? '', newId, shown)
    setState({ business })
    stops = [shown.saved, shown.pictures].map((stored) => stored.subscribe(show))
    show()
    // From now on a tab shows its own document, whatever another tab changes last.
    setState(({ documents, open }) => ({ open: opened(documents, open) }))
  }

  return {
    shown,
    show,
    openBusiness,
    isConnected: () => isConnected,
    connect: () => isConnected || openBusiness(lastOpened()),
  }
}
