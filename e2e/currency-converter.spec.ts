import { expect, test } from './site-test'
import { output } from './results'

test('a fresh page holds its answer and its day before any script has run', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/currency-converter')
  await expect(output(page, 'result')).toHaveText(/^₹\d+\.\d\d$/)
  await expect(output(page, 'rate')).toHaveText(/^1 USD = ₹\d+\.\d{4}$/)
  await expect(page.getByText(/^At the rate of \d+ \w+ \d{4}$/)).toBeVisible()
  await page.close()
})

test('a link leads to its sum, a currency beyond the ten included', async ({ page }) => {
  await page.goto('/currency-converter?amount=250&from=THB#to=AED')
  await expect(output(page, 'result')).toHaveText(/^AED\s\d+\.\d\d$/)
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('THB')
  const figure = async (name: string) => Number(await output(page, name).getAttribute('data-value'))
  expect((await figure('result')) / (await figure('rate'))).toBeCloseTo(250, 9)
})
