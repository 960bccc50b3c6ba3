import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { output, testLinks } from './results'

test('a fresh page holds its answer before any script has run', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/fd-calculator')
  await expect(output(page, 'maturityAmount')).toHaveText('₹1,41,478')
  await page.close()
})

testLinks('fd-calculator', [
  {
    working: '1,00,000 × 1.08²',
    link: 'principal=100000&rate=8&years=2&frequency=1',
    expected: { totalInterest: 16640, maturityAmount: 116640 },
  },
  {
    working: '1,00,000 × 1.05²',
    link: 'principal=100000&rate=10&years=1&frequency=2',
    expected: { totalInterest: 10250, maturityAmount: 110250 },
  },
  {
    working: '1,00,000 × 1.02⁴',
    link: 'principal=100000&rate=8&years=1&frequency=4',
    expected: { totalInterest: 8243.216, maturityAmount: 108243.216 },
  },
  {
    working: '1,00,000 × 1.01¹²',
    link: 'principal=100000&rate=12&years=1&frequency=12',
    expected: { totalInterest: 12682.503013196972, maturityAmount: 112682.503013196972 },
  },
])

test('a link with a bad value shows the message of its field, and no answer', async ({ page }) => {
  await page.goto('/fd-calculator#frequency=3')
  await expect(
    page.getByText('Choose one of “Annually”, “Half-Yearly”, “Quarterly”, “Monthly”.'),
  ).toBeVisible()
  await expect(page.getByText('Enter values to calculate.')).toBeVisible()
  await expect(output(page, 'maturityAmount')).toHaveCount(0)
})

test('with the keyboard alone: typed, chosen, answered, in the link, and reset', async ({ page }) => {
  await openHydrated(page, '/fd-calculator')
  await page.locator('[name=principal]').focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('1000000')
  await expect(output(page, 'maturityAmount')).toHaveText('₹14,14,778')
  await page.locator('form summary').press('Enter')
  await page.locator('[name=payout]:checked').focus()
  await page.keyboard.press('ArrowRight')
  await expect(output(page, 'payoutAmount')).toHaveText('₹5,799.63')
  await expect(page).toHaveURL(/#principal=1000000&payout=monthly$/)
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(output(page, 'maturityAmount')).toHaveText('₹1,41,478')
  await expect(page).toHaveURL(/\/fd-calculator$/)
})

test('the chart and the tax table come when scrolled to', async ({ page }) => {
  await page.goto('/fd-calculator#principal=800000&years=1&start=2026-04-01')
  await page.getByRole('heading', { name: 'Year by year' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: 'The deposit by year' })).toBeVisible()
  await page.getByRole('heading', { name: 'Interest and TDS by financial year' }).scrollIntoViewIfNeeded()
  await expect(output(page, 'totalTds')).toHaveText('₹5,749')
})
