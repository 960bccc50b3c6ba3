'use client'

import { Children, type ReactNode, useState } from 'react'
import { useLink } from '@/components/tool-form/use-link'

interface HomeSearchProps {
  /** The tools' names, in the order of the cards. */
  names: readonly string[]
  /** One card for each name. */
  children: ReactNode
  /** The card that stays whatever is searched. */
  lastCard: ReactNode
}

/** The home page's search: hides the cards whose tool's name does not contain what is typed. */
export function HomeSearch({ names, children, lastCard }: HomeSearchProps) {
  const link = useLink()
  const [typed, setTyped] = useState<string | null>(null)
  const query = typed ?? new URLSearchParams(link.search).get('q') ?? ''
  const wanted = query.trim().toLowerCase()
  const cards = Children.toArray(children).filter((_, place) => names[place]!.toLowerCase().includes(wanted))
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
          className="control min-h-14 max-w-xl rounded-full px-6"
        />
      </form>
      <p role="status" className={wanted && cards.length === 0 ? 'mt-8 text-lg' : 'sr-only'}>
        {wanted && cards.length === 0 && `No tools found matching "${query}".`}
      </p>
      <ul className="tool-grid mt-8">
        {cards.map((card, place) => (
          <li key={place}>{card}</li>
        ))}
        <li>{lastCard}</li>
      </ul>
    </>
  )
}
