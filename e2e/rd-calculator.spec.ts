import { test } from './site-test'
import { expectResults, testLinks } from './results'

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
