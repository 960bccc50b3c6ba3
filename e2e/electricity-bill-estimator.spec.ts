import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { output, testLink } from './results'

// 50 × 4.15 + 50 × 5.6 + 100 × 7.15 + 50 × 8.2; 250 × 0.15.
testLink('/electricity-bill-estimator#state=KA&units=250', { totalBill: 1750 })

test('the published bill is the larger figure, and the bar on phones has it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHydrated(page, '/electricity-bill-estimator')
  const size = (name: string) =>
    output(page, name).evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
  expect(await size('publishedBill')).toBeGreaterThan(1.3 * (await size('totalBill')))
  await expect(page.locator('.result-bar')).toContainText('₹1,514.96')
  await expect(page.locator('.result-bar')).not.toContainText('₹853')
})

test('the first key in a fresh form keeps the focus while the tariffs load', async ({ page }) => {
  await openHydrated(page, '/electricity-bill-estimator')
  const units = page.locator('[name=units]')
  await units.focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('200')
  await expect(units).toBeFocused()
  await expect(units).toHaveValue('200')
  // 556 + 100 × 12.40 + 130, and 16%
  await expect(output(page, 'publishedBill')).toHaveText('₹2,234.16')
})

test('with the keyboard alone: without the sample, typed, in the link, and reset', async ({ page }) => {
  await openHydrated(page, '/electricity-bill-estimator')
  await page.locator('summary', { hasText: 'Sample tariff' }).press('Enter')
  await page.getByRole('button', { name: 'Leave out the sample' }).press('Enter')
  await expect(page.locator('#result')).toBeFocused()
  await expect(output(page, 'totalBill')).toHaveText('₹1,514.96')
  await page.locator('[name=units]').focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('100')
  await expect(output(page, 'totalBill')).toHaveText('₹795.76')
  await expect(page).toHaveURL(/#units=100&tariff=published$/)
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(output(page, 'totalBill')).toHaveText('₹853.00')
  await expect(page).toHaveURL(/\/electricity-bill-estimator$/)
})
