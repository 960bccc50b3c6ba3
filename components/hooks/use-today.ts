import { useSyncExternalStore } from 'react'
import { indianDay, localDay } from '@/lib/calendar/today'

/** A page left open over midnight has the new day when the visitor comes back to it. */
export function onReturn(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  addEventListener('focus', changed)
  return () => {
    document.removeEventListener('visibilitychange', changed)
    removeEventListener('focus', changed)
  }
}

/**
 * Today as 'YYYY-MM-DD': India's, unless the matter is the visitor's own, as an age is. '' in the page as built, which
 * can't know it.
 */
export function useToday(place: 'india' | 'device' = 'india'): string {
  return useSyncExternalStore(
    onReturn,
    () => (place === 'india' ? indianDay : localDay)(new Date()),
    () => '',
  )
}
