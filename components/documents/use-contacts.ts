'use client'

import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/document-store'
import { knownClients, knownItems } from '@/lib/invoicing/contacts'

const NOTHING = { clients: [], items: [] }

/** Names of saved clients and items to suggest, if the visitor wants them remembered. */
export function useContacts(): { clients: readonly string[]; items: readonly string[] } {
  const documents = useStore(documentStore, (state) => state.documents)
  const settings = useStore(documentStore, (state) => state.settings)
  // Suggestions may follow a moment after the keys.
  const saved = useDeferredValue(useMemo(() => ({ documents, settings }), [documents, settings]))
  return useMemo(
    () =>
      saved.settings.remember === 'yes'
        ? {
            clients: knownClients(saved).map(({ name }) => name),
            items: knownItems(saved).map(({ description }) => description),
          }
        : NOTHING,
    [saved],
  )
}
