import { pageLanguage } from '@/lib/language/page-language'
import { type SearchEntry, type SentEntry, type SiteSearch, siteSearch } from '@/lib/catalogue/search'

/** A worker may still have the list of a version before, whose entries had names in this order. */
function asEntry(sent: SentEntry | SearchEntry): SearchEntry {
  const [path, name, summary, keywords] = Object.values(sent) as unknown as SentEntry
  return { path, name, summary, keywords }
}

let search: Promise<SiteSearch<SearchEntry> | null> | undefined

/** The index of the site's pages, fetched once; null when it did not come, and then the next call tries again. */
export function loadSiteSearch(): Promise<SiteSearch<SearchEntry> | null> {
  search ??= fetch(`${pageLanguage().base}/search.json`)
    .then((response) => (response.ok ? (response.json() as Promise<SentEntry[]>) : Promise.reject(response)))
    .then((sent) => siteSearch(sent.map(asEntry)))
    .catch(() => {
      search = undefined
      return null
    })
  return search
}
