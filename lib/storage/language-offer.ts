import type { StorageKey } from '@/lib/storage/storage-keys'
import { withStorage } from '@/lib/storage/browser-storage'

const KEY: StorageKey = 'languageOffer'

/**
 * True if another language is to be offered on this device now: once, and once more after each time that the
 * visitor read pages in it. Never where nothing can be kept.
 * @param code of the offered language
 */
export function takeLanguageOffer(code: string): boolean {
  const isDue = withStorage((storage) => {
    const kept = storage.getItem(KEY)
    storage.setItem(KEY, 'made')
    return kept === null || kept === code
  })
  return isDue.ok && isDue.value
}

/** Notes that a page in a language was used: it is offered on a page in another one, and never opened by itself. */
export const noteLanguage = (code: string): void => void withStorage((storage) => storage.setItem(KEY, code))

/** The language that was read last, while it is still to be offered. */
export function languageToOffer(): string | null {
  const kept = withStorage((storage) => storage.getItem(KEY))
  return kept.ok && kept.value !== 'made' ? kept.value : null
}
