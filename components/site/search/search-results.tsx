import '@/components/site/search/search-results.css'
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { localPath } from '@/lib/language/local-path'
import { useAnnouncement } from '@/components/announcer/use-announcement'
import { foundInWords, type Submitted, useSiteSearch } from '@/components/site/search/use-site-search'
import { t } from '@/lib/language/words'

/** How the list of results, which arrives when the box is first used, takes part in the box's keys and words. */
export interface SearchList {
  onKey(event: KeyboardEvent): void
}

interface SearchResultsProps {
  ref: Ref<SearchList>
  id: string
  query: string
  submitted: Submitted | null
  onActive(optionId: string | undefined): void
}

const SHOWN_AT_MOST = 8

/** The list under the search box: arrow keys move, Enter opens, the mouse works too. */
export function SearchResults({ ref, id, query, submitted, onActive }: SearchResultsProps) {
  const search = useSiteSearch(query, submitted)
  const found = search?.found.slice(0, SHOWN_AT_MOST) ?? []
  useAnnouncement(query.trim() ? foundInWords(found.length, found) : null)
  const [at, setAt] = useState({ query, place: 0 })
  const place = at.query === query ? Math.min(at.place, found.length - 1) : 0
  const active = found.length > 0 ? `${id}-${place}` : undefined

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
        const { href, onOpen } = found[place]!
        if (onOpen) onOpen(event)
        else location.assign(localPath(href))
      }
    },
  }))

  if (!query.trim() || search === undefined) return null
  if (!search)
    return (
      <SearchNote>{t('The list of tools did not load. Check the connection and type again.')}</SearchNote>
    )
  if (found.length === 0)
    return (
      <SearchNote>
        {t('No tools found matching "{0}".', query)}{' '}
        <a href={localPath(`/search?${new URLSearchParams({ q: query }).toString()}`)}>
          {t('Nearest tools')}
        </a>
      </SearchNote>
    )
  return (
    <ul id={id} role="listbox" aria-label={t('Tools found')} className="search-list">
      {found.map(({ href, name, summary, answer, onOpen }, option) => (
        <li key={href} id={`${id}-${option}`} role="option" aria-selected={option === place}>
          <a
            href={localPath(href)}
            tabIndex={-1}
            onClick={onOpen}
            onMouseEnter={() => setAt({ query, place: option })}
          >
            <b>{name}</b>
            {answer && (
              <data value={String(answer.value)} className="block text-lg tabular-nums">
                {answer.text}
              </data>
            )}
            <span className="block text-sm text-soft">{answer ? answer.terms || summary : summary}</span>
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
