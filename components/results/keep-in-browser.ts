'use client'

import { browserStorage } from '@/lib/storage/browser-storage'
import { type KeptForm, type KeptStore, keptStore } from '@/lib/storage/kept-store'

const inBrowser = typeof window !== 'undefined'

/** A long list takes a browser some tens of milliseconds to store, so storing waits for a moment in which nobody types. */
const whenIdle = (run: () => void) =>
  // Safari has no requestIdleCallback.
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(run, { timeout: 2_000 })
    : setTimeout(run, 200)

/**
 * A value kept in this browser, opened at once. React takes the page as built for its first picture, so what was kept
 * appears right after it. Writing waits until the page has been drawn; leaving the page writes what still waits.
 */
export function keepInBrowser<Value>(form: KeptForm<Value>): KeptStore<Value> {
  const kept = keptStore(form, {
    storage: browserStorage,
    newId: () => [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join(''),
    later: whenIdle,
  })
  if (!inBrowser) return kept
  kept.open()
  addEventListener('storage', kept.written)
  addEventListener('pagehide', kept.flush)
  document.addEventListener('visibilitychange', kept.flush)
  return kept
}
