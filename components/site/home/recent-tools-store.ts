import { storedSlugs, storeSlugs } from '@/lib/storage/stored-slugs'

export const RECENT_TOOLS_KEY = 'recentTools'
const KEPT_AT_MOST = 8

/** The slugs of the tools opened last, newest first, with a blank between them; '' where nothing can be read. */
export function readRecentTools(): string {
  return storedSlugs(RECENT_TOOLS_KEY).slice(0, KEPT_AT_MOST).join(' ')
}

/** Puts a tool at the head of the list. */
export function rememberTool(slug: string): void {
  const others = storedSlugs(RECENT_TOOLS_KEY).filter((kept) => kept !== slug)
  storeSlugs(RECENT_TOOLS_KEY, [slug, ...others].slice(0, KEPT_AT_MOST))
}
