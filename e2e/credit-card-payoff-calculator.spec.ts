import { expect, test } from './site-test'
import { output, testLinks } from './results'

const ROUTE = '/credit-card-payoff-calculator'

testLinks('credit-card-payoff-calculator', [
  {
    working: 'interest 100, 51 and 1.51; the third payment is the 152.51 left',
    link: 'balance=10000&apr=12&mode=fixed&payment=5000',
    expected: { months: 3, totalInterest: 152.51, totalPaid: 10152.51 },
  },
  {
    working: 'interest 180, 103.60 and 25.672; the third payment is 1,309.272',
    link: 'balance=9000&apr=24&mode=fixed&payment=4000',
    expected: { months: 3, totalInterest: 309.272, totalPaid: 9309.272 },
  },
  {
    working: 'twice 1,00,000 × 1.01² ÷ 2.01',
    link: 'balance=100000&apr=12&mode=time&months=2',
    expected: {
      requiredPayment: 102010 / 2.01,
      totalPaid: 204020 / 2.01,
      totalInterest: 204020 / 2.01 - 100000,
    },
  },
])

test('a link carries several cards to their orders', async ({ page }) => {
  await page.goto(`${ROUTE}#cards=60000_42_2500*20000_30_1000&budget=7000`)
  await page.getByRole('heading', { name: /Several cards/ }).scrollIntoViewIfNeeded()
  await expect(output(page, 'avalancheMonths')).toBeVisible()
  await expect(page.locator('[name=cards-2-balance]')).toHaveValue('20,000')
  await page.getByRole('button', { name: 'Remove card 2' }).click()
  await expect(page).toHaveURL(/#cards=60000_42_2500&budget=7000$/)
})
