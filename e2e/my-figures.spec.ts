import { expect, test } from './site-test'
import { openHydrated } from './hydrated'

test('/my-figures are offered by tools, and fill a field on a press alone', async ({ page }) => {
  await openHydrated(page, '/loan-eligibility-calculator')
  await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(0)
  await openHydrated(page, '/my-figures')
  await page.getByLabel('Yearly income').fill('1800000')
  await page.getByLabel('State or union territory').selectOption('Delhi')
  expect(await page.evaluate(() => localStorage.getItem('ownFigures'))).toBeNull()
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expect(page.getByText('Saved on this device.')).toBeVisible()
  await openHydrated(page, '/loan-eligibility-calculator')
  const income = page.locator('[name=monthlyIncome]')
  await expect(page.getByRole('button', { name: 'Use ₹1,50,000' })).toBeVisible()
  await expect(income).toHaveValue('1,00,000')
  await page.getByRole('button', { name: 'Use ₹1,50,000' }).click()
  await expect(income).toHaveValue('1,50,000')
  await expect(page).toHaveURL(/#monthlyIncome=150000$/)
  await openHydrated(page, '/e-stamp-duty-calculator')
  await page.getByRole('button', { name: 'Use Delhi' }).click()
  await expect(page.locator('[name=state]')).toHaveValue('DL')
})
