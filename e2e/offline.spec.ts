import { type BrowserContext, expect, type Page, test } from './site-test'
import { downloaded } from './downloads'

test.use({ serviceWorkers: 'allow', permissions: ['clipboard-read', 'clipboard-write'] })

/** Waits until the site by itself has begun to keep the page, then until all its parts are there. */
async function untilKept(page: Page, path: string) {
  await expect.poll(() => holds(page, path), { message: `${path} is kept` }).toBe(true)
  const ended = await page.evaluate(async (keep) => {
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)))
    active!.postMessage({ keep }, [port2])
    return answer
  }, path)
  expect(ended).toBe('kept')
}

const holds = (page: Page, path: string) =>
  page.evaluate(async (key) => (await caches.match(key)) !== undefined, path)

/** No network, and none of what the browser itself may have put by: only the worker's copies answer. */
async function cutOff(context: BrowserContext, page: Page) {
  const browser = await context.newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await context.setOffline(true)
}

const offices = (page: Page, pincode: string) =>
  page.getByRole('region', { name: `Post offices of ${pincode}` })

test('the EMI calculator, once opened, works whole without a network', async ({ page, context }) => {
  await page.goto('/emi-calculator')
  await untilKept(page, '/emi-calculator')
  await cutOff(context, page)
  await page.reload()
  const emi = page.locator('output[name=emi]')
  const before = await emi.getAttribute('data-value')
  await page.locator('[name=principal]').fill('2500000')
  await expect(emi).not.toHaveAttribute('data-value', before!)
  const years = page.getByRole('region', { name: 'Year by year' })
  await years.getByRole('heading').scrollIntoViewIfNeeded()
  await expect(years.getByRole('table')).toBeVisible()
  await page.getByRole('button', { name: /^Copy/ }).first().click()
  await expect(page.locator('.toast')).toContainText('Copied to clipboard!')
  // Its other address, with a query.
  await page.goto('/emi-calculator/?principal=500000')
  await expect(page.locator('[name=principal]')).toHaveValue(/5,?00,?000/)
})

test('the panchang of a chosen town, and the other towns of its letter, are there without a network', async ({
  page,
  context,
}) => {
  const choose = async (typed: string, town: RegExp) => {
    await page.getByLabel('Town or city').fill(typed)
    await page
      .getByRole('listbox', { name: 'Towns and cities' })
      .getByRole('option', { name: town })
      .first()
      .click()
  }
  const sunrise = page.locator('output[name=sunrise]')
  const towns: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/directories/cities/')) towns.push(request.url())
  })
  await page.goto('/daily-panchang-muhurat#date=2026-11-30&city=other')
  await untilKept(page, '/daily-panchang-muhurat')
  await expect(page.getByLabel('Town or city')).toBeVisible()
  // The list of towns is no part of the first load.
  expect(towns).toEqual([])
  await choose('Pune', /^Pune/)
  await expect(page.getByText(/^Pune, Maharashtra ·/)).toBeVisible()
  await expect.poll(() => holds(page, '/directories/cities/p.json')).toBe(true)
  await expect(page).toHaveURL(/place=Pune/)
  await cutOff(context, page)
  await page.reload()
  await expect(page.getByText(/^Pune, Maharashtra ·/)).toBeVisible()
  // The formulas of NOAA: 6:50 am in Pune, 6:04 am in Puri, twelve degrees to the east; right to a minute.
  await expect(sunrise).toHaveAttribute('data-value', /^2026-11-30T06:(49|50):/)
  await choose('Puri', /^Puri/)
  await expect(page.getByText(/^Puri, Odisha ·/)).toBeVisible()
  await expect(sunrise).toHaveAttribute('data-value', /^2026-11-30T06:0[345]:/)
  await page.getByRole('button', { name: 'Next day' }).click()
  await expect(page.getByRole('heading', { name: 'Tuesday, 1 December 2026' })).toBeVisible()
})

