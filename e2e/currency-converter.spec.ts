import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
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

test('a bad amount in a link shows the message of its field, and no answer', async ({ page }) => {
  await page.goto('/currency-converter#amount=1.2.3')
  await expect(page.getByText('Enter digits with at most one decimal point, such as 1500.50.')).toBeVisible()
  await expect(output(page, 'result')).toHaveCount(0)
})

test('with the keyboard alone: typed, chosen, swapped, in the link, and reset', async ({ page }) => {
  await openHydrated(page, '/currency-converter')
  await page.locator('[name=amount]').focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('100')
  await page.keyboard.press('Tab')
  await page.keyboard.type('EUR')
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('EUR')
  await page.getByRole('button', { name: 'Swap' }).press('Enter')
  await expect(output(page, 'result')).toHaveText(/^€\d\.\d\d$/)
  await expect(page).toHaveURL(/#amount=100&from=INR&to=EUR$/)
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(output(page, 'rate')).toHaveText(/^1 USD = ₹/)
  await expect(page).toHaveURL(/\/currency-converter$/)
})

test('a currency is found by its country, and what a card adds is worked out', async ({ page }) => {
  await page.goto('/currency-converter')
  await page.getByText('Find a currency by name or country', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Name, code or country' }).fill('bhutan')
  await page.getByRole('button', { name: 'From Bhutanese Ngultrum' }).click()
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('BTN')
  await page.getByText('Card or bank charges', { exact: true }).click()
  await page.getByRole('combobox', { name: 'How you pay or exchange' }).selectOption('card')
  await expect(output(page, 'inTheEnd')).toHaveText(/^₹\d/)
  await page.getByRole('heading', { name: 'Common amounts' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: 'Common amounts of BTN and INR' })).toBeVisible()
})

for (const width of [360, 1280])
  test(`nothing moves and nothing is wider than the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openHydrated(page, '/currency-converter')
    await page.waitForTimeout(300)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.001)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
