import { test } from './site-test'
import { linkOfVector, savingsVectors } from '../tests/savings-vectors'
import { expectLinks } from './results'

test('links lead to figures that are worked out by hand or published', async ({ page }) => {
  const shared = savingsVectors('ppf').map((row) => ({
    link: linkOfVector(row),
    expected: row.expected as Record<string, number>,
  }))
  await expectLinks(page, '/ppf-calculator', [
    {
      working: '1,50,000 × 7.1% × 11 ÷ 12 = 9,762.50, and half a rupee up',
      link: 'firstFinancialYear=2026&financialYears=1&rates=7.1&deposits=year_150000_2026-04-06_',
      expected: { deposited: 150000, interest: 9763, balance: 159763, balanceUnrounded: 159762.5 },
    },
    {
      working: 'fifteen deposits, 40,68,208, and 7.1% of a year without one until 1 April 2042',
      link: 'firstFinancialYear=2026&rates=7.1',
      expected: { balance: 4068208, maturityBalance: 4357051, maturityDate: '2042-04-01' },
    },
    ...shared,
  ])
})
