import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { output, testLink } from './results'

testLink('/e-stamp-duty-calculator?state=KA&value=10000000', { total: 760000 })
testLink('/e-stamp-duty-calculator#instrument=rent&state=DL&rent=20000&increase=10&deposit=0', { duty: 5040 })

test('when the rates do not load, the page offers to try again, and then to reload', async ({ page }) => {
  await page.route(/stamp-duty-details/, (route) => route.abort())
  await openHydrated(page, '/e-stamp-duty-calculator#state=KA')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(page.getByText('The rates did not load.')).toBeVisible()
  await page.locator('select[name=state]').selectOption('MH')
  await expect(output(page, 'total')).toHaveText('₹5,10,000')
})

test('a state in dispute shows each reading, and all states are compared, without widening a small page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/e-stamp-duty-calculator#state=CH&value=5000000')
  // Lease Warehouse: 6% and 1%.
  await expect(page.getByRole('region', { name: 'Other readings' })).toContainText('₹3,50,000 in total')
  await page.getByRole('heading', { name: 'The same side by side' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('row', { name: /Tamil Nadu/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
