import { noteFirstAct } from '@/components/islands/first-act'
import { loadFrame, loadFrameWithUse } from '@/components/islands/load-frame'
import { keepOffline } from '@/components/site/offline-keeper'
import { followSearchKeys } from '@/components/site/search/search-shortcuts'

let started = false

/**
 * What every page does before somebody uses it; all else of its frame is loaded with the first sign of use.
 * The page's first script calls it, and in development the frame itself. An embedded tool has no frame, and
 * nothing of this.
 */
export function startPage(): void {
  if (started || !document.querySelector('[of=page-services]')) return
  started = true
  followSearchKeys()
  completePrintHead()
  keepOffline()
  noteFirstAct()
  loadFrameWithUse()
  if (preferredLanguageLink()) loadFrame()
}

/** The link to this page in the language that the browser prefers, where it is there in it. */
export function preferredLanguageLink(): HTMLAnchorElement | null {
  const [code] = navigator.language.split('-')
  return document.querySelector(`[data-language][lang="${code}"]`)
}

/**
 * The line above a printed page has the site's name; its address and the day are added. It is there for as
 * long as the page.
 */
function completePrintHead(): void {
  const name = document.body.dataset.printed
  window.onbeforeprint = () => {
    const day = new Date().toLocaleDateString('en-IN', { dateStyle: 'long' })
    document.body.dataset.printed = `${name} · ${location.host}${location.pathname} · ${day}`
  }
}
