import { expect, test } from './site-test'
import { testLinks } from './results'

testLinks('gst-calculator', [
  {
    working: '1,180 ÷ 1.18, and half of 180 each',
    link: 'amount=1180&rate=18&type=inclusive',
    expected: { netAmount: 1000, gstAmount: 180, cgst: 90, sgst: 90, totalAmount: 1180 },
  },
  {
    working: '2,500 × 5%',
    link: 'amount=2500&rate=5&type=exclusive',
    expected: { netAmount: 2500, gstAmount: 125, cgst: 62.5, sgst: 62.5, totalAmount: 2625 },
  },
  {
    working: '1,000 × 28 ÷ 128',
    link: 'amount=1000&rate=28&type=inclusive',
    expected: { netAmount: 781.25, gstAmount: 218.75, totalAmount: 1000 },
  },
  {
    working: 'to another state all of it is IGST: 1,000 × 12%',
    link: 'amount=1000&rate=12&type=exclusive&supply=other',
    expected: { igst: 120, totalAmount: 1120 },
  },
])

test('a long amount finds room in the headline on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/gst-calculator#type=exclusive&rate=28&amount=1234567890')
  await expect(page.locator('output[name=totalAmount]')).toHaveText('₹1,58,02,46,899.20')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
