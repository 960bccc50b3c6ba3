import { expect, test } from './site-test'
import { output, testLink } from './results'

// Twice 1,00,000 × 1.01² ÷ 2.01.
testLink('/credit-card-payoff-calculator#balance=100000&apr=12&mode=time&months=2', {
  totalPaid: 204020 / 2.01,
})

const ROUTE = '/credit-card-payoff-calculator'

test('a link carries several cards to their orders', async ({ page }) => {
  await page.goto(`${ROUTE}#cards=60000_42_2500*20000_30_1000&budget=7000`)
  await page.getByRole('heading', { name: /Several cards/ }).scrollIntoViewIfNeeded()
  await expect(output(page, 'avalancheMonths')).toBeVisible()
  await expect(page.locator('[name=cards-2-balance]')).toHaveValue('20,000')
  await page.getByRole('button', { name: 'Remove card 2' }).click()
  await expect(page).toHaveURL(/#cards=60000_42_2500&budget=7000$/)
})
