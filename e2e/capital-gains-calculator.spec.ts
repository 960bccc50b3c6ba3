import { expect, test } from './site-test'
import { downloaded } from './downloads'
import { openHydrated } from './hydrated'

test('the sales of a year come as a file', async ({ page }) => {
  await openHydrated(page, '/capital-gains-calculator#sales=gold_2022-05-01_2026-06-01_500000_1100000_')
  await page.getByRole('heading', { name: 'Rates, exemptions and sources' }).scrollIntoViewIfNeeded()
  expect((await downloaded(page, 'Download CSV')).name).toBe('capital-gains.csv')
})
