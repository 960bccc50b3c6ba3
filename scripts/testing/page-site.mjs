import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildPages } from '../build.mjs'
import { buildIsCurrent, HOST_STAMP, inputsStamp } from '../build-stamp.mjs'
import { siteFiles } from '../site/site-files.mjs'
import { pagesNamedIn, routeOf, testFilesOf, testsOf } from './browser-tests.mjs'
import { runTogether } from './run-commands.mjs'

/**
 * Browser tests of some pages, on a build of these pages alone. `node scripts/testing/page-site.mjs PAGE…`
 * builds them, with `--translated` in all languages.
 */

const PAGE_SITE = '.cache/page-site'
/** The home page, to which every page leads, and what all pages load; the list of licences is filled by the build. */
const ALWAYS = [
  'app/page.tsx',
  'app/licences/page.tsx',
  'app/manifest.webmanifest/route.ts',
  'app/search.json/route.ts',
  'app/og/[file]/route.tsx',
]

/** @returns {string[]} the files of all pages */
export const allPages = () =>
  siteFiles('app')
    .filter((file) => /(?:^|\/)page\.tsx$/.test(file))
    .map((file) => `app/${file}`)

/**
 * What `runTogether` needs to build the pages and what else their tests visit. The last whole build for a
 * host is taken when nothing has changed since: that of `npm start` has neither compressed files nor previews.
 *
 * @param {string[]} pages files of `app`
 * @returns {{ build: string[], test: () => Promise<boolean> }}
 */
export function testsOnPageSite(pages) {
  const routes = pages.flatMap(routesOf)
  const files = testFilesOf(routes)
  const visited = readdirSync('e2e')
    .filter((file) => files.test(file))
    .flatMap((file) => pagesNamedIn(readFileSync(`e2e/${file}`, 'utf8'), allPages()))
  const site = buildIsCurrent(inputsStamp('.'), 'out', HOST_STAMP) ? 'out' : PAGE_SITE
  const wanted = site === 'out' ? [] : [...new Set([...ALWAYS, ...pages, ...visited])]
  return {
    build: [import.meta.filename, ...wanted],
    test: () =>
      runTogether(
        {
          [`browser tests of ${routes.join(' ')}`]: [
            ...['node_modules/@playwright/test/cli.js', 'test', '--grep', testsOf(routes).source],
          ],
        },
        // Whatever the tool, also where a whole run visits others in its place.
        { JANTAR_TEST_SITE: site, JANTAR_THOROUGH: '1' },
      ),
  }
}

/** @returns {string[]} the addresses of a page; that of a category has one for each group of `app` */
export function routesOf(page) {
  if (!page.includes('[category]')) return [routeOf(page)]
  return readdirSync('app').flatMap((folder) => /^\((.*)\)$/.exec(folder)?.[1] ?? []).map((name) => `/${name}`) // prettier-ignore
}

if (process.argv[1] === import.meta.filename) {
  const { values: languages, positionals: pages } = parseArgs({
    options: { translated: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const withPreview = pages.filter((file) => file.endsWith('/page.tsx')).flatMap(routesOf)
  if (pages.length) await buildPages(PAGE_SITE, pages, withPreview, languages)
  else console.log('Nothing has changed since the last build')
}
