'use client'

import { useEffect, useState } from 'react'
import { useLink } from '@/components/tool-form/use-link'
import type { Submitted } from '@/components/site/search/use-site-search'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { DidNotLoad } from '@/components/ui/load-error'
import { cutText, textOfLink } from '@/lib/inputs/text-limits'

const loadFoundTools = () =>
  import('@/components/site/search/found-tools').then(({ FoundTools }) => FoundTools)

interface HomeSearchProps {
  /** The id of the element that holds the cards. */
  listId: string
  names: readonly string[]
}

/**
 * The home page's search: hides the cards (`data-name`) whose tool's name does not contain what is typed, the
 * groups (`data-group`) left without a card, and what is no answer to a search (`data-when-idle`). The cards are
 * words of the page, not script; only their `hidden` is set from here. What the index of the site finds besides follows below.
 */
export function HomeSearch({ listId, names }: HomeSearchProps) {
  const link = useLink()
  const [typed, setTyped] = useState<string | null>(null)
  const query = typed ?? textOfLink(new URLSearchParams(link.search), 'q') ?? ''
  const wanted = query.trim().toLowerCase()
  const isSearch = wanted !== ''
  const { value: FoundTools, failed, retry } = useLazyImport(loadFoundTools, isSearch)
  const [submitted, setSubmitted] = useState<Submitted | null>(null)
  const named = names.filter((name) => name.toLowerCase().includes(wanted))

  useEffect(() => filterCards(document.getElementById(listId)!, wanted), [listId, wanted])

  return (
    <>
      <form
        role="search"
        aria-label="Tools on this page"
        action="/"
        onSubmit={(event) => {
          event.preventDefault()
          setSubmitted({ query })
        }}
      >
        <input
          type="search"
          name="q"
          value={query}
          onChange={(event) => {
            setTyped(cutText(event.target.value))
            setSubmitted(null)
          }}
          placeholder="Search tools (e.g., EMI, GST, Pincode...)"
          aria-label="Search tools by name"
          autoComplete="off"
          className="control home-search"
        />
      </form>
      {isSearch && FoundTools && <FoundTools query={query} named={named} submitted={submitted} />}
      {isSearch && failed && <DidNotLoad role="alert" what="The list of tools" onRetry={retry} />}
    </>
  )
}

function filterCards(list: HTMLElement, wanted: string): void {
  for (const card of list.querySelectorAll<HTMLElement>('[data-name]'))
    card.hidden = !card.dataset.name!.toLowerCase().includes(wanted)
  for (const group of list.querySelectorAll<HTMLElement>('[data-group]'))
    group.hidden = !group.querySelector('[data-name]:not([hidden])')
  for (const part of document.querySelectorAll<HTMLElement>('[data-when-idle]')) part.hidden = wanted !== ''
}
