'use client'

import { OfflineKeeper } from '@/components/site/offline-keeper'
import { PrintHead } from '@/components/site/print-head'
import { SearchShortcuts } from '@/components/site/search/search-shortcuts'
import { Toaster } from '@/components/ui/toaster'

/** What every page has and nobody sees at first: keys that lead to the search box, toasts, the copy for use offline, the line above print. */
export function PageServices() {
  return (
    <>
      <SearchShortcuts />
      <Toaster />
      <OfflineKeeper />
      <PrintHead />
    </>
  )
}
