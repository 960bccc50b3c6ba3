import { expect, test } from '@playwright/test'
import { sharedVectors } from '../tests/shared-vectors'
import { openHydrated } from './hydrated'

const path = '/age-calculator'
const vectors = sharedVectors<{
  input: { dob: string; on: string }
  expected: { years: number; months: number; days: number }
}>('age-calculator')

test('links lead to the results of the shared rows', async ({ page }) => {
  test.skip(vectors === null, '../shared/vectors is not there')
  for (const { input, expected } of vectors!.slice(0, 10)) {
    await page.goto('about:blank')
    await page.goto(`${path}#dob=${input.dob}&on=${input.on}`)
    for (const [name, value] of Object.entries(expected))
      await expect(page.locator(`output[name=${name}]`)).toHaveAttribute('data-value', String(value))
  }
})

test('the page as built asks for a date, and the browser fills in today without a mismatch', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await openHydrated(page, path)
  await expect(page.getByText('Select your date of birth.')).toBeVisible()
  const today = await page.evaluate(() => new Date().toLocaleDateString('en-CA'))
  await expect(page.getByLabel('Age on', { exact: true })).toHaveValue(today)
  expect(faults).toEqual([])
})

test('a bad link gets its message', async ({ page }) => {
  await page.goto(`${path}?dob=2190-01-01`)
  await expect(page.getByText('Date of birth cannot be in the future').first()).toBeVisible()
})

test('a day is picked by the keyboard alone', async ({ page }) => {
  await openHydrated(page, path)
  await page.getByRole('button', { name: 'Pick a date' }).press('Enter')
  await page.getByRole('combobox', { name: 'Year' }).selectOption('1998')
  await page.getByRole('combobox', { name: 'Month' }).selectOption('August')
  await page.keyboard.press('Tab')
  await page.locator('[role=grid] [tabindex="0"]').focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Date of birth')).toHaveValue(/^1998-08-\d\d$/)
  await expect(page.locator('output[name=years]')).not.toBeEmpty()
  await expect(page.getByRole('button', { name: 'Pick a date' })).toBeFocused()
})
