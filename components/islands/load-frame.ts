import { withPartWords } from '@/components/islands/part-words'
import { pageLanguage } from '@/lib/language/page-language'

/** Not `pointerover`, which a browser also fires when the page comes under a mouse that rests. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'input', 'focusin']

let loading: Promise<unknown> | undefined

/**
 * Loads the script of the page's frame, whose address the build writes to the page's first script; it
 * hydrates the frame's islands. Where it does not load, the next sign of use tries again, and a search that
 * waits for it goes to the search page.
 */
export function loadFrame(): void {
  if (loading) return
  const address = document.querySelector<HTMLElement>('script[data-frame]')?.dataset.frame
  if (!address) return
  loading = withPartWords(address, pageLanguage().frame).catch(() => {
    loading = undefined
    for (const form of document.querySelectorAll<HTMLFormElement & { early?: Element }>(
      'site-island[frame] form',
    ))
      if (form.early) form.submit()
  })
}

/**
 * Whoever only reads the page needs none of it; a link with entries, a chosen theme and own figures have to
 * be shown at once.
 */
export function loadFrameWithUse(): void {
  const { linked, chosen } = document.documentElement.dataset
  if (linked !== undefined || chosen !== undefined) loadFrame()
  for (const sign of SIGNS_OF_USE) addEventListener(sign, loadFrameFor, { capture: true, passive: true })
}

/** A page that comes under a resting mouse gets a move by nothing. */
function loadFrameFor(event: Event): void {
  const { type, movementX, movementY } = event as PointerEvent
  if (type !== 'pointermove' || movementX || movementY) loadFrame()
}
