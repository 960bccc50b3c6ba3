import { readFileSync } from 'node:fs'
import { expect, type Page, test } from './site-test'
import { openHydrated } from './hydrated'

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('ownFigures'))

async function saveFigures(page: Page) {
  await openHydrated(page, '/my-figures')
  await page.getByLabel('Yearly income').fill('1800000')
  await page.getByLabel('State or union territory').selectOption('Delhi')
  expect(await stored(page)).toBeNull()
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expect(page.getByText('Saved on this device.')).toBeVisible()
}

test('/my-figures are offered by tools, and fill a field on a press alone', async ({ page }) => {
  await openHydrated(page, '/loan-eligibility-calculator')
  await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(0)
  await saveFigures(page)
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

test('/my-figures go into the copy of all that is saved, are erased and come back', async ({ page }) => {
  await saveFigures(page)
  const before = await stored(page)
  await openHydrated(page, '/saved-data')
  await expect(page.getByRole('rowheader', { name: 'My figures' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a copy (JSON)' }).click()
  const copy = await (await download).path()
  await openHydrated(page, '/my-figures')
  await page.getByRole('button', { name: 'Erase my figures' }).click()
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(page.getByLabel('Yearly income')).toHaveValue('')
  expect(await stored(page)).toBeNull()
  await openHydrated(page, '/saved-data')
  await page.getByLabel('Restore from a copy').setInputFiles({
    name: 'copy.json',
    mimeType: 'application/json',
    buffer: readFileSync(copy),
  })
  await expect(page.getByText(/^Restored the copy of /)).toBeVisible()
  expect(await stored(page)).toBe(before)
})
