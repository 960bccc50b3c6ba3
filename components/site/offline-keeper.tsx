'use client'

import { useEffect } from 'react'

/** Asks the service worker, once the page is at rest, to keep this page for a time without network. */
export function OfflineKeeper() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
    const start = () => void keepThisPage()
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
    return () => removeEventListener('load', start)
  }, [])
  return null
}

async function keepThisPage(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ keep: location.pathname.replace(/(.)\/$/, '$1') })
  } catch (error) {
    // Private windows and some settings forbid service workers; the page works without one.
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error
  }
}
