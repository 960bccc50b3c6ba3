/**
 * What a browser with an empty cache loads of a page by itself, until the network is at rest. The page itself
 * lists what it asked a server for; without the browser's own pictures (the favicon, icons of date fields as
 * `data:` addresses) a new version of the browser counts the same.
 */

const KIND_OF_ENDING = { js: 'script', css: 'style' }
/** Parts that are fetched when they come near the window are asked for by then. */
const REST_MS = 1_000

/**
 * @typedef {object} Visit counts of requests and of script files; bytes over the wire, headers included
 * @property {number} requests
 * @property {number} scripts
 * @property {number} script
 * @property {number} html
 * @property {number} style
 * @property {number} other
 * @property {number} htmlAndStyle
 * @param {import('@playwright/test').BrowserContext} context a new one, so that nothing is cached
 * @returns {Promise<Visit>}
 */
export async function firstVisit(context, url) {
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(REST_MS)
  const visit = await visitOf(page)
  await page.close()
  return visit
}

/**
 * @param {import('@playwright/test').Page} page of a new context
 * @returns {Promise<Visit>} what it has loaded so far
 */
export async function visitOf(page) {
  const entries = await page.evaluate(() => {
    // Whether and when the browser fetches its icon of the page is its own affair.
    const icons = new Set([...document.querySelectorAll('link[rel~=icon]')].map(({ href }) => href))
    return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter(({ name }) => !icons.has(name))
      .map(({ entryType, name, transferSize }) => ({ entryType, name, transferSize }))
  })
  return sumByKind(entries)
}

/**
 * Sums the entries of a page's Performance Timeline. Source of the fields: W3C Resource Timing,
 * `transferSize` is the body over the wire and 300 bytes for the headers.
 *
 * @param {{ entryType: string, name: string, transferSize: number }[]} entries
 * @returns {Visit}
 */
export function sumByKind(entries) {
  const sums = { requests: 0, scripts: 0, script: 0, html: 0, style: 0, other: 0 }
  for (const { entryType, name, transferSize } of entries) {
    const { protocol, pathname } = new URL(name)
    if (protocol !== 'http:' && protocol !== 'https:') continue
    const ending = pathname.slice(pathname.lastIndexOf('.') + 1)
    const kind = entryType === 'navigation' ? 'html' : (KIND_OF_ENDING[ending] ?? 'other')
    sums.requests += 1
    if (kind === 'script') sums.scripts += 1
    sums[kind] += transferSize
  }
  return { ...sums, htmlAndStyle: sums.html + sums.style }
}
