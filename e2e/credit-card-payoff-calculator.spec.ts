import { expect, test } from '@playwright/test'
import { openHydrated } from './hydrated'
import { testSharedLinks, output } from './results'

const ROUTE = '/credit-card-payoff-calculator'

test('a fresh page holds its answer before any script has run', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(ROUTE)
  await expect(output(page, 'months')).toHaveText('31 months')
  await page.close()
})

testSharedLinks('credit-card-payoff-calculator')

test('a link with a payment below the interest shows the error, and no result', async ({ page }) => {
  await page.goto(`${ROUTE}#payment=1500`)
  const message = 'Monthly payment must be greater than ₹1,500 to cover interest.'
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(message)
  await expect(page.getByRole('region', { name: 'Result' }).getByText(message)).toBeVisible()
  await expect(output(page, 'months')).toHaveCount(0)
})

test('with the keyboard alone: chosen, typed, answered, in the link, and reset', async ({ page }) => {
  await openHydrated(page, ROUTE)
  await page.locator('[name=mode]').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(output(page, 'requiredPayment')).toHaveText('₹2,952')
  await page.keyboard.press('Tab')
  await expect(page.locator('input[name=months]')).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('12')
  await expect(output(page, 'requiredPayment')).toHaveText('₹5,023')
  await expect(page).toHaveURL(/#mode=time&months=12$/)
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(output(page, 'months')).toHaveText('31 months')
  await expect(page).toHaveURL(/\/credit-card-payoff-calculator$/)
})

test('a link carries several cards to their orders', async ({ page }) => {
  await page.goto(`${ROUTE}#cards=60000_42_2500*20000_30_1000&budget=7000`)
  await page.getByRole('heading', { name: /Several cards/ }).scrollIntoViewIfNeeded()
  await expect(output(page, 'avalancheMonths')).toBeVisible()
  await expect(page.locator('[name=cards-2-balance]')).toHaveValue('20,000')
  await page.getByRole('button', { name: 'Remove card 2' }).click()
  await expect(page).toHaveURL(/#cards=60000_42_2500&budget=7000$/)
})
