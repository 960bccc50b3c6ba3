import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import { type LaterParts, useLaterParts } from '@/components/documents/form/use-later-parts'
import type { SavedDocuments } from '@/lib/invoicing/model/saved-documents'

type NamesIn = (parts: LaterParts, saved: SavedDocuments) => readonly string[]

const clientNames: NamesIn = (parts, saved) => parts.knownClients(saved).map(({ name }) => name)
const itemNames: NamesIn = (parts, saved) => parts.knownItems(saved).map(({ description }) => description)
const NONE: readonly string[] = []

/** Names to suggest, if the visitor wants them remembered. */
function useNames(namesIn: NamesIn): readonly string[] {
  const parts = useLaterParts()
  // Suggestions may follow a moment after the keys.
  const saved = useDeferredValue(useStore(documentStore))
  return useMemo(
    () => (parts && saved.settings.remember === 'yes' ? namesIn(parts, saved) : NONE),
    [parts, saved, namesIn],
  )
}

export const useKnownClients = () => useNames(clientNames)
export const useKnownItems = () => useNames(itemNames)
