import { delayed } from '@/components/announcer/delayed'

const REGION_ID = 'spoken'

/** A screen reader notices a change only of a region that it has seen. */
const SEEN_AFTER_MS = 50

/** Long enough to be spoken; whoever reads the page later shall not find it there. */
const KEPT_FOR_MS = 5_000

const waiting: string[] = []
const emptied = delayed(() => (liveRegion().textContent = ''))

/** The one live region of the page, which nobody sees. */
export function liveRegion(): HTMLElement {
  const known = document.getElementById(REGION_ID)
  if (known) return known
  const region = document.createElement('div')
  region.id = REGION_ID
  region.className = 'sr-only no-print'
  region.setAttribute('aria-live', 'polite')
  document.body.append(region)
  return region
}

/** Speaks a sentence once; those that come at the same moment are spoken one after the other. */
export function speak(sentence: string): void {
  const region = liveRegion()
  waiting.push(sentence)
  if (waiting.length > 1) return
  // The same words twice are two messages.
  region.textContent = ''
  setTimeout(() => {
    region.textContent = [...new Set(waiting.splice(0))].join(' ')
    emptied.start(KEPT_FOR_MS)
  }, SEEN_AFTER_MS)
}
