import { pageLanguage } from '@/lib/language/page-language'

/** What the next try adds to an address that did not load. */
const added = new Map<string, string>()
let failures = 0

/** A browser may keep the failure of a module for its address, so that each new try needs an address of its own. */
const imported = <Module>(address: string): Promise<Module> =>
  import(/* turbopackIgnore: true */ address + (added.get(address) ?? '')).catch((error: unknown) => {
    failures += 1
    added.set(address, `?retry=${failures}`)
    throw error
  })

/**
 * Loads the script of a part of the page once the words that such parts use are there. The build writes it in
 * place of each `import()` (scripts/site/islands/esbuild-plugins.mjs): an English page has no such words, and
 * in development a page has all of them at once.
 * @throws when the words or the part cannot be loaded; the next call tries again
 */
export async function withPartWords<Part>(address: string, file = pageLanguage().later): Promise<Part> {
  if (file) Object.assign(pageLanguage().words, (await imported<{ default: object }>(file)).default)
  return imported(address)
}
