import { expect, type Page, test } from './site-test'
import { openHydrated } from './hydrated'
import { expectNothingMoved, recordShifts } from './layout'
const field = (page: Page) => page.locator('[name=pincode]')
const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
const offices = (page: Page, pincode: string) =>
  page.getByRole('region', { name: `Post offices of ${pincode}` })

/** Opens the finder and gathers what it asks for and what goes wrong. */
async function open(page: Page, address = '') {
  const asked: string[] = []
  const faults: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on(
    'response',
    (answer) => void (answer.status() >= 400 && faults.push(`${answer.status()} ${answer.url()}`)),
  )
  await openHydrated(page, `/pincode-finder${address}`)
  return { directoryFiles: () => asked.filter((url) => url.includes('/directories/')), asked, faults }
}

test('a pincode is typed, searched and listed, and only then is the directory fetched', async ({ page }) => {
  const { directoryFiles, faults } = await open(page)
  expect(directoryFiles()).toEqual([])
  await field(page).fill('11000')
  await expect(searchButton(page)).toBeDisabled()
  await field(page).fill('110 001')
  await expect(field(page)).toHaveValue('110001')
  await searchButton(page).click()
  const row = offices(page, '110001').getByRole('listitem').filter({ hasText: 'Bengali Market' })
  await expect(row).toContainText('Sub Post Office')
  await expect(page.getByText(/^From our own directory, data from .+\.$/)).toBeVisible()
  await expect(page).toHaveURL(/\/pincode-finder#pincode=110001$/)
  expect(directoryFiles().map((url) => new URL(url).pathname)).toEqual([
    '/directories/pincode/meta.json',
    '/directories/pincode/110.json',
  ])
  expect(faults).toEqual([])
})

test('a place leads to its pincode with the keyboard alone', async ({ page }) => {
  await open(page)
  await page.locator('[name=place]').focus()
  await page.keyboard.type('east andheri')
  await page.keyboard.press('Enter')
  const hit = page.getByRole('button', { name: /^Andheri East .*Maharashtra 400069$/ })
  await expect(hit).toBeVisible()
  for (
    let steps = 0;
    steps < 8 && !(await hit.evaluate((one) => one === document.activeElement));
    steps += 1
  ) {
    await page.keyboard.press('Tab')
  }
  await expect(hit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(offices(page, '400069')).toBeVisible()
  await expect(page).toHaveURL(/#place=east\+andheri&pincode=400069$/)
})

test('a search by name costs a phone a few tens of kilobytes', async ({ page }) => {
  const sizes: number[] = []
  page.on('response', async (answer) => {
    if (answer.url().includes('/directories/')) sizes.push((await answer.request().sizes()).responseBodySize)
  })
  await open(page, '#place=rampur')
  await expect(page.getByText(/offices\. Showing the first 100 offices/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(48 * 1024)
})

for (const width of [360, 1280])
  test(`at ${width} px a long list scrolls by itself, is printed whole, and a linked answer moves nothing`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: width < 700 ? 740 : 900 })
    await recordShifts(page)
    const { asked } = await open(page, '?pincode=560001#pincode=110001')
    const list = offices(page, '110001')
    await expect(list).toHaveAttribute('tabindex', '0')
    const hidden = () => list.evaluate((one) => one.scrollHeight - one.clientHeight)
    expect(await hidden()).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await expectNothingMoved(page)
    expect(asked.filter((url) => !url.startsWith(baseURL!))).toEqual([])
    await page.emulateMedia({ media: 'print' })
    expect(await hidden()).toBe(0)
  })
