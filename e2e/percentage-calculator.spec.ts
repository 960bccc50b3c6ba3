import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { clippedOptions } from './layout'
import { testLinks } from './results'

const path = '/percentage-calculator'

test('the default result is in the page as built', async ({ request }) => {
  const html = await (await request.get(path)).text()
  expect(html).toMatch(/<output name="result" data-value="5"/)
})

testLinks('percentage-calculator', [
  { working: '15 × 24', link: 'mode=percentOf&x=15&y=2400', expected: { result: 360 } },
  { working: '438 ÷ 5', link: 'mode=isWhatPercentOf&x=438&y=500', expected: { result: 87.6 } },
  { working: '13,000 ÷ 520', link: 'mode=percentChange&x=52000&y=65000', expected: { result: 25 } },
  {
    working: '300 ÷ 200: from a loss to a profit is a rise',
    link: 'mode=percentChange&x=-200&y=100',
    expected: { result: 150 },
  },
])

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
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Change the sign of/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('500')
  await expect(page.locator('output[name=result]')).toHaveText('87.6%')
  await expect(page).toHaveURL(/#mode=isWhatPercentOf&x=438&y=500$/)
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(page.locator('output[name=result]')).toHaveText('5')
})

test('on a phone no question is cut off in its list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openHydrated(page, '/percentage-calculator')
  expect(await clippedOptions(page)).toEqual([])
})
