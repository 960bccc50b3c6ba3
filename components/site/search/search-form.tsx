import { useEffect, useState } from 'react'
import type { Submitted } from '@/components/site/search/use-site-search'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { DidNotLoad } from '@/components/ui/load-error'
import { useLink, writeLink } from '@/components/tool-form/use-link'
import { cutToRead, textOfLink } from '@/lib/inputs/text-limits'
import { t } from '@/lib/language/words'

const loadFoundTools = () =>
  import('@/components/site/search/found-tools').then(({ FoundTools }) => FoundTools)

/**
 * The query of a page with a search: what was typed, else the `q` of its address. What is typed goes into the
 * fragment, so that a reload and the page in another language have it, and no server.
 */
export function useQuery(): [query: string, setQuery: (typed: string) => void] {
  const { search, hash } = useLink()
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    if (typed === null) return
    const link = { search: '', hash: typed && String(new URLSearchParams({ q: typed })) }
    const timer = setTimeout(() => writeLink(link), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const linked = [hash.slice(1), search].map((part) => textOfLink(new URLSearchParams(part), 'q'))
  return [typed ?? linked[0] ?? linked[1] ?? '', setTyped]
}

/** Browsers refuse to change the address at every key. */
const PAUSE_MS = 300

interface SearchFormProps {
  /** The name of the form, and that of its box. */
  label: string
  boxLabel: string
  placeholder: string
  /** Where the form leads without scripts. */
  action: string
  query: string
  onQuery(typed: string): void
  /** The tools that the page shows already, by their names. */
  named: readonly string[]
  /** The id of the element below those, for pages that come after them. */
  belowId?: string
}

/** A search box on a page, and below it what the index of the site finds. */
export function SiteSearchForm(props: SearchFormProps) {
  const { label, boxLabel, placeholder, action, query, onQuery, named, belowId } = props
  const isSearch = query.trim() !== ''
  const [isEntered, setIsEntered] = useState(false)
  const { value: FoundTools, failed, retry } = useLazyImport(loadFoundTools, isEntered || isSearch)
  const [submitted, setSubmitted] = useState<Submitted | null>(null)
  return (
    <>
      <form
        role="search"
        aria-label={label}
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          setSubmitted({ query })
        }}
      >
        <input
          type="search"
          name="q"
          value={query}
          onFocus={() => setIsEntered(true)}
          onChange={(event) => {
            onQuery(cutToRead(event.target.value))
            setSubmitted(null)
          }}
          placeholder={placeholder}
          aria-label={boxLabel}
          autoComplete="off"
          className="control home-search"
        />
      </form>
      {FoundTools && <FoundTools {...{ query, named, belowId, submitted }} />}
      {isSearch && failed && <DidNotLoad role="alert" what={t('The list of tools')} onRetry={retry} />}
    </>
  )
}
