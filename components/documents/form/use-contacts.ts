import { useCallback, useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import type { ItemNamed } from '@/components/documents/form/line-changes'
import { useLazyImport } from '@/components/hooks/use-lazy-import'

const loadContacts = () => import('@/lib/invoicing/storage/contacts')
const NONE: readonly string[] = []

/**
 * The contacts of this browser, if the visitor wants them remembered: their names to suggest, and one of them
 * by its name.
 */
function useContacts() {
  const wanted = useStore(documentStore, (state) => state.settings.remember === 'yes')
  const { value } = useLazyImport(loadContacts, wanted)
  return wanted ? value : null
}

export function useKnownClients() {
  const contacts = useContacts()
  // Suggestions may follow a moment after the keys.
  const saved = useDeferredValue(useStore(documentStore))
  return {
    names: useMemo(() => contacts?.clientNames(saved) ?? NONE, [contacts, saved]),
    named: (name: string) => contacts?.clientNamed(documentStore.getState(), name) ?? null,
  }
}

export function useKnownItems() {
  const contacts = useContacts()
  const saved = useDeferredValue(useStore(documentStore))
  return {
    names: useMemo(() => contacts?.savedItemNames(saved) ?? NONE, [contacts, saved]),
    named: useCallback(
      (...line: Parameters<ItemNamed>) => contacts?.withItemFound(documentStore.getState(), ...line) ?? null,
      [contacts],
    ),
  }
}
