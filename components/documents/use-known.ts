'use client'

import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import { desk } from '@/components/documents/desk'
import { knownClients, knownItems } from '@/lib/invoicing/book'

const NOTHING = { clients: [], items: [] }

/** Names of clients and items to offer, where the visitor wants them remembered. */
export function useKnown(): { clients: readonly string[]; items: readonly string[] } {
  const documents = useStore(desk.store, (state) => state.documents)
  const settings = useStore(desk.store, (state) => state.settings)
  // Suggestions may come a moment after the keys.
  const shelf = useDeferredValue(useMemo(() => ({ documents, settings }), [documents, settings]))
  return useMemo(
    () =>
      shelf.settings.remember
        ? {
            clients: knownClients(shelf).map(({ name }) => name),
            items: knownItems(shelf).map(({ description }) => description),
          }
        : NOTHING,
    [shelf],
  )
}
