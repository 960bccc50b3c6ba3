import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export type LaterParts = typeof import('@/components/documents/form/later-parts')

const store = createStore<{ parts: LaterParts | null; failed: boolean }>(() => ({
  parts: null,
  failed: false,
}))
let fetching: Promise<LaterParts | null> | null = null

/**
 * Fetches what a form that nobody has begun does not show. Called when a field is entered, a document is stored, or the
 * list comes into sight. Resolves with null when it does not come; the next call asks again.
 */
export function fetchLaterParts(): Promise<LaterParts | null> {
  fetching ??= import('@/components/documents/form/later-parts').then(
    (parts) => {
      store.setState({ parts, failed: false })
      return parts
    },
    () => {
      fetching = null
      store.setState({ failed: true })
      return null
    },
  )
  return fetching
}

/** Null until they are there. */
export const useLaterParts = (): LaterParts | null => useStore(store, ({ parts }) => parts)
export const useLaterPartsFailed = (): boolean => useStore(store, ({ failed }) => failed)
/** For handlers, which do without what is not there yet. */
export const laterParts = (): LaterParts | null => store.getState().parts
