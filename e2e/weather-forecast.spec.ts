import { expect, type Page, test } from '@playwright/test'

/** The site as it is built by default: without a weather service. */

const notice = 'API Key not configured. Please replace placeholder in the code.'
const field = (page: Page) => page.locator('[name=city]')

async function open(page: Page, address = '') {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`/weather-forecast${address}`, { waitUntil: 'networkidle' })
  return asked
}

test('without a service the notice stands there, the button is off, and no other host is asked', async ({
  page,
  baseURL,
}) => {
  const asked = await open(page, '?city=Pune')
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeDisabled()
  await expect(field(page)).toHaveValue('Pune')
  expect(asked.filter((url) => !url.startsWith(baseURL!) || url.includes('/directories/'))).toEqual([])
})

test('an empty city gets its message, which typing clears', async ({ page }) => {
  await open(page)
  await field(page).press('Enter')
  const empty = page.getByText('Please enter a city name.')
  await expect(empty).toBeVisible()
  await field(page).fill('P')
  await expect(empty).toBeHidden()
})

test('a city is suggested with its state, from one small file, and taken with the keyboard', async ({
  page,
}) => {
  const asked = await open(page)
  await field(page).pressSequentially('bilaspur')
  const options = page.getByRole('option')
  await expect(options.first()).toHaveText('BilaspurChhattisgarh')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('Bilaspur, Himachal Pradesh')
  await expect(options).toHaveCount(0)
  await expect(page).toHaveURL(/#city=Bilaspur%2C\+Himachal\+Pradesh$/)
  const files = asked.filter((url) => url.includes('/directories/')).map((url) => new URL(url).pathname)
  expect(new Set(files)).toEqual(new Set(['/directories/cities/b.json']))
})

test('without the list the field works as any other', async ({ page }) => {
  await page.route('**/directories/**', (route) => route.abort())
  await open(page)
  await field(page).pressSequentially('bilas')
  await expect(field(page)).toHaveValue('bilas')
  await expect(page.getByRole('option')).toHaveCount(0)
})

test('at 360 px suggestions are large enough to tap and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  await field(page).pressSequentially('ra')
  const option = page.getByRole('option').first()
  await expect(option).toBeVisible()
  expect((await option.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
