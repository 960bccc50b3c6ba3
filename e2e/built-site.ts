import { readFileSync } from 'node:fs'
import { sitePages } from '../scripts/postbuild/site-files.mjs'

/** The built site that the test server serves, as the tests see it on disk. */

/** Every page's address, the 404 page aside. */
export const routes: string[] = sitePages('out')
  .map(({ route }) => route)
  .filter((route) => route !== '/404')

/** The text of a page as built. */
export function pageSource(route: string): string {
  return readFileSync(`out${route === '/' ? '/index' : route}.html`, 'utf8')
}

/** The addresses of the tools that are there, those still being built left out. */
export const liveTools: string[] = (JSON.parse(readFileSync('out/search.json', 'utf8')) as { path: string }[])
  .map(({ path }) => path)
  .filter((path) => !pageSource(path).includes('This tool is currently under construction.'))
