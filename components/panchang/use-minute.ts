import { useSyncExternalStore } from 'react'
import type { Moment } from '@/lib/panchang/indian-time'

const MS_IN_MINUTE = 60_000

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, MS_IN_MINUTE / 4)
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}

/** The beginning of the present minute; null in the page as built, which cannot know it. */
export function useMinute(): Moment | null {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MS_IN_MINUTE) * MS_IN_MINUTE,
    () => null,
  )
}
