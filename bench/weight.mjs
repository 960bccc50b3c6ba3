import { chromium } from '@playwright/test'
import { browserArguments, ensureBrowser } from '../scripts/find-browser.mjs'
import { serveSideBySide } from './side-by-side.mjs'
import { ratioRows, sumByKind } from './wire-bytes.mjs'

/**
 * `npm run bench:weight`: bytes over the wire of a first visit, headers included, beside an empty page of the same Next.
 * Exits with 1 when a page's script weighs more than 1.15 times the empty page's.
 */
const PATHS = ['/emi-calculator', '/', '/calculators', '/pincode-finder']
const MOST = 1.15

async function measure() {
  const { site, empty, close } = await serveSideBySide()
  const { path } = await ensureBrowser({ log: console.log })
  const browser = await chromium.launch({ executablePath: path, args: browserArguments })
  const yardstick = await firstVisit(browser, `${empty}/`)
  const pages = []
  for (const address of PATHS) pages.push({ address, ...(await firstVisit(browser, site + address)) })
  await browser.close()
  close()
  return { yardstick, pages }
}

/** Loads one address with an empty cache and waits until it has asked for all that it asks for by itself. */
async function firstVisit(browser, url) {
  const page = await (await browser.newContext()).newPage()
  const session = await page.context().newCDPSession(page)
  const requests = new Map()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    requests.set(requestId, { type, url: response.url, bytes: 0 }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requests.has(requestId)) requests.get(requestId).bytes = encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1_000)
  await page.context().close()
  return sumByKind([...requests.values()])
}

const { yardstick, pages } = await measure()
const rows = ratioRows(yardstick, pages)
console.table(Object.fromEntries(rows.map(({ page, ...figures }) => [page, figures])))
const tooHeavy = rows.filter(({ ratio }) => ratio > MOST)
for (const { page, ratio } of tooHeavy)
  console.error(`${page}: script ${ratio} × the empty page, may be ${MOST}`)
process.exitCode = tooHeavy.length ? 1 : 0
