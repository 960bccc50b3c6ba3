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

test('a query string reaches the page', async ({ page }) => {
  await page.goto('/emi-calculator/?principal=500000')
  expect(new URL(page.url()).search).toBe('?principal=500000')
})

for (const path of ['/no-such-page', '/no-such-page/', '/emi-calculator/deeper', '/_next/static/none.js'])
  test(`${path} gets the site's own 404 page with the status 404`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expect(answer.headers()['content-type']).toBe('text/html;charset=utf-8')
    expect(answer.headers()['cache-control']).toContain('max-age=0')
    expect(await answer.text()).toContain('<main')
  })

const KINDS = [
  { path: '/', type: 'text/html;charset=utf-8', cache: 'public, max-age=0, must-revalidate' },
  { path: '/robots.txt', type: 'text/plain', cache: 'public, max-age=0, must-revalidate' },
  { path: '/sitemap.xml', type: /^(application|text)\/xml/, cache: 'public, max-age=0, must-revalidate' },
  { path: '/search.json', type: 'application/json', cache: 'public, max-age=0, must-revalidate' },
  { path: '/manifest.webmanifest', type: 'application/manifest+json', cache: /must-revalidate/ },
  { path: '/og/about.png', type: 'image/png', cache: /max-age=86400/ },
  { path: '/directories/pincode/110.json', type: 'application/json', cache: /max-age=86400/ },
  { path: '/rates/rates.json', type: 'application/json', cache: /^public, max-age=3600$/ },
]
for (const { path, type, cache } of KINDS)
  test(`${path} comes with its type and its cache rule`, async ({ request }) => {
    const headers = (await request.get(path)).headers()
    expect(headers['content-type']).toMatch(type instanceof RegExp ? type : new RegExp(`^${escaped(type)}`))
    expect(headers['cache-control']).toMatch(
      cache instanceof RegExp ? cache : new RegExp(`^${escaped(cache)}$`),
    )
  })

test('hashed files are kept for good, and an unchanged page costs a bare 304', async ({ request }) => {
  const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(pageSource('/'))![1]!
  expect((await request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  const { etag } = (await request.get('/')).headers()
  const again = await request.get('/', { headers: { 'If-None-Match': etag! } })
  expect(again.status()).toBe(304)
})

for (const [accepted, encoding] of [
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['identity', undefined],
] as const)
  test(`a browser that accepts ${accepted} gets ${encoding ?? 'plain text'}`, async ({ request }) => {
    for (const path of ['/', '/emi-calculator/', '/no-such-page', '/directories/pincode/110.json']) {
      const headers = (await request.get(path, { headers: { 'Accept-Encoding': accepted } })).headers()
      expect(headers['content-encoding'], path).toBe(encoding)
      expect(headers['vary'], path).toBe('Accept-Encoding')
    }
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

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
