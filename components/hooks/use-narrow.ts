import { useSyncExternalStore } from 'react'

const PHONE_PX = 640

function subscribe(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

/**
 * True if the window is narrower than this, or than a phone's. Only for parts that come late: on the server
 * it never is.
 */
export function useNarrow(belowPx = PHONE_PX): boolean {
  return useSyncExternalStore(
    subscribe,
    () => innerWidth < belowPx,
    () => false,
  )
}
