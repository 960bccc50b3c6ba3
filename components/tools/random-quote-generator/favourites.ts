'use client'

import { keepInBrowser } from '@/components/results/keep-in-browser'

const VERSION = 1

function readTexts(stored: unknown): readonly string[] | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { version, texts } = stored as Record<string, unknown>
  const isSound =
    version === VERSION && Array.isArray(texts) && texts.every((text) => typeof text === 'string')
  return isSound ? (texts as string[]) : null
}

/** The quotations marked by the visitor, by their words, the newest first. */
export const favourites = keepInBrowser<readonly string[]>({
  key: 'favouriteQuotes',
  initial: [],
  read: readTexts,
  write: (texts) => JSON.stringify({ version: VERSION, texts }),
})

export function toggleFavourite(text: string): void {
  const { value } = favourites.store.getState()
  favourites.change(value.includes(text) ? value.filter((one) => one !== text) : [text, ...value])
}