test('a pincode linked to on the very first visit is answered again without a network, one never seen fails plainly', async ({
  page,
  context,
}) => {
  await page.goto('/pincode-finder#pincode=110001')
  await expect(offices(page, '110001')).toBeVisible()
  await untilKept(page, '/pincode-finder')
  for (const name of ['meta', '110'])
    await expect.poll(() => holds(page, `/directories/pincode/${name}.json`)).toBe(true)
  await cutOff(context, page)
  await page.reload()
  await expect(offices(page, '110001')).toBeVisible()
  await expect(page.getByText(/^From our own directory, data from .+\.$/)).toBeVisible()
  await page.locator('[name=pincode]').fill('560001')
  await page.keyboard.press('Enter')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toHaveText('Failed to fetch pincode details. Please try again.')
  await expect(
    page.getByText(/^The network could not be reached\. Pincodes with the same first three/),
  ).toBeVisible()
  await expect(page.locator('.toast')).toContainText('Error')
  await expect(page.locator('[name=pincode]')).toHaveValue('560001')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(offices(page, '560001')).toBeVisible()
})

test('without a network an IFSC and its neighbours are answered again, others are plainly not known', async ({
  page,
  context,
}) => {
  await page.goto('/ifsc-code-finder#ifsc=SBIN0000691')
  const branch = page.locator('output[name=branch]')
  await expect(branch).toHaveText('NEW DELHI MAIN BRANCH')
  await untilKept(page, '/ifsc-code-finder')
  for (const name of ['meta', 'SBIN/000602'])
    await expect.poll(() => holds(page, `/directories/ifsc/${name}.json`)).toBe(true)
  await cutOff(context, page)
  await page.reload()
  await expect(branch).toHaveText('NEW DELHI MAIN BRANCH')
  const search = async (ifsc: string) => {
    await page.locator('[name=ifsc]').fill(ifsc)
    await page.keyboard.press('Enter')
  }
  await search('SBIN0000733')
  await expect(page.locator('output[name=code]')).toHaveAttribute('data-value', 'SBIN0000733')
  await search('HDFC0000001')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Failed to fetch IFSC details. Please try again.',
  )
  await expect(
    page.getByText(/^The network could not be reached\. Codes near your earlier searches/),
  ).toBeVisible()
  await expect(page.locator('[name=ifsc]')).toHaveValue('HDFC0000001')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('output[name=code]')).toHaveAttribute('data-value', 'HDFC0000001')
})

test('a page never opened gives way to a list of those that were', async ({ page, context }) => {
  await page.goto('/emi-calculator')
  await untilKept(page, '/emi-calculator')
  await cutOff(context, page)
  await page.goto('/gst-calculator')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You are offline/)
  await expect(page).toHaveURL(/\/gst-calculator$/)
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['EMI Calculator'])
  await page.getByRole('link', { name: 'EMI Calculator' }).click()
  await expect(page.locator('output[name=emi]')).toBeVisible()
})

test('a page never opened gives way to one in its language', async ({ page, context }) => {
  await page.goto('/hi/emi-calculator')
  await untilKept(page, '/hi/emi-calculator')
  await untilKept(page, '/hi/offline')
  await cutOff(context, page)
  await page.goto('/hi/gst-calculator')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^आप ऑफलाइन हैं/)
  await page.goto('/gst-calculator')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You are offline/)
})

test('an invoice opened once makes its PDF without a network, in the scripts it is written in', async ({
  page,
  context,
}) => {
  await page.goto('/invoice-generator')
  await untilKept(page, '/invoice-generator')
  await page.locator('[name=registered]').selectOption('no')
  await page.locator('[name=companyName]').fill('श्री गणेश ट्रेडर्स')
  await page.locator('[name=clientName]').fill('தமிழ் நிறுவனம்')
  await page.locator('[name=items-1-description]').fill('Chair')
  await page.locator('[name=items-1-rate]').fill('1000')
  for (const font of ['NotoSansDevanagari', 'NotoSansTamil'])
    await expect.poll(() => keptFonts(page, font), { message: `${font} is kept` }).toBe(2)
  // Nobody wrote in Bengali.
  expect(await keptFonts(page, 'NotoSansBengali')).toBe(0)
  await cutOff(context, page)
  await page.reload()
  await expect(page.locator('[name=clientName]')).toHaveValue('தமிழ் நிறுவனம்')
  const pdf = (await downloaded(page, 'Download PDF')).bytes.toString('latin1')
  expect(pdf).toMatch(/\/BaseFont \/[A-Z]+\+NotoSansDevanagari/)
  expect(pdf).toMatch(/\/BaseFont \/[A-Z]+\+NotoSansTamil/)
})

const keptFonts = (page: Page, family: string) =>
  page.evaluate(async (start) => {
    const files = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return files.flat().filter(({ url }) => url.endsWith('.ttf') && url.includes(`/${start}_`)).length
  }, family)
