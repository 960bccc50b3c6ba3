import { useEffect, useMemo, useState } from 'react'
import { loadSiteSearch } from '@/components/site/search/load-site-search'
import type { SearchEntry, SiteSearch } from '@/lib/catalogue/search'

const SHOWN_AT_MOST = 4

/** Pages that the site's index has for a query that is in no tool's name. */
export default function DidYouMean({ query }: { query: string }) {
  const [search, setSearch] = useState<SiteSearch<SearchEntry> | null>(null)
  // Each change of the query asks for the index; only after a failure does that fetch it again.
  useEffect(() => void loadSiteSearch().then(setSearch), [query])
  const found = useMemo(() => search?.find(query).slice(0, SHOWN_AT_MOST) ?? [], [search, query])
  if (found.length === 0) return null
  return (
    <section aria-labelledby="did-you-mean" className="mt-4">
      <h2 id="did-you-mean" className="text-xl">
        Did you mean
      </h2>
      <ul className="tool-grid mt-3">
        {found.map(({ path, name, summary }) => (
          <li key={path}>
            <a href={path} className="tool-card">
              <span>
                <b>{name}</b>
                <span>{summary}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
