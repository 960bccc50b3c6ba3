'use client'

import { OfflineKeeper } from '@/components/site/offline-keeper'
import { SearchShortcuts } from '@/components/site/search/search-shortcuts'
import { Toaster } from '@/components/ui/toaster'
import { useEffect } from 'react'

/**
 * The services of every page that are invisible at first: keyboard shortcuts to the search box, toasts, the copy for use
 * offline, notices about the site, the line above print.
 */
export function PageServices() {
  return (
    <>
      <SearchShortcuts />
      <Toaster />
      <OfflineKeeper />
      <PrintHead />
      <Announcer />
      <LanguageOffer />
    </>
  )
}

/** Offers this page in the language that the browser prefers, where it is there in it. */
function LanguageOffer() {
  useEffect(() => {
    const [code] = navigator.language.split('-')
    const link = document.querySelector<HTMLAnchorElement>(`[data-language][lang="${code}"]`)
    if (link) void import('@/components/site/language-offer').then((part) => part.offerLanguage(link))
  }, [])
  return null
}

/** Speaks what changes, from the first act on: its part is fetched then. */
function Announcer() {
  useEffect(() => {
    const load = () => {
      const before = document.body.textContent
      const keys: KeyboardEvent[] = []
      onkeydown = (event) => void keys.push(event)
      void import('@/components/announcer/follow-page').then((part) => part.followPage(before, keys))
    }
    for (const act of ['focusin', 'input']) addEventListener(act, load, { once: true, capture: true })
  }, [])
  return null
}

/** Completes the line above a printed page, which has the site's name: its address and the day. */
function PrintHead() {
  useEffect(() => {
    const name = document.body.dataset.printed
    const write = () => {
      const day = new Date().toLocaleDateString('en-IN', { dateStyle: 'long' })
      document.body.dataset.printed = `${name} · ${location.host}${location.pathname} · ${day}`
    }
    // It is there for as long as the page.
    window.onbeforeprint = write
  }, [])
  return null
}
