'use client'

import { lazy, Suspense, useRef, useState } from 'react'
import { cutText } from '@/lib/inputs/text-limits'
import type { SearchList } from '@/components/site/search/search-results'

const SearchResults = lazy(() => import('@/components/site/search/search-results'))

/** The search box of every page. Without scripts it is a form that leads to the home page's own search. */
export function HeaderSearch({ id }: { id: string }) {
  const [query, setQuery] = useState('')
  const [used, setUsed] = useState(false)
  const [open, setOpen] = useState(false)
  const [activeOption, setActiveOption] = useState<string>()
  const list = useRef<SearchList>(null)
  const form = useRef<HTMLFormElement>(null)

  const use = () => {
    setUsed(true)
    setOpen(true)
  }
  return (
    <form
      ref={form}
      role="search"
      action="/"
      className="relative"
      onSubmit={(event) => list.current && event.preventDefault()}
      onBlur={(event) => !form.current?.contains(event.relatedTarget) && setOpen(false)}
    >
      <input
        id={id}
        type="text"
        enterKeyHint="search"
        name="q"
        role="combobox"
        placeholder="Search tools..."
        aria-label="Search tools"
        aria-expanded={open && query !== ''}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open ? activeOption : undefined}
        aria-keyshortcuts="/ Control+K Meta+K"
        autoComplete="off"
        value={query}
        onFocus={use}
        onChange={(event) => {
          setQuery(cutText(event.target.value))
          use()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false)
          list.current?.onKey(event)
        }}
        className="control min-h-11 text-base"
      />
      {used && (
        <Suspense>
          <SearchResults ref={list} id={`${id}-list`} query={open ? query : ''} onActive={setActiveOption} />
        </Suspense>
      )}
    </form>
  )
}
