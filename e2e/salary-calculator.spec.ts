import { expect, test } from './site-test'
import { openHydrated } from './hydrated'

test('the salary line by line comes as a file', async ({ page }) => {
  await openHydrated(page, '/salary-calculator#basic=50000&hra=20000&special=30000&state=Delhi&pf=ceiling')
  await page.getByRole('heading', { name: 'Both regimes, payslip and working' }).scrollIntoViewIfNeeded()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).first().click()
  expect((await download).suggestedFilename()).toMatch(/^salary.*\.csv$/)
})
