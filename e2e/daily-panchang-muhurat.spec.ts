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

test('a town of the shipped list is found by its first letters', async ({ page }) => {
  await page.goto('/daily-panchang-muhurat#date=2026-11-30&city=other')
  await page.getByLabel('Town or city').fill('Pune')
  await page.getByRole('listbox', { name: 'Towns and cities' }).getByRole('option').first().click()
  await expect(page.getByText(/^Pune, Maharashtra ·/)).toBeVisible()
  await expect(page).toHaveURL(/place=Pune/)
})
