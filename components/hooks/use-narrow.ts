import { useSyncExternalStore } from 'react'

const NARROW_PX = 640

function subscribe(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

/** Whether the window is as narrow as a phone's. Only for parts that come late: on the server it never is. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => innerWidth < NARROW_PX,
    () => false,
  )
}
