import { pageLanguage } from '@/lib/language/page-language'
import { type SearchEntry, type SiteSearch, siteSearch } from '@/lib/catalogue/search'

let search: Promise<SiteSearch<SearchEntry> | null> | undefined

/** The index of the site's pages, fetched once; null when it did not come, and then the next call tries again. */
export function loadSiteSearch(): Promise<SiteSearch<SearchEntry> | null> {
  search ??= fetch(`${pageLanguage().base}/search.json`)
    .then((response) =>
      response.ok ? (response.json() as Promise<SearchEntry[]>) : Promise.reject(response),
    )
    .then(siteSearch)
    .catch(() => {
      search = undefined
      return null
    })
  return search
}
