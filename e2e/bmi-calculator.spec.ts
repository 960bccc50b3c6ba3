import { expect, test } from '@playwright/test'
import { sharedVectors } from '../tests/shared-vectors'
import { openHydrated } from './hydrated'

const path = '/bmi-calculator'
const vectors = sharedVectors<{
  input: Record<string, string | number>
  expected: { bmi: number; category: string }
}>('bmi-calculator')

test('the default result stands in the page as built', async ({ request }) => {
  const html = await (await request.get(path)).text()
  expect(html).toMatch(/<output name="bmi" data-value="24\.22145/)
  expect(html).toMatch(/<output name="category" data-value="Normal weight"/)
})

test('links lead to the results of the shared rows', async ({ page }) => {
  test.skip(vectors === null, '../shared/vectors is not there')
  for (const { input, expected } of vectors!.slice(0, 10)) {
    const fragment = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
    await page.goto('about:blank')
    await page.goto(`${path}#${fragment}`)
    const index = page.locator('output[name=bmi]')
    await expect.poll(async () => Number(await index.getAttribute('data-value'))).toBeCloseTo(expected.bmi, 8)
    await expect(page.locator('output[name=category]')).toHaveAttribute('data-value', expected.category)
  }
})

test('a bad link gets the message of its field', async ({ page }) => {
  await page.goto(`${path}?height=400`)
  await expect(page.getByText('Enter 300 cm or less.')).toBeVisible()
  await expect(page.getByText('Enter valid height and weight to calculate BMI.')).toBeVisible()
})

test('units are switched and measures typed by the keyboard alone', async ({ page }) => {
  await openHydrated(page, path)
  await page.getByRole('radio', { name: /Metric/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('6')
  await expect(page.locator('output[name=bmi]')).toHaveText('17.3')
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(page.locator('output[name=bmi]')).toHaveText('24.2')
})

test('a link with the Indian standard decides category and range by it alone', async ({ page }) => {
  await page.goto(`${path}#standard=indian`)
  await expect(page.locator('output[name=indianCategory]')).toHaveAttribute('data-value', 'Overweight')
  await expect(page.locator('output[name=category]')).toHaveCount(0)
})
