import { expect, test } from '@playwright/test'
import { sharedVectors } from '../tests/shared-vectors'
import { openHydrated } from './hydrated'

const path = '/percentage-calculator'
const vectors = sharedVectors<{
  input: { mode: string; x: number; y: number }
  expected: { result: number }
}>('percentage-calculator')

test('the default result stands in the page as built', async ({ request }) => {
  const html = await (await request.get(path)).text()
  expect(html).toMatch(/<output name="result" data-value="5"/)
})

test('links lead to the results of the shared rows', async ({ page }) => {
  test.skip(vectors === null, '../shared/vectors is not there')
  for (const { input, expected } of vectors!.slice(0, 10)) {
    await page.goto('about:blank')
    await page.goto(`${path}#mode=${input.mode}&x=${input.x}&y=${input.y}`)
    const result = page.locator('output[name=result]')
    await expect(result).not.toHaveAttribute('data-value', '')
    await expect
      .poll(async () => Number(await result.getAttribute('data-value')))
      .toBeCloseTo(expected.result, 8)
  }
})

test('a bad link gets the message of its field', async ({ page }) => {
  await page.goto(`${path}?x=twelve`)
  await expect(page.getByText('Invalid input')).toBeVisible()
  await expect(page.getByText('Enter valid numbers to calculate.').first()).toBeVisible()
})

test('everything is reached by the keyboard alone', async ({ page }) => {
  await openHydrated(page, path)
  await page.getByRole('combobox', { name: 'Question' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('438')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('500')
  await expect(page.locator('output[name=result]')).toHaveText('87.6%')
  await expect(page).toHaveURL(/#mode=isWhatPercentOf&x=438&y=500$/)
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(page.locator('output[name=result]')).toHaveText('5')
})
