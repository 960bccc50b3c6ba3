import { pageLanguage } from '@/lib/language/page-language'

/**
 * Loads a part of the page once the words that such parts use are there. The build puts it around each `import()`
 * (scripts/islands/esbuild-plugins.mjs): an English page has no such words, and in development a page has all of them at once.
 * @throws when the words or the part cannot be loaded
 */
export async function withLaterWords<Part>(load: () => Promise<Part>): Promise<Part> {
  const { later, words } = pageLanguage()
  if (later) Object.assign(words, ((await import(later)) as { default: object }).default)
  return load()
}
