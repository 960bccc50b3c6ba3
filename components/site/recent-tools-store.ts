import { withStorage } from '@/lib/storage/browser-storage'

const KEY = 'recentTools'
const KEPT_AT_MOST = 8

/** The slugs of the tools opened last, newest first, with a blank between them; '' where nothing can be read. */
export function readRecentTools(): string {
  const kept = withStorage((storage) => storage.getItem(KEY) ?? '')
  if (!kept.ok) return ''
  return kept.value.split(' ').filter(isSlug).slice(0, KEPT_AT_MOST).join(' ')
}

/** Puts a tool at the head of the list; where storage is full or blocked, the list stays as it was. */
export function rememberTool(slug: string): void {
  const others = readRecentTools()
    .split(' ')
    .filter((kept) => kept && kept !== slug)
  withStorage((storage) => storage.setItem(KEY, [slug, ...others].slice(0, KEPT_AT_MOST).join(' ')))
}

const isSlug = (text: string) => /^[a-z0-9-]{1,60}$/.test(text)
