import { useEffect, useState } from 'react'
import { loadSiteSearch } from '@/components/site/search/load-site-search'
import type { SearchEntry } from '@/lib/catalogue/search'

const SHOWN_AT_MOST = 8

interface FoundToolsProps {
  query: string
  /** The tools that the page shows already, by their names. */
  named: readonly string[]
  /** Whether Enter was pressed on this query: the first page found is opened. */
  submitted: boolean
}

/** Pages that the site's index has for a query, besides the tools that have it in their name. */
export default function FoundTools({ query, named, submitted }: FoundToolsProps) {
  const [answer, setAnswer] = useState<{ query: string; found: readonly SearchEntry[] } | null>(null)
  // Each change of the query asks for the index; only after a failure does that fetch it again.
  useEffect(() => {
    let wanted = true
    void loadSiteSearch().then((search) => {
      if (wanted) setAnswer({ query, found: search?.find(query) ?? [] })
    })
    return () => {
      wanted = false
    }
  }, [query])
  const isAnswered = answer?.query === query
  const first = isAnswered && submitted ? answer.found[0] : undefined
  useEffect(() => {
    if (first) location.assign(first.path)
  }, [first])

  const others = (answer?.found ?? []).filter(({ name }) => !named.includes(name)).slice(0, SHOWN_AT_MOST)
  const nothingFound = isAnswered && named.length + answer.found.length === 0
  return (
    <>
      <p role="status" className={nothingFound ? 'mt-6 text-lg' : 'sr-only'}>
        {nothingFound && `No tools found matching "${query}".`}
      </p>
      {others.length > 0 && (
        <section aria-labelledby="found-tools" className="mt-4">
          <h2 id="found-tools" className="text-xl">
            {named.length > 0 ? 'More tools' : 'Tools found'}
          </h2>
          <ul className="tool-grid mt-3">
            {others.map(({ path, name, summary }) => (
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
      )}
    </>
  )
}
