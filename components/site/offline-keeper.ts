import { loadFrame } from '@/components/islands/load-frame'
import { ownScript } from '@/components/islands/own-script'

/** Asks the service worker, once the page is at rest, to keep this page for a time without network, and watches it. */
export function keepOffline(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  const start = () => void keepThisPage()
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
  watchBrowser()
}

type Show = (event: Event) => void

let show: Show | undefined
let notShown: Event | undefined

/** Watches, for as long as the page lives, what the browser fires about the site itself. */
export function watchBrowser(): void {
  const note = (event: Event) => {
    event.preventDefault()
    if (show) return show(event)
    notShown = event
    // That the site can be installed is of no interest before it is used.
    if (event.type === 'controllerchange') loadFrame()
  }
  addEventListener('beforeinstallprompt', note)
  const { serviceWorker } = navigator
  // The first worker of a page brings no new version.
  if (serviceWorker.controller) serviceWorker.oncontrollerchange = note
}

/** Shows these events, beginning with the last one that was fired before. */
export function showBrowserEvents(shownBy: Show): void {
  show = shownBy
  if (notShown) show(notShown)
  notShown = undefined
}

async function keepThisPage(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(ownScript('/sw.js'))
    askForVersions(registration)
    const { active } = await navigator.serviceWorker.ready
    const keep = (path: string) => active?.postMessage({ keep: path })
    keep(location.pathname.replace(/(.)\/$/, '$1'))
    keepDataPastTheWorker(keep)
  } catch (error) {
    // Private windows and some settings forbid service workers; the page works without one.
    throwOthers(error)
  }
}

function throwOthers(error: unknown): void {
  if (!(error instanceof DOMException || error instanceof TypeError)) throw error
}

const HOUR_MS = 3_600_000
const HOURS_A_DAY = 24

/**
 * A page that stays open asks for a new version: when it is seen again, at most once an hour, and once a day
 * while it is seen. A browser itself asks only when a page is opened.
 */
export function askForVersions(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now()
  const askAfter = (hours: number) => {
    // A clock that was set back must not silence the page.
    const isSoon = Math.abs(Date.now() - askedAt) < hours * HOUR_MS
    if (isSoon || document.visibilityState !== 'visible') return
    askedAt = Date.now()
    // Without a network it asks again an hour or a day later.
    registration.update().catch(throwOthers)
  }
  document.addEventListener('visibilitychange', () => askAfter(1))
  setInterval(() => askAfter(HOURS_A_DAY), HOUR_MS)
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
