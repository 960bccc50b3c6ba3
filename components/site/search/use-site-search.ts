import { useEffect, useState } from 'react'
import { loadSiteSearch } from '@/components/site/search/load-site-search'
import type { SearchEntry, SiteSearch } from '@/lib/catalogue/search'

/** A query on which Enter was pressed; pressed again, it is another one. */
export interface Submitted {
  query: string
}

/**
 * The index of the site's pages for a query: undefined while it is loading, null when it did not load. Each change of the
 * query asks for it; only after a failure does that fetch it again. The first page of a submitted query is opened.
 */
export function useSiteSearch(query: string, submitted: Submitted | null) {
  const [search, setSearch] = useState<SiteSearch<SearchEntry> | null>()
  useEffect(() => void loadSiteSearch().then(setSearch), [query])
  useEffect(() => {
    if (!submitted) return
    let wanted = true
    void loadSiteSearch().then((loaded) => {
      const [first] = loaded?.find(submitted.query) ?? []
      if (wanted && first) location.assign(first.path)
    })
    return () => {
      wanted = false
    }
  }, [submitted])
  return search
}
