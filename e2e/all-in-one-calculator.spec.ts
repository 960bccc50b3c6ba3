import { expect, test } from './site-test'
import { openHydrated, reloadHydrated } from './hydrated'

const path = '/all-in-one-calculator'

test('by the keyboard alone, with the tape kept over a reload', async ({ page }) => {
  await openHydrated(page, path)
  await page.keyboard.type('1250000*8/2')
  await page.keyboard.press('Enter')
  await expect(page.locator('output[name=display]')).toHaveText('50,00,000')
  await expect(page.getByRole('region', { name: 'Tape' })).toContainText('12,50,000 × 8 ÷ 2 =')
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  await reloadHydrated(page)
  await expect(page.getByRole('button', { name: 'Use 50,00,000 again' })).toBeVisible()
  expect(faults).toEqual([])
})

test('the scientific mode is fetched when it is opened, and a link leads to its sum', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()))
  await openHydrated(page, path)
  const before = scripts.length
  await page.getByText('Scientific', { exact: true }).click()
  await page.getByLabel('Sum').fill('2 + 3 × 4')
  await expect(page.locator('output[name=display]')).toHaveText('14')
  expect(scripts.length).toBeGreaterThan(before)
  await page.goto('about:blank')
  await page.goto(`${path}#mode=scientific&angle=radians&sum=cos(0)%2B1`)
  await expect(page.locator('output[name=display]')).toHaveText('2')
})

test('a long number and a long sum find room on a phone, and no key moves', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHydrated(page, path)
  const equals = page.getByRole('button', { name: 'Equals', exact: true })
  const place = await equals.boundingBox()
  await page.keyboard.type('1+22+333+4444+55555+666666+7777777+123456789012345')
  await expect(page.locator('output[name=display]')).toHaveText('12,34,56,78,90,12,345')
  await expect(page.getByText(/^….*77,77,777 \+/)).toBeVisible()
  expect(await equals.boundingBox()).toEqual(place)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('on a phone the display and all keys, those of GST too, are in the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openHydrated(page, path)
  await expect(page.locator('output[name=display]')).toBeInViewport({ ratio: 1 })
  for (const button of await page
    .getByRole('group', { name: /^(Memory|Keys|GST)$/ })
    .getByRole('button')
    .all()) {
    await expect(button).toBeInViewport({ ratio: 1 })
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  }
})
