'use client'

import { storedValue, whole } from '@/lib/storage/stored-value'

const VERSION = 1

function readTexts(stored: unknown): readonly string[] | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { version, texts } = stored as Record<string, unknown>
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
