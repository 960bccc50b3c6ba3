import { expect, test } from './site-test'
import { openHydrated } from './hydrated'

test('units are switched and measures typed by the keyboard alone', async ({ page }) => {
  await openHydrated(page, '/bmi-calculator')
  await page.getByRole('radio', { name: /Metric/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('6')
  await expect(page.locator('output[name=bmi]')).toHaveText('17.3')
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(page.locator('output[name=bmi]')).toHaveText('24.2')
})
