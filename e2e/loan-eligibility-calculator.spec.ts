import { expect, test } from './site-test'
import { linkOfVector, savingsVectors } from '../tests/savings-vectors'
import { openHydrated } from './hydrated'
import { expectLinks, output } from './results'

test('links lead to figures that are worked out by hand or by an oracle', async ({ page }) => {
  const shared = savingsVectors('loan-eligibility').map((row) => ({
    link: linkOfVector(row),
    expected: row.expected as Record<string, number | string>,
  }))
  await expectLinks(page, '/loan-eligibility-calculator', [
    {
      working: '(1,00,000 × 50% − 10,000) × 100, and 80% of 45,00,000',
      link: 'otherEmis=10000&ratePct=0&months=100&propertyValue=4500000',
      expected: { affordableEmi: 40000, loanByIncome: 4000000, loanByValue: 3600000, ownMoney: 900000 },
    },
    ...shared,
  ])
})

test('the EMI calculator opens with the loan', async ({ page }) => {
  await openHydrated(page, '/loan-eligibility-calculator#ratePct=0&months=100')
  await page.getByRole('link', { name: 'EMI schedule of this loan' }).click()
  await expect(output(page, 'emi')).toHaveText('₹50,000')
})
