/** What a browser with an empty cache loads of a page by itself, until the network is at rest. */

const KIND_OF_TYPE = { Document: 'html', Script: 'script', Stylesheet: 'style' }
/** Parts that are fetched when they come near the window are asked for by then. */
const REST_MS = 1_000

/**
 * @typedef {{ requests: number, scripts: number, script: number, html: number, style: number, other: number,
 *   htmlAndStyle: number }} Visit counts of requests and of script files; bytes over the wire, headers included
 * @param {import('@playwright/test').BrowserContext} context a new one, so that nothing is cached
 * @returns {Promise<Visit>}
 */
export async function firstVisit(context, url) {
  const page = await context.newPage()
  const visit = await watchVisit(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(REST_MS)
  await page.close()
  return visit()
}

/**
 * Watches what a page loads from now on.
 *
 * @param {import('@playwright/test').Page} page of a new context
 * @returns {Promise<() => Visit>} what it has loaded so far
 */
export async function watchVisit(page) {
  const session = await page.context().newCDPSession(page)
  const requests = new Map()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type }) => requests.set(requestId, { type, bytes: 0 }))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requests.has(requestId)) requests.get(requestId).bytes = encodedDataLength
  })
  return () => sumByKind([...requests.values()])
}

/** @param {{ type: string, bytes: number }[]} requests as the browser's protocol names their types */
export function sumByKind(requests) {
  const sums = { requests: 0, scripts: 0, script: 0, html: 0, style: 0, other: 0 }
  for (const { type, bytes } of requests) {
    sums.requests += 1
    if (type === 'Script') sums.scripts += 1
    sums[KIND_OF_TYPE[type] ?? 'other'] += bytes
  }
  return { ...sums, htmlAndStyle: sums.html + sums.style }
}
