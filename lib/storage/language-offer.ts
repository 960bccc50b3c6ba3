import type { StorageKey } from '@/lib/storage/storage-keys'
import { withStorage } from '@/lib/storage/browser-storage'

const KEY: StorageKey = 'languageOffer'

/**
 * True if another language is to be offered on this device now: on one page only, and never where nothing can be kept.
 */
export function takeLanguageOffer(): boolean {
  const isFirst = withStorage((storage) => {
    const wasMade = storage.getItem(KEY) !== null
    storage.setItem(KEY, 'made')
    return !wasMade
  })
  return isFirst.ok && isFirst.value
}
