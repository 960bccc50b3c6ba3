import { useEffect } from 'react'
import { ownScript } from '@/components/islands/own-script'

/** Asks the service worker, once the page is at rest, to keep this page for a time without network, and watches it. */
export function OfflineKeeper() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
    const start = () => void keepThisPage()
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
    watchBrowser()
  }, [])
  return null
}

/** Shows what the browser fires about the site itself, in a part of its own. It is watched for as long as the page lives. */
export function watchBrowser(): void {
  const show = (event: Event) => {
    event.preventDefault()
    void import('@/components/site/site-notice').then((part) => part.showNotice(event))
  }
  addEventListener('beforeinstallprompt', show)
  const { serviceWorker } = navigator
  // The first worker of a page brings no new version.
  if (serviceWorker.controller) serviceWorker.oncontrollerchange = show
}

async function keepThisPage(): Promise<void> {
  try {
    await navigator.serviceWorker.register(ownScript('/sw.js'))
    const { active } = await navigator.serviceWorker.ready
    const keep = (path: string) => active?.postMessage({ keep: path })
    keep(location.pathname.replace(/(.)\/$/, '$1'))
    keepDataPastTheWorker(keep)
  } catch (error) {
    // Private windows and some settings forbid service workers; the page works without one.
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error
  }
}

/** On a first visit a directory's files may be asked for before the worker has taken over; it never saw those. */
function keepDataPastTheWorker(keep: (path: string) => void): void {
  new PerformanceObserver((list) => {
    for (const { name, workerStart } of list.getEntries() as PerformanceResourceTiming[]) {
      const [, path] = name.split(location.origin)
      if (!workerStart && path && /^\/(?:directories|rates)\//.test(path)) keep(path)
    }
  }).observe({ type: 'resource', buffered: true })
}
