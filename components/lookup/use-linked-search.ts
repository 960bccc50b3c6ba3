'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useLink, writeLink } from '@/components/tool-form/use-link'
import { linkWith, textInLink } from '@/lib/inputs/text-in-link'

interface LinkedSearchOptions {
  /** The name of the field, in the link too. */
  name: string
  /** Keeps of a text what may be asked. */
  read(text: string): string
  /** What the visitor must change before it can be looked for, or null. */
  problemOf(text: string): string | null
  ask(text: string): void
  /** A link without the text has come: forgets the answer. */
  clear?(): void
}

export interface LinkedSearch {
  text: string
  problem: string | null
  onText(text: string): void
  /** Asks and writes the text into the link, unless it has a problem; that is then shown, and false returned. */
  search(text: string): boolean
}

/** The field of a lookup: its text comes from the link, then from the visitor. A link with a good text asks at once. */
export function useLinkedSearch({ name, read, problemOf, ask, clear }: LinkedSearchOptions): LinkedSearch {
  const link = useLink()
  const [typed, setTyped] = useState<{ over: object; text: string; problem: string | null } | null>(null)
  const given = textInLink(link, name) ?? ''
  const linked = read(given)
  const { text, problem } =
    typed?.over === link ? typed : { text: linked, problem: given === '' ? null : problemOf(linked) }

  const followLink = useEffectEvent(() => {
    if (linked === '') clear?.()
    else if (problemOf(linked) === null) ask(linked)
  })
  useEffect(() => followLink(), [link])

  return {
    text,
    problem,
    onText: (next) => setTyped({ over: link, text: next, problem: null }),
    search: (asked) => {
      const wanted = read(asked)
      const wrong = problemOf(wanted)
      setTyped({ over: link, text: wanted, problem: wrong })
      if (wrong !== null) return false
      const { search, hash } = linkWith(location, name, wanted)
      writeLink(search, hash)
      ask(wanted)
      return true
    },
  }
}
