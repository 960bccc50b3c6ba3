import { storedValue } from '@/lib/storage/stored-value'
import { versionedList } from '@/lib/storage/versioned-list'

export const favouritesFormat = versionedList(
  'favouriteQuotes',
  'texts',
  (stored) => typeof stored === 'string',
)

/** The quotations marked by the visitor, by their words, the newest first. */
export const favourites = storedValue(favouritesFormat)

export const toggleFavourite = (text: string) =>
  favourites.change((texts) =>
    texts.includes(text) ? texts.filter((one) => one !== text) : [text, ...texts],
  )
