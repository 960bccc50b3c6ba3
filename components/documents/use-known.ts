'use client'

import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import { desk } from '@/components/documents/desk'
import { useEngine } from '@/components/documents/use-engine'

const NOTHING = { clients: [], items: [] }

/** Names of clients and items to offer, where the visitor wants them remembered. */
export function useKnown(): { clients: readonly string[]; items: readonly string[] } {
  const engine = useEngine()
  const documents = useStore(desk.store, (state) => state.documents)
  const settings = useStore(desk.store, (state) => state.settings)
  // Suggestions may come a moment after the keys.
  const shelf = useDeferredValue(useMemo(() => ({ documents, settings }), [documents, settings]))
  return useMemo(
    () =>
      engine && shelf.settings.remember
        ? {
            clients: engine.knownClients(shelf).map(({ name }) => name),
            items: engine.knownItems(shelf).map(({ description }) => description),
          }
        : NOTHING,
    [engine, shelf],
  )
}
