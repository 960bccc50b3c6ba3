import { existsSync, readFileSync } from 'node:fs'
import { elementsOf } from '../scripts/site/page-elements.mjs'
import { languageBase, languageBases, pathInEnglish } from '../scripts/languages.mjs'
import { sitePages } from '../scripts/site/site-files.mjs'
import { SERVICE_SITE, SITE, testSitesAreThere } from '../scripts/test-sites.mjs'
import type { SentEntry } from '../lib/catalogue/search'
import { everyRoute, pageSource, translatedRoutes } from './built-site'
import { expect, test } from './site-test'

/** What the files of the built site tell of the pages in every language, by the list of these pages. */

const isInSite = new Set(everyRoute)
/** Not English, which has no base. */
const bases = languageBases()
const json = (path: string): unknown => JSON.parse(readFileSync(`${SITE}${path}`, 'utf8'))

/** The rules of a page's policy, without those that name the scripts and styles of this page alone. */
function policyOf(source: string): string[] {
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(source)!
  return policy!.split(';').filter((rule) => !/^(?:script|style)-src /.test(rule))
}

test('a page in another language may ask whom its English page may ask', () => {
  for (const route of translatedRoutes)
    expect(policyOf(pageSource(route)), route).toEqual(policyOf(pageSource(pathInEnglish(route))))
})

test('and so it is where services are configured', () => {
  test.skip(!testSitesAreThere(), 'the site with services is not built: npm run test:sites')
  const pages = sitePages(SERVICE_SITE)
  const policies = new Map(
    pages.map(({ file, route }) => [route, policyOf(readFileSync(`${SERVICE_SITE}/${file}`, 'utf8'))]),
  )
  const asking = [...policies].filter(([, rules]) => rules.some((rule) => /^connect-src .*http/.test(rule)))
  const english = asking.filter(([route]) => languageBase(route) === '')
  expect(english.length).toBeGreaterThan(3)
  for (const base of bases)
    for (const [route, rules] of english)
      if (isInSite.has(base + route)) expect(policies.get(base + route), base + route).toEqual(rules)
})

test('every link leads to a page or a file of the site, in the language of its page where that is there', () => {
  test.skip(SITE !== 'out', 'some pages alone are built')
  const faults = everyRoute.flatMap((route) => {
    const base = languageBase(route)
    return linksOf(pageSource(route)).flatMap((path) => {
      if (!isInSite.has(path) && !existsSync(`${SITE}${path}`))
        return [`${route} leads to ${path}, which is not there`]
      const own = `${base}${path}`.replace(/\/$/, '')
      const isEnglish = base !== '' && languageBase(path) === ''
      return isEnglish && isInSite.has(own) ? [`${route} leads to the English ${path}`] : []
    })
  })
  expect([...new Set(faults)]).toEqual([])
})

/** The paths of the links of a page within the site, but for those that change its language. */
function linksOf(source: string): string[] {
  return elementsOf(source)
    .filter(({ name, attributes }) => name === 'a' && !('data-language' in attributes))
    .map(({ attributes }) => attributes.href ?? '')
    .filter((href) => /^\/(?!\/)/.test(href))
    .map((href) => decodeURIComponent(href.split(/[?#]/, 1)[0]!))
}

test('the pages that can be kept for use offline are all of their language', () => {
  const lists = json('/offline-pages.json') as Record<string, { bytes: number; pages: string[] }>
  const all = Object.values(lists).flatMap(({ pages }) => pages)
  const kept = everyRoute.filter((route) => pathInEnglish(route) !== '/offline')
  expect(all.toSorted()).toEqual(kept.toSorted())
  for (const [base, { bytes, pages }] of Object.entries(lists)) {
    expect(pages.filter((route) => languageBase(route) !== base)).toEqual([])
    expect(bytes).toBeGreaterThan(0)
  }
})

test('every page names a manifest, and what this names is there', () => {
  test.skip(SITE !== 'out', 'some pages alone are built')
  const manifests = everyRoute.map((route) => {
    const link = elementsOf(pageSource(route)).find(({ attributes }) => attributes.rel === 'manifest')
    expect(link?.attributes.href, route).toBe(`${languageBase(route)}/manifest.webmanifest`)
    return link!.attributes.href!
  })
  for (const path of new Set(manifests)) {
    const { lang, start_url: start, icons, shortcuts, share_target: share } = json(path) as Manifest
    const pages = [start, share.action, ...shortcuts.map(({ url }) => url)]
    expect(pages.filter((page) => !isInSite.has(page))).toEqual([])
    const base = languageBase(path)
    expect(pages.map(languageBase)).toEqual(pages.map(() => base))
    expect(lang).toBe(elementsOf(pageSource(start)).find(({ name }) => name === 'html')!.attributes.lang)
    const files = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)].map(({ src }) => src)
    expect(files.filter((file) => !existsSync(`${SITE}${file}`))).toEqual([])
  }
})

interface Manifest {
  lang: string
  start_url: string
  icons: { src: string }[]
  shortcuts: { url: string; icons: { src: string }[] }[]
  share_target: { action: string }
}

test('an address that does not exist is answered in its language', async ({ request }) => {
  for (const base of ['', ...bases]) {
    const answer = await request.get(`${base}/no-such-page`)
    expect(answer.status()).toBe(404)
    const text = await answer.text()
    if (base === '') expect(text).toMatch(/Page not found.*See all tools/s)
    const page = elementsOf(text).find(({ name }) => name === 'html')!
    const home = elementsOf(pageSource(base || '/')).find(({ name }) => name === 'html')!
    expect(page.attributes.lang).toBe(home.attributes.lang)
  }
})

test('the feeds of each language name pages in that language', () => {
  test.skip(SITE !== 'out', 'some pages alone are built')
  for (const base of ['', ...bases])
    for (const feed of ['/blog/rss.xml', '/changes/rss.xml']) {
      const text = readFileSync(`${SITE}${base}${feed}`, 'utf8')
      const links = [...text.matchAll(/<link>([^<]+)<\/link>/g)].map(
        ([, address]) => new URL(address!).pathname,
      )
      expect(links.length).toBeGreaterThan(1)
      for (const path of links) {
        expect(isInSite.has(path), path).toBe(true)
        expect(languageBase(path), `${base}${feed}`).toBe(base)
      }
    }
})

test('the search of each language has the same pages, each under a name in that language', () => {
  test.skip(SITE !== 'out', 'some pages alone are built')
  const entriesOf = (base: string) =>
    (json(`${base}/search.json`) as SentEntry[]).map(([path, name, summary]) => ({ path, name, summary }))
  const english = entriesOf('')
  expect(english.filter(({ path }) => !isInSite.has(path))).toEqual([])
  for (const base of bases) {
    const own = entriesOf(base)
    expect(own.map(({ path }) => path)).toEqual(english.map(({ path }) => path))
    const untranslated = own.filter(
      ({ name, summary }, place) =>
        isInSite.has(base + english[place]!.path) &&
        (name === english[place]!.name || summary === english[place]!.summary),
    )
    expect(untranslated).toEqual([])
  }
})
