'use client'

import { useEffect, useState } from 'react'
import { useLink } from '@/components/tool-form/use-link'

interface HomeSearchProps {
  /** The id of the list whose entries carry a tool's name in `data-name`; others stay whatever is searched. */
  listId: string
  names: readonly string[]
}

/**
 * The home page's search: hides the cards whose tool's name does not contain what is typed. The cards are static
 * words of the page, so that they weigh nothing as script; only their `hidden` is set from here.
 */
export function HomeSearch({ listId, names }: HomeSearchProps) {
  const link = useLink()
  const [typed, setTyped] = useState<string | null>(null)
  const query = typed ?? new URLSearchParams(link.search).get('q') ?? ''
  const wanted = query.trim().toLowerCase()
  const nothingFound = wanted !== '' && !names.some((name) => name.toLowerCase().includes(wanted))

  useEffect(() => {
    for (const card of document.querySelectorAll<HTMLElement>(`#${listId} > [data-name]`)) {
      card.hidden = !card.dataset.name!.toLowerCase().includes(wanted)
    }
  }, [listId, wanted])

  return (
    <>
      <form
        role="search"
        aria-label="Tools on this page"
        action="/"
        onSubmit={(event) => event.preventDefault()}
      >
        <input
          type="search"
          name="q"
          value={query}
          onChange={(event) => setTyped(event.target.value)}
          placeholder="Search tools (e.g., EMI, GST, Pincode...)"
          aria-label="Search tools by name"
          autoComplete="off"
          className="control home-search"
        />
      </form>
      <p role="status" className={nothingFound ? 'mt-8 text-lg' : 'sr-only'}>
        {nothingFound && `No tools found matching "${query}".`}
      </p>
    </>
  )
}
