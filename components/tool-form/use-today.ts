'use client'

import { useSyncExternalStore } from 'react'
import { localDay } from '@/lib/calendar/calendar-day'

/** A page left open over midnight has the new day when the visitor comes back to it. */
function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  addEventListener('focus', changed)
  return () => {
    document.removeEventListener('visibilitychange', changed)
    removeEventListener('focus', changed)
  }
}

/** The visitor's today as 'YYYY-MM-DD'; '' in the page as built, which can't know it. */
export function useToday(): string {
  return useSyncExternalStore(
    subscribe,
    () => localDay(new Date()),
    () => '',
  )
}
