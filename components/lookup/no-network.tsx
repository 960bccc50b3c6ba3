'use client'

import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Without a network, what can be answered all the same; nothing while there is one. */
export function NoNetwork({ stillKnown }: { stillKnown: string }) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return online ? null : <p>There is no network. {stillKnown}</p>
}
