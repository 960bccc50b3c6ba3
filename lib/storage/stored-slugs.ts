import type { StorageKey } from '@/lib/storage/storage-keys'
import { withStorage } from '@/lib/storage/browser-storage'

const isSlug = (text: string) => /^[a-z0-9-]{1,60}$/.test(text)

/** The slugs of tools kept under a key, with a blank between them; none where nothing can be read. */
export function storedSlugs(key: StorageKey): string[] {
  const kept = withStorage((storage) => storage.getItem(key) ?? '')
  return kept.ok ? kept.value.split(' ').filter(isSlug) : []
}

/** Where storage is full or blocked, what was kept stays as it was. */
export function storeSlugs(key: StorageKey, slugs: readonly string[]): void {
  withStorage((storage) => storage.setItem(key, slugs.join(' ')))
}
