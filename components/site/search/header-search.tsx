'use client'

import { useRef, useState } from 'react'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { localPath } from '@/lib/language/local-path'
import { cutToRead } from '@/lib/inputs/text-limits'
import type { SearchList } from '@/components/site/search/search-results'
import type { Submitted } from '@/components/site/search/use-site-search'
import { t } from '@/lib/language/words'

const loadSearchResults = () =>
  import('@/components/site/search/search-results').then(({ SearchResults }) => SearchResults)

/**
 * The search box of every page. Without scripts it is a form that leads to the search page; with them Enter opens the
 * first result, if need be once the list has loaded, or leads to the search page where its script does not load.
 */
export function HeaderSearch({ id }: { id: string }) {
  const [query, setQuery] = useState('')
  const [used, setUsed] = useState(false)
  const [open, setOpen] = useState(false)
  const [activeOption, setActiveOption] = useState<string>()
  const [submitted, setSubmitted] = useState<Submitted | null>(null)
  const { value: SearchResults, failed } = useLazyImport(loadSearchResults, used)
  const list = useRef<SearchList>(null)
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLInputElement>(null)

  const use = () => {
    setUsed(true)
    setOpen(true)
  }
  return (
    <form
      ref={form}
      role="search"
      action={localPath('/search')}
      className="relative"
      onSubmit={(event) => {
        if (failed) return
        event.preventDefault()
        setSubmitted({ query: box.current!.value })
        use()
      }}
      onBlur={(event) => !form.current?.contains(event.relatedTarget) && setOpen(false)}
    >
      <input
        ref={box}
        id={id}
        type="text"
        enterKeyHint="search"
        name="q"
        role="combobox"
        placeholder={t('Search tools...')}
        aria-label={t('Search tools')}
        aria-expanded={open && query !== ''}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open ? activeOption : undefined}
        aria-keyshortcuts="/ Control+K Meta+K"
        autoComplete="off"
        value={query}
        onFocus={use}
        onChange={(event) => {
          setQuery(cutToRead(event.target.value))
          setSubmitted(null)
          use()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            setOpen(false)
            setSubmitted(null)
          }
          list.current?.onKey(event)
        }}
        className="control min-h-11 text-base"
      />
      {SearchResults && (
        <SearchResults
          ref={list}
          id={`${id}-list`}
          query={open ? query : ''}
          submitted={submitted}
          onActive={setActiveOption}
        />
      )}
    </form>
  )
}
