import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after, before, test } from 'node:test'
import puppeteer from 'puppeteer-core'
import { startSiteServer } from '../scripts/serving/site-server.mjs'

/**
 * `npm run test:firefox`: a few visits of the built site in Firefox, driven by WebDriver BiDi. JANTAR_FIREFOX names the
 * browser; else it is Debian's package, or where Firefox usually is.
 */

const CANDIDATES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
]
const executablePath = process.env.JANTAR_FIREFOX || CANDIDATES.find(existsSync)
const skip = executablePath ? false : 'SKIPPED: there is no Firefox here (apt-get install firefox-esr)'

const PAGES = [
  '/',
  '/calculators',
  '/emi-calculator',
  '/gst-calculator',
  '/invoice-generator',
  '/qr-code-generator',
  '/pincode-finder',
  '/daily-panchang-muhurat',
  '/weather-forecast',
  '/blog/how-to-calculate-emi',
]

let browser, server, site

before(async () => {
  if (skip) return
  server = await startSiteServer({ dir: 'out', port: 0, host: '127.0.0.1' })
  // Service workers need a secure place, which localhost is.
  site = `http://localhost:${server.address().port}`
  browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
})

after(async () => {
  await browser?.close()
  server?.close()
  server?.closeAllConnections()
})

/** Opens a page in a context of its own, and runs a test in it that must leave no error behind. */
async function visit(path, act) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const faults = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await open(page, path)
  await act(page)
  assert.deepEqual(faults, [], `${path} reports errors`)
  await context.close()
}

async function open(page, path) {
  await page.goto(site + path, { waitUntil: 'load' })
  await page.waitForFunction(() => {
    // The frame comes with the first sign of use.
    dispatchEvent(new Event('focusin'))
    return !document.querySelector('site-island[waiting]')
  })
}

async function type(page, name, text) {
  const field = await page.waitForSelector(`form [name=${name}]`)
  await field.focus()
  await page.evaluate((element) => element.select(), field)
  await page.keyboard.type(text)
}

/** Waits for a result of the site's contract. */
const shows = (page, name, text) =>
  page.waitForFunction(
    (outputName, part) => document.querySelector(`output[name=${outputName}]`)?.textContent.includes(part),
    {},
    name,
    text,
  )

for (const path of PAGES)
  test(`${path} opens, answers and reports no error`, { skip }, () =>
    visit(path, async (page) => {
      assert.equal(await page.$$eval('h1', (headings) => headings.length), 1)
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
    }),
  )

test('what is typed gets its answer and goes into the link', { skip }, () =>
  visit('/emi-calculator', async (page) => {
    await type(page, 'principal', '500000')
    await shows(page, 'emi', '4,339')
    await page.waitForFunction(() => location.hash === '#principal=500000')
    await page.keyboard.press('Tab')
    const shown = await page.$eval('[name=principal]', ({ value }) => value)
    assert.equal(shown, '5,00,000')
  }),
)

test('a pincode is looked up', { skip }, () =>
  visit('/pincode-finder', async (page) => {
    await type(page, 'pincode', '110001')
    await page.keyboard.press('Enter')
    await page.waitForSelector('[aria-label="Post offices of 110001"]')
  }),
)

test('a document adds up, and is there after a reload', { skip }, () =>
  visit('/invoice-generator', async (page) => {
    await page.waitForSelector('form [name=registered]')
    await page.select('form [name=registered]', 'yes')
    await type(page, 'companyName', 'श्री गणेश ट्रेडर्स')
    await type(page, 'items-1-rate', '1000')
    await shows(page, 'total', '1,180.00')
    await page.reload()
    await shows(page, 'total', '1,180.00')
    assert.equal(await page.$eval('[name=companyName]', ({ value }) => value), 'श्री गणेश ट्रेडर्स')
  }),
)

test('a page that was opened works on without its server', { skip }, async () => {
  const own = await startSiteServer({ dir: 'out', port: 0, host: '127.0.0.1' })
  const address = `http://localhost:${own.address().port}/emi-calculator`
  const page = await browser.newPage()
  await page.goto(address)
  // The worker keeps the page by itself once it controls it.
  await page.waitForFunction(async () => (await caches.match('/emi-calculator')) !== undefined)
  await page.evaluate(async (keep) => {
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)))
    active.postMessage({ keep }, [port2])
    return answer
  }, '/emi-calculator')
  own.close()
  own.closeAllConnections()
  await page.goto(`${address}#principal=500000`)
  await page.reload()
  await shows(page, 'emi', '4,339')
  await page.close()
})
