import { expect, test } from '@playwright/test'
import { openHydrated } from './hydrated'
import { testSharedLinks, output } from './results'

test('a fresh page holds its answer before any script has run', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/sip-calculator')
  await expect(output(page, 'futureValue')).toHaveText('₹11,61,695')
  await page.close()
})

testSharedLinks('sip-calculator')

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
