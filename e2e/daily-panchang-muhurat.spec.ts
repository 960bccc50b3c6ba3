import { expect, test } from './site-test'
import { holdWorker } from './hold-worker'

test('the next day is one press away, also when the answers are late', async ({ page }) => {
  const release = await holdWorker(page)
  await page.goto('/daily-panchang-muhurat#date=2026-01-01')
  const result = page.getByRole('region', { name: 'Result', exact: true })
  await expect(result).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('button', { name: 'Next day' }).click()
  await expect(page).toHaveURL(/#date=2026-01-02$/)
  release()
  await expect(page.getByRole('heading', { name: 'Friday, 2 January 2026' })).toBeVisible()
  await expect(result).toHaveAttribute('aria-busy', 'false')
})
