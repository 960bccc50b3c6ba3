'use client'

import '@/components/site/search-results.css'
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { type SearchEntry, searchTools } from '@/lib/catalogue/search'

/** How the list of results, which arrives when the box is first used, takes part in the box's keys and words. */
export interface SearchList {
  onKey(event: KeyboardEvent): void
}

let index: Promise<SearchEntry[] | null> | undefined

/** Fetched once; a failed fetch is forgotten, so that the next use of the box tries again. */
function searchIndex(): Promise<SearchEntry[] | null> {
  index ??= fetch('/search.json')
    .then((response) =>
      response.ok ? (response.json() as Promise<SearchEntry[]>) : Promise.reject(response),
    )
    .catch(() => {
      index = undefined
      return null
    })
  return index
}

interface SearchResultsProps {
  ref: Ref<SearchList>
  id: string
  query: string
  onActive(optionId: string | undefined): void
}

const SHOWN_AT_MOST = 8

/** The list under the search box: arrow keys move, Enter opens, the mouse works too. */
export default function SearchResults({ ref, id, query, onActive }: SearchResultsProps) {
  /** Undefined while the index is on its way, null when it did not come. */
  const [entries, setEntries] = useState<SearchEntry[] | null>()
  const found = entries && query.trim() ? searchTools(entries, query).slice(0, SHOWN_AT_MOST) : []
  const [at, setAt] = useState({ query, place: 0 })
  const place = at.query === query ? Math.min(at.place, found.length - 1) : 0
  const active = found.length > 0 ? `${id}-${place}` : undefined

  // Each change of the query asks for the index; only after a failure does that fetch it again.
  useEffect(() => void searchIndex().then(setEntries), [query])
  useEffect(() => onActive(active), [active, onActive])
  useImperativeHandle(ref, () => ({
    onKey(event: KeyboardEvent) {
      if (found.length === 0) return
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step) {
        event.preventDefault()
        setAt({ query, place: (place + step + found.length) % found.length })
      } else if (event.key === 'Enter') {
        event.preventDefault()
        location.assign(found[place]!.path)
      }
    },
  }))

  if (!query.trim() || entries === undefined) return null
  if (!entries)
    return <SearchNote>The list of tools did not load. Check the connection and type again.</SearchNote>
  if (found.length === 0) return <SearchNote>No tools found matching &quot;{query}&quot;.</SearchNote>
  return (
    <ul id={id} role="listbox" aria-label="Tools found" className="search-list">
      {found.map(({ path, name, summary }, option) => (
        <li key={path} id={`${id}-${option}`} role="option" aria-selected={option === place}>
          <a href={path} tabIndex={-1} onMouseEnter={() => setAt({ query, place: option })}>
            <b>{name}</b>
            <span>{summary}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function SearchNote({ children }: { children: React.ReactNode }) {
  return (
    <p role="status" className="search-list p-3 text-sm text-soft">
      {children}
    </p>
  )
}
