import { isRecord } from '@/lib/json/is-record'
import type { StorageKey } from '@/lib/storage/storage-keys'
import { type StoredFormat, completeValue } from '@/lib/storage/stored-text'

const VERSION = 1

/** The stored form of a list, `{"version":1,"timers":[…]}`. It is read only where every item is sound. */
export const versionedList = <Item>(
  key: StorageKey,
  name: string,
  isItem: (stored: unknown) => stored is Item,
): StoredFormat<readonly Item[]> & { key: StorageKey } => ({
  key,
  initial: [],
  read(stored) {
    const items = isRecord(stored) && stored.version === VERSION ? stored[name] : null
    return completeValue(Array.isArray(items) && items.every(isItem) ? items : null)
  },
  write: (items) => JSON.stringify({ version: VERSION, [name]: items }),
})
