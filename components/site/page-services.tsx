'use client'

import { useEffect } from 'react'
import { loadAnnouncer } from '@/components/announcer/announce'
import { followFirstAct } from '@/components/islands/first-act'
import { showBrowserEvents } from '@/components/site/offline-keeper'
import { preferredLanguageLink, startPage } from '@/components/site/page-start'
import { Toaster } from '@/components/ui/toaster'
import { pageLanguage } from '@/lib/language/page-language'
import { languageToOffer, noteLanguage } from '@/lib/storage/language-offer'

/**
 * The services of every page that are invisible at first: toasts, what is spoken, notices about the site, the
 * offer of another language.
 */
export function PageServices() {
  useEffect(() => {
    startPage()
    // What changes is spoken from the first act on, by a part that is fetched then.
    followFirstAct(({ before, keys }) => void loadAnnouncer().then((part) => part.followPage(before, keys)))
    showBrowserEvents(showNotice)
    offerLanguage()
  }, [])
  return <Toaster />
}

/** A page in English offers the language that was read last, or else that of the browser; any other page is noted. */
function offerLanguage() {
  const { lang, base } = pageLanguage()
  if (base) return noteLanguage(lang)
  const read = languageToOffer()
  const link = read
    ? document.querySelector<HTMLAnchorElement>(`[data-language][lang="${read}"]`)
    : preferredLanguageLink()
  if (link) void import('@/components/site/notices/language-offer').then((part) => part.offerLanguage(link))
}

const showNotice = (event: Event) =>
  void import('@/components/site/notices/site-notice').then((part) => part.showNotice(event))
