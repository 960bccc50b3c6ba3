import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/document-store'
import { useLaterParts } from '@/components/documents/use-later-parts'

const NOTHING = { clients: [], items: [] }

/** Names of saved clients and items to suggest, if the visitor wants them remembered. */
export function useContacts(): { clients: readonly string[]; items: readonly string[] } {
  const parts = useLaterParts()
  // Suggestions may follow a moment after the keys.
  const saved = useDeferredValue(useStore(documentStore))
  return useMemo(
    () =>
      parts && saved.settings.remember === 'yes'
        ? {
            clients: parts.knownClients(saved).map(({ name }) => name),
            items: parts.knownItems(saved).map(({ description }) => description),
          }
        : NOTHING,
    [parts, saved],
  )
}
