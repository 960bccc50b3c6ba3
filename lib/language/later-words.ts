import { pageLanguage } from '@/lib/language/page-language'

let added: Promise<void> | undefined

/**
 * Loads a part of the page once the words that such parts use are there. The build puts it around each `import()`
 * (scripts/islands/esbuild-plugins.mjs): an English page has no such words, and in development a page has all of them at once.
 * @throws when the words or the part cannot be loaded; the next call fetches them again
 */
export async function withLaterWords<Part>(load: () => Promise<Part>): Promise<Part> {
  const { later } = pageLanguage()
  if (later)
    await (added ??= addWords(later).catch((error: unknown) => {
      added = undefined
      throw error
    }))
  return load()
}

async function addWords(address: string): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) throw new TypeError(`${address}: ${answer.status}`)
  Object.assign(pageLanguage().words, await answer.json())
}
