const KEY = 'recentTools'
const KEPT_AT_MOST = 8

/** The slugs of the tools opened last, newest first, with a blank between them; '' where nothing can be read. */
export function readRecentTools(): string {
  try {
    const kept = localStorage.getItem(KEY) ?? ''
    return kept.split(' ').filter(isSlug).slice(0, KEPT_AT_MOST).join(' ')
  } catch {
    // Blocked storage: the visitor's choice, and this list is a convenience.
    return ''
  }
}

/** Puts a tool at the head of the list. */
export function rememberTool(slug: string): void {
  const others = readRecentTools()
    .split(' ')
    .filter((kept) => kept && kept !== slug)
  try {
    localStorage.setItem(KEY, [slug, ...others].slice(0, KEPT_AT_MOST).join(' '))
  } catch {
    // Full or blocked storage: the list stays as it was.
  }
}

const isSlug = (text: string) => /^[a-z0-9-]{1,60}$/.test(text)
