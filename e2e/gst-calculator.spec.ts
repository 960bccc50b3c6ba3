import { expect, test } from './site-test'
import { testLink } from './results'

testLink('/gst-calculator#amount=1000&rate=12&type=exclusive&supply=other', { igst: 120, totalAmount: 1120 })

test('a long amount finds room in the headline on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/gst-calculator#type=exclusive&rate=28&amount=1234567890')
  await expect(page.locator('output[name=totalAmount]')).toHaveText('₹1,58,02,46,899.20')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
