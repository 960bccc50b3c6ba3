import { expect, test } from './site-test'

test('every answer found elsewhere is computed in the browser, and agrees', async ({ page }) => {
  await page.goto('/proof')
  await expect(page.getByText(/^All \d+ answers agree with their sources\.$/)).toBeVisible()
  await expect(page.getByText(/^= \S/)).not.toHaveCount(0)
  await expect(page.getByText(/^≠/)).toHaveCount(0)
})
