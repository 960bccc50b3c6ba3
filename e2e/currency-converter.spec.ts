import { expect, test } from './site-test'
import { output } from './results'

test('a link leads to its sum, a currency beyond the ten included', async ({ page }) => {
  await page.goto('/currency-converter?amount=250&from=THB#to=AED')
  await expect(output(page, 'result')).toHaveText(/^AED\s\d+\.\d\d$/)
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('THB')
  const figure = async (name: string) => Number(await output(page, name).getAttribute('data-value'))
  expect((await figure('result')) / (await figure('rate'))).toBeCloseTo(250, 9)
})
