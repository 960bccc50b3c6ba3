import { expect, test } from './site-test'
import { downloaded } from './downloads'
import { holdWorker } from './hold-worker'

test('another year is there also when its answer is late', async ({ page }) => {
  const release = await holdWorker(page)
  await page.goto('/indian-festival-calendar#year=2026')
  await page.getByLabel('Year').selectOption('2031')
  await expect(page.getByRole('region', { name: 'Result' })).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('heading', { name: 'Festivals and holidays of 2031' })).toBeVisible()
})

test('a year can be saved as a calendar file', async ({ page }) => {
  await page.goto('/indian-festival-calendar#year=2026')
  expect((await downloaded(page, 'Save 2026 as calendar file')).name).toBe('festivals-2026.ics')
})
