import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { testLink } from './results'

testLink('/mobile-recharge-plan-finder?operator=AIRTEL&sort=day#data=1.5&days=140', {
  combinationCost: 1_438,
})

test('with the keyboard alone a price is corrected, kept over a reload, and put back', async ({ page }) => {
  const plan = page.locator('[data-plan=jio-299-28]')
  await openHydrated(page, '/mobile-recharge-plan-finder')
  await plan.getByRole('button', { name: /^Correct/ }).press('Enter')
  await expect(plan.locator('[name=price-jio-299-28]')).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('336')
  await page.keyboard.press('Enter')
  await expect(plan.getByRole('button', { name: /^Correct/ })).toBeFocused()
  await page.reload()
  await expect(plan).toContainText('₹336')
  await expect(plan).toContainText('Your price of')
  await plan.getByRole('button', { name: /^Back to/ }).press('Enter')
  await expect(plan).not.toContainText('Your price of')
})

test('at 360 px nothing is wider than the phone, and the list scrolls in its frame', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/mobile-recharge-plan-finder?operator=all')
  await expect(page.locator('[data-plan]')).toHaveCount(32)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const list = page.getByRole('region', { name: 'Plans that fit' })
  expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
})
