import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { expectResults, output, testLinks } from './results'

test('a fresh page holds its answer before any script has run', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/rd-calculator')
  await expect(output(page, 'maturityAmount')).toHaveText('₹3,55,284')
  await page.close()
})

testLinks('rd-calculator', [
  {
    working: '1,000 × (1.01 + 1.01² + 1.01³) = 1,010 + 1,020.10 + 1,030.301',
    link: 'amount=1000&rate=12&months=3',
    expected: { totalInvestment: 3000, totalInterest: 60.401, maturityAmount: 3060.401 },
  },
  {
    working: '2,000 × (1.005 + … + 1.005¹²)',
    link: 'amount=2000&rate=6&months=12',
    expected: { totalInvestment: 24000, totalInterest: 794.480369528827, maturityAmount: 24794.480369528827 },
  },
])

test('the banks’ example leads to its published figure', async ({ page }) => {
  await page.goto('/rd-calculator#amount=5000&rate=7.5&months=18&method=quarterly')
  await expectResults(page, { maturityAmount: 95502.35083764126 })
})

test('a link with a bad value shows the message of its field, and no answer', async ({ page }) => {
  await page.goto('/rd-calculator#months=1.5')
  await expect(page.getByText('Enter a whole number.')).toBeVisible()
  await expect(page.getByText('Enter values to calculate.')).toBeVisible()
  await expect(output(page, 'maturityAmount')).toHaveCount(0)
})

test('with the keyboard alone: typed, chosen, answered, in the link, and reset', async ({ page }) => {
  await openHydrated(page, '/rd-calculator')
  await page.locator('[name=amount]').focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('10000')
  await expect(output(page, 'maturityAmount')).toHaveText('₹7,10,568')
  await page.locator('[name=method]:checked').focus()
  await page.keyboard.press('ArrowRight')
  await expect(output(page, 'maturityAmount')).toHaveText('₹7,09,908')
  await expect(page).toHaveURL(/#amount=10000&method=quarterly$/)
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(output(page, 'maturityAmount')).toHaveText('₹3,55,284')
  await expect(page).toHaveURL(/\/rd-calculator$/)
})

test('the schedule and the comparison come when scrolled to', async ({ page }) => {
  await page.goto('/rd-calculator')
  await page.getByRole('heading', { name: 'Year by year' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: 'The deposit by year' }).getByRole('row')).toHaveCount(6)
  await page.getByRole('button', { name: 'By month' }).click()
  await expect(page.getByRole('region', { name: 'The deposit by month' }).getByRole('row')).toHaveCount(61)
  await page.getByRole('heading', { name: 'Compared with a fixed deposit' }).scrollIntoViewIfNeeded()
  await expect(output(page, 'fdPrincipal')).toHaveText('₹2,57,374')
})
