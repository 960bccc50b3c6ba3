import { type Submitted, useSiteSearch } from '@/components/site/search/use-site-search'

const SHOWN_AT_MOST = 8

interface FoundToolsProps {
  query: string
  /** The tools that the page shows already, by their names. */
  named: readonly string[]
  submitted: Submitted | null
}

/** Pages that the site's index has for a query, besides the tools that have it in their name. */
export default function FoundTools({ query, named, submitted }: FoundToolsProps) {
  const search = useSiteSearch(query, submitted)
  const found = search?.find(query) ?? []
  const others = found.filter(({ name }) => !named.includes(name)).slice(0, SHOWN_AT_MOST)
  const nothingFound = search !== undefined && named.length + found.length === 0
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
