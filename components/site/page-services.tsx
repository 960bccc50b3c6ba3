'use client'

import { OfflineKeeper } from '@/components/site/offline-keeper'
import { SearchShortcuts } from '@/components/site/search-shortcuts'
import { Toaster } from '@/components/site/toaster'

/** What every page has and nobody sees at first: keys that lead to the search box, toasts, the copy for use offline. */
export function PageServices() {
  return (
    <>
      <SearchShortcuts />
      <Toaster />
      <OfflineKeeper />
    </>
  )
}
