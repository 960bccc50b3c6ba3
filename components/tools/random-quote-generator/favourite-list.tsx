'use client'

import { useId } from 'react'
import { CopyButton } from '@/components/results/copy-button'
import { Button } from '@/components/ui/button'
import { isRecord } from '@/lib/json/is-record'
import type { Quotation } from '@/lib/quotes/quotation'
import { quotations, quotationText } from '@/lib/quotes/quotation-list'
import { storedValue, whole } from '@/lib/storage/stored-value'

const VERSION = 1

function readTexts(stored: unknown): readonly string[] | null {
  if (!isRecord(stored)) return null
  const { version, texts } = stored
  const isSound =
    version === VERSION && Array.isArray(texts) && texts.every((text) => typeof text === 'string')
  return isSound ? (texts as string[]) : null
}

/** The quotations marked by the visitor, by their words, the newest first. */
export const favourites = storedValue<readonly string[]>({
  key: 'favouriteQuotes',
  initial: [],
  read: (stored) => whole(readTexts(stored)),
  write: (texts) => JSON.stringify({ version: VERSION, texts }),
})

export function toggleFavourite(text: string): void {
  favourites.change((texts) =>
    texts.includes(text) ? texts.filter((one) => one !== text) : [text, ...texts],
  )
}

interface FavouriteListProps {
  texts: readonly string[]
  onOpen(place: number): void
}

/** The saved quotations, newest first. One that is no longer in the collection is shown by its words alone. */
export function FavouriteList({ texts, onOpen }: FavouriteListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="section-heading">
        Saved quotes
      </h2>
      {texts.length === 0 ? (
        <p className="mt-2 text-soft">No saved quotes yet. Select Save to keep one in this browser.</p>
      ) : (
        <ul className="mt-2">
          {texts.map((text) => (
            <Favourite key={text} text={text} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Favourite({ text, onOpen }: { text: string; onOpen(place: number): void }) {
  const place = quotations.findIndex((quotation) => quotation.text === text)
  const quotation: Quotation | undefined = quotations[place]
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-line py-2">
      <p className="min-w-0 flex-1 basis-60">
        <span lang={quotation?.language} dir="auto">
          {text}
        </span>
        {quotation && <span className="block text-sm text-soft">{quotation.author}</span>}
      </p>
      {quotation && (
        <Button variant="quiet" onClick={() => onOpen(place)}>
          Show
        </Button>
      )}
      <CopyButton value={quotation ? quotationText(quotation) : text} label={`Copy: ${text}`} />
      <Button variant="quiet" onClick={() => toggleFavourite(text)}>
        Remove
      </Button>
    </li>
  )
}
