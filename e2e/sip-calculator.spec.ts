import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { output, testLinks } from './results'

test('a fresh page holds its answer before any script has run', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/sip-calculator')
  await expect(output(page, 'futureValue')).toHaveText('₹11,61,695')
  await page.close()
})

testLinks('sip-calculator', [
  {
    working: '1,000 × (1.01 + 1.01² + … + 1.01¹²)',
    link: 'amount=1000&rate=12&years=1',
    expected: { totalInvestment: 12000, estimatedReturns: 809.328043328942, futureValue: 12809.328043328942 },
  },
  {
    working: 'without growth the instalments alone: 24 × 2,500',
    link: 'amount=2500&rate=0&years=2',
    expected: { totalInvestment: 60000, estimatedReturns: 0, futureValue: 60000 },
  },
  {
    working: '5,000 × (1.01¹²⁰ − 1) ÷ 0.01 × 1.01',
    link: 'amount=5000&rate=12&years=10',
    expected: { totalInvestment: 600000, futureValue: 1161695.38175970085 },
  },
])

test('a link with a bad value shows the message of its field, and no answer', async ({ page }) => {
  await page.goto('/sip-calculator#years=never')
  await expect(page.getByText('Enter a number, such as 20.')).toBeVisible()
  await expect(page.getByText('Enter values to calculate.')).toBeVisible()
  await expect(output(page, 'futureValue')).toHaveCount(0)
})

test('with the keyboard alone: typed, answered, in the link, and reset', async ({ page }) => {
  await openHydrated(page, '/sip-calculator')
  await page.locator('[name=amount]').focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('10000')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator('[name=rate]')).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('10')
  await expect(output(page, 'futureValue')).toHaveText('₹20,65,520')
  await expect(page).toHaveURL(/#amount=10000&rate=10$/)
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(output(page, 'futureValue')).toHaveText('₹11,61,695')
  await expect(page).toHaveURL(/\/sip-calculator$/)
})

test('the chart, the table and the withdrawals come when scrolled to', async ({ page }) => {
  await page.goto('/sip-calculator')
  await page.getByRole('heading', { name: 'Year by year' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: 'The SIP by year' }).getByRole('row')).toHaveCount(11)
  await page.getByRole('heading', { name: 'Monthly withdrawals afterwards (SWP)' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: 'The withdrawals by year' })).toBeVisible()
  await expect(output(page, 'withdrawalMonths')).not.toBeEmpty()
})
