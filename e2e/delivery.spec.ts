import { expect, test } from './site-test'
import { securityHeaders } from '../deploy/headers.mjs'
import { everyRoute, pageSource } from './built-site'

test('every page of each language answers with and without a closing slash, with a query, and with the site’s headers', async ({
  request,
}) => {
  const headers = Object.fromEntries(
    Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]),
  )
  const expectAnswer = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(200)
    expect(await answer.text(), path).toContain('<main')
    expect(answer.headers(), path).toMatchObject(headers)
  }
  for (const route of everyRoute.filter((path) => path !== '/'))
    await Promise.all([route, `${route}/`, `${route}?a=1`, `${route}/?a=1`].map(expectAnswer))
})

// Cache rules, encodings and what is missing: tests/deploy/servers.test.mjs, of this server as of the others.
const TYPES = [
  ['/robots.txt', /^text\/plain/],
  ['/sitemap.xml', /^(application|text)\/xml/],
  ['/search.json', /^application\/json/],
  ['/manifest.webmanifest', /^application\/manifest\+json/],
  ['/directories/pincode/110.json', /^application\/json/],
] as const

test('each kind of file comes with its type', async ({ request }) => {
  for (const [path, type] of TYPES)
    expect((await request.get(path)).headers()['content-type'], path).toMatch(type)
})

test('every page has a preview picture that is a real PNG of the right size', async ({ request }) => {
  for (const route of everyRoute.filter(isForSearchEngines)) {
    const address = /property="og:image" content="([^"]+)"/.exec(pageSource(route))?.[1]
    expect(address, route).toBeDefined()
    const answer = await request.get(new URL(address!).pathname)
    const bytes = await answer.body()
    expect(answer.headers()['content-type'], route).toBe('image/png')
    expect(bytes.subarray(0, 8).toString('hex'), route).toBe('89504e470d0a1a0a')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], route).toEqual([1200, 630])
    expect(bytes.length, route).toBeLessThan(300 * 1024)
  }
})

/** A page that asks not to be listed is not shared either. */
function isForSearchEngines(route: string): boolean {
  return !/<meta name="robots" content="noindex/.test(pageSource(route))
}
