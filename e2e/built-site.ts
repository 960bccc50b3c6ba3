import { readFileSync } from 'node:fs'
import { tools } from '@/content/catalogue'
import { pathInEnglish } from '../scripts/languages.mjs'
import { sitePages } from '../scripts/site/site-files.mjs'
import { SITE } from '../scripts/test-sites.mjs'

/** The built site that the test server serves, as the tests see it on disk. */

/** The address of every page in every language, the 404 page aside. */
export const everyRoute: string[] = sitePages(SITE)
  .map(({ route }) => route)
  .filter((route) => pathInEnglish(route) !== '/404')

/** Every English page's address, the 404 page aside. */
export const routes: string[] = everyRoute.filter((route) => pathInEnglish(route) === route)

/** The addresses of the pages in other languages. */
export const translatedRoutes: string[] = everyRoute.filter((route) => pathInEnglish(route) !== route)

/** The text of a page as built. */
export function pageSource(route: string): string {
  return readFileSync(`${SITE}${route === '/' ? '/index' : route}.html`, 'utf8')
}

/** The addresses of the tools that are there, those still being built left out. */
export const liveTools: string[] = tools
  .filter(({ status }) => status === 'live')
  .map(({ slug }) => `/${slug}`)
