import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { expectStill } from './layout'

test('a kept receipt opens again and nothing moves', async ({ page }) => {
  await openHydrated(page, '/receipt-generator')
  await page.locator('[name=companyName]').fill('Asha Traders')
  await page.locator('[name=amount]').fill('1 lakh')
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(stored).toContain('Asha Traders')
  await expectStill(page, '/receipt-generator', 768)
  await expect(page.getByRole('heading', { name: 'Still missing' })).toBeVisible()
})
