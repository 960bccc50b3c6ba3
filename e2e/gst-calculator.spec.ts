import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { output, testLinks } from './results'

test('a fresh page holds its answer before any script has run', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/gst-calculator')
  await expect(output(page, 'netAmount')).toHaveText('₹847.46')
  await expect(output(page, 'cgst')).toHaveText('₹76.27')
  await page.close()
})

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

test('a link with a bad value shows the message of its field, and no answer', async ({ page }) => {
  await page.goto('/gst-calculator#rate=a+lot')
  await expect(page.getByText('Enter a number, such as 8.5.')).toBeVisible()
  await expect(page.getByText('Enter a valid amount.')).toBeVisible()
  await expect(output(page, 'gstAmount')).toHaveCount(0)
})

test('with the keyboard alone: typed, chosen, answered, in the link, and reset', async ({ page }) => {
  await openHydrated(page, '/gst-calculator')
  await page.locator('[name=amount]').focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('10000')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(output(page, 'totalAmount')).toHaveText('₹11,800.00')
  await expect(page).toHaveURL(/#amount=10000&type=exclusive$/)
  await page.getByRole('group', { name: 'Rates since 22 September 2025' }).getByText('40%').press('Enter')
  await expect(output(page, 'totalAmount')).toHaveText('₹14,000.00')
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(output(page, 'netAmount')).toHaveText('₹847.46')
  await expect(page).toHaveURL(/\/gst-calculator$/)
})

test('the table of rates and the bill come when scrolled to', async ({ page }) => {
  await page.goto('/gst-calculator')
  await page.getByRole('heading', { name: 'The same amount at every rate' }).scrollIntoViewIfNeeded()
  await expect(
    page.getByRole('region', { name: 'The same amount at every rate of GST' }).getByRole('row'),
  ).toHaveCount(9)
  await page.getByRole('heading', { name: 'A bill with several rates' }).scrollIntoViewIfNeeded()
  await expect(output(page, 'billTotal')).toHaveText('₹1,705.00')
})

test('a long amount finds room in the headline on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/gst-calculator#type=exclusive&rate=28&amount=1234567890')
  await expect(page.locator('output[name=totalAmount]')).toHaveText('₹1,58,02,46,899.20')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
