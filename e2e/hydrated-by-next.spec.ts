import { expect, test } from './site-test'
import { NEXT_SITE, testSitesAreThere } from '../scripts/test-sites.mjs'
import { servePagesFrom } from './pages-from-disk'

/** `JANTAR_HYDRATE=next`: the same pages with Next's own script. */
test.skip(!testSitesAreThere(), 'npm run test:sites makes this site; it was not made of this build')

test('the site built for Next’s own script works', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await servePagesFrom(NEXT_SITE, page)
  await page.goto('/emi-calculator', { waitUntil: 'networkidle' })
  expect(await page.content()).toContain('__next_f')
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('500000')
  await expect(page.locator('output[name=emi]')).toHaveText(/4,339/)
  await expect(page).toHaveURL(/#principal=500000$/)
  await page.getByRole('heading', { name: 'Year by year' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('button', { name: 'Theme: system. Change to light.' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.goto('/age-calculator#dob=1990-05-05')
  // Only an island waits until a link has filled it.
  await expect(page.locator('article output').first()).toBeVisible({ timeout: 2_000 })
  await page.goto('/404')
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeVisible()
  expect(faults).toEqual([])
})
