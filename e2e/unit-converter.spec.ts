import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { expectStill } from './layout'
import { output } from './results'

test('a fresh page holds its answer before any script has run', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/unit-converter')
  await expect(output(page, 'result')).toHaveText('0.001 km')
  await page.close()
})

test('with the keyboard alone: asked as text, swapped, in the link, and reset', async ({ page }) => {
  await openHydrated(page, '/unit-converter')
  await page.getByRole('textbox', { name: 'Ask in words' }).focus()
  await page.keyboard.type('2 bigha (UP) in acre')
  await expect(output(page, 'result')).toHaveText('1.25 ac')
  await page.getByRole('button', { name: 'Swap' }).press('Enter')
  await expect(output(page, 'result')).toHaveAttribute('data-value', '2')
  await expect(page).toHaveURL(/#category=area&value=1\.25&from=acre&to=bighaUttarPradesh$/)
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(page).toHaveURL(/\/unit-converter$/)
})

for (const width of [360, 1280])
  test(`nothing moves and nothing is wider than the page at ${width} px`, async ({ page }) => {
    await expectStill(page, '/unit-converter', width)
  })
