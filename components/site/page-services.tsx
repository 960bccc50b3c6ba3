'use client'

import { loadAnnouncer } from '@/components/announcer/announce'
import { OfflineKeeper } from '@/components/site/offline-keeper'
import { SearchShortcuts } from '@/components/site/search/search-shortcuts'
import { Toaster } from '@/components/ui/toaster'
import { useEffect } from 'react'

/**
 * The services of every page that are invisible at first: keyboard shortcuts to the search box, toasts, the copy for use
 * offline, notices about the site, the line above print.
 */
export function PageServices() {
  useEffect(serve, [])
  return (
    <>
      <SearchShortcuts />
      <Toaster />
      <OfflineKeeper />
    </>
  )
}

function serve(): void {
  offerLanguage()
  followFirstAct()
  completePrintHead()
}

/** Offers this page in the language that the browser prefers, where it is there in it. */
function offerLanguage(): void {
  const [code] = navigator.language.split('-')
  const link = document.querySelector<HTMLAnchorElement>(`[data-language][lang="${code}"]`)
  if (link) void import('@/components/site/language-offer').then((part) => part.offerLanguage(link))
}

/** Has what changes be spoken from the first act on. The part that does it is fetched then; keys until it is there are kept for it. */
function followFirstAct(): void {
  const follow = () => {
    const before = document.body.textContent
    const keys: KeyboardEvent[] = []
    onkeydown = (event) => void keys.push(event)
    void loadAnnouncer().then((part) => part.followPage(before, keys))
  }
  for (const act of ['focusin', 'input']) addEventListener(act, follow, { once: true, capture: true })
}

/** Completes the line above a printed page, which has the site's name: its address and the day. */
function completePrintHead(): void {
  const name = document.body.dataset.printed
  // It is there for as long as the page.
  window.onbeforeprint = () => {
    const day = new Date().toLocaleDateString('en-IN', { dateStyle: 'long' })
    document.body.dataset.printed = `${name} · ${location.host}${location.pathname} · ${day}`
  }
}
