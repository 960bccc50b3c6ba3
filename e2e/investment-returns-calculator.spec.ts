import { expect, test } from './site-test'
import { output, testLinks } from './results'

const ROUTE = '/investment-returns-calculator'

testLinks('investment-returns-calculator', [
  {
    working: '1,000 × 1.1² + 100 × (1.1² + 1.1) = 1,210 + 231',
    link: 'initial=1000&annual=100&years=2&rate=10',
    expected: { totalInvestment: 1200, totalGrowth: 241, totalReturnPercent: 241 / 12, futureValue: 1441 },
  },
  {
    working: '1,000 × (1.1 + 1.1² + 1.1³) = 1,100 + 1,210 + 1,331',
    link: 'initial=0&annual=1000&years=3&rate=10',
    expected: { totalInvestment: 3000, totalGrowth: 641, totalReturnPercent: 641 / 30, futureValue: 3641 },
  },
  {
    working: 'no growth: 5,000 + 4 × 1,000',
    link: 'initial=5000&annual=1000&years=4&rate=0',
    expected: { totalInvestment: 9000, totalGrowth: 0, totalReturnPercent: 0, futureValue: 9000 },
  },
])

test('a link carries dated payments to their rate', async ({ page }) => {
  await page.goto(`${ROUTE}#measure=xirr&flows=2021-01-01_100000_in*2022-01-01_110000_out`)
  await page.getByRole('heading', { name: 'Measure a past investment' }).scrollIntoViewIfNeeded()
  await expect(output(page, 'xirr')).toHaveText('10%')
  await page.getByRole('button', { name: 'Add another payment' }).click()
  await expect(page).toHaveURL(/flows=2021-01-01_100000_in\*2022-01-01_110000_out\*2022-01-01_110000_out$/)
})
