import { expect, test } from './site-test'

/** The frame's script is loaded with the first sign of use; what was done by then counts. */

const frameWaits = '[data-frame], site-island[frame][waiting]'

test('a page that is only read loads no frame; a scroll does', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/emi-calculator', { waitUntil: 'networkidle' })
  const isFrame = (path: string) => /\/frame-[^/]*\.js$/.test(path)
  expect(asked.filter(isFrame)).toEqual([])
  await expect(page.locator(frameWaits).first()).toBeAttached()
  await page.mouse.wheel(0, 200)
  await expect(page.locator('site-island[frame][waiting]')).toHaveCount(0)
  expect(asked.filter(isFrame)).toHaveLength(1)
})

test('the first tap changes the theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/emi-calculator', { waitUntil: 'networkidle' })
  await page
    .getByRole('button', { name: /^Theme: system/ })
    .evaluate((button) => (button as HTMLElement).click())
  await page.mouse.wheel(0, 10)
  await expect(page.getByRole('button', { name: /^Theme: light/ })).toBeVisible()
})

test('the first tap opens the menu, and it stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/emi-calculator', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.locator('site-island[frame][waiting]')).toHaveCount(0)
  await expect(page.locator('#site-menu')).toBeVisible()
})

test('the first key leads to the search, and what is typed there is found', async ({ page }) => {
  await page.goto('/emi-calculator', { waitUntil: 'networkidle' })
  await page.keyboard.press('/')
  await page.keyboard.type('gst')
  await expect(page.getByRole('option').first()).toContainText('GST')
})

test('the first tap on Share unfolds its ways', async ({ page }) => {
  await page.goto('/emi-calculator', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Share this result' })).toBeVisible()
})
