import { expect, type Page, test } from './site-test'
import { downloaded } from './downloads'
import { openHydrated } from './hydrated'
import { testLink } from './results'

// emicalculator.net publishes 1,34,935 a month.
testLink('/emi-calculator#principal=10000000&rate=10.5&years=10', { totalPayment: 16192199.613065638552 })

const field = (page: Page, name: string) => page.locator(`input[name=${name}]`)
const output = (page: Page, name: string) => page.locator(`output[name=${name}]`)
const valueOf = async (page: Page, name: string) =>
  Number(await output(page, name).getAttribute('data-value'))

async function open(page: Page, link = '') {
  await openHydrated(page, `/emi-calculator${link}`)
}

test('the caret stays where one types, while commas come and go', async ({ page }) => {
  await open(page)
  const loan = field(page, 'principal')
  const caret = () => loan.evaluate((input: HTMLInputElement) => input.selectionStart)
  await loan.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('25')
  await expect(loan).toHaveValue('12,50,00,000')
  expect(await caret()).toBe(4)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(loan).toHaveValue('10,00,000')
  expect(await caret()).toBe(1)
  await page.keyboard.press('Backspace')
  await page.keyboard.type('9')
  await expect(loan).toHaveValue('90,00,000')
  expect(await caret()).toBe(1)
})

test('on a phone the answer stays in sight with whichever field is used', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '#once=100000')
  for (const name of ['principal', 'rate', 'years', 'start', 'once', 'onceAfter', 'monthly', 'yearly']) {
    await field(page, name).focus()
    const bar = page.locator('.result-bar')
    await expect(bar, name).toBeInViewport({ ratio: 0.99 })
    await expect(bar, name).toContainText((await output(page, 'emi').textContent())!)
    await expect(field(page, name), name).toBeInViewport({ ratio: 1 })
    const uncovered = await field(page, name).evaluate((input) => {
      const { left, top, width, height } = input.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === input
    })
    expect(uncovered, `${name} is not covered`).toBe(true)
  }
  // Wherever it is tapped, it leads to the whole result, and then lies behind it.
  const bar = page.locator('.result-bar')
  await bar.click({ position: { x: 20, y: 20 } })
  await expect(page.locator('#result')).toBeFocused()
  const topOf = async (selector: string) => (await page.locator(selector).boundingBox())!.y
  expect(await topOf('.result-bar')).toBeGreaterThanOrEqual(await topOf('.headline'))
})

test('a copied link opens the very same result', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await field(page, 'principal').fill('34,53,000')
  await field(page, 'rate').fill('9.15')
  await page.locator('label').filter({ hasText: 'Months' }).click()
  await field(page, 'months').fill('100')
  const emi = await valueOf(page, 'emi')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Copy link to this result' }).click()
  await expect(page.locator('.toast')).toContainText('Link to this result')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await expect(page).toHaveURL(link)
  const other = await context.newPage()
  await other.goto(link)
  await expect(output(other, 'emi')).toHaveAttribute('data-value', String(emi))
  await expect(field(other, 'months')).toHaveValue('100')
})

test('with the keyboard alone: fields, choices, prepayments, schedule and reset', async ({ page }) => {
  await open(page)
  await field(page, 'principal').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('20 lakh')
  await expect(output(page, 'emi')).toHaveText('₹17,356')
  await page.locator('input[name=tenureIn][value=years]').focus()
  await page.keyboard.press('ArrowRight')
  await expect(field(page, 'months')).toHaveValue('240')
  await page.locator('form summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(field(page, 'once')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('1 lakh')
  await expect(output(page, 'interestSaved')).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).focus()
  await page.keyboard.press('Enter')
  await expect(output(page, 'emi')).toHaveText('₹8,678')
  await expect(output(page, 'interestSaved')).toBeHidden()
  await expect(page).toHaveURL(/\/emi-calculator$/)
  await page.getByRole('heading', { name: 'Year by year' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'By month' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('rowheader')).toHaveCount(240)
})

test('the answer is saved as a picture where no sheet takes it', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const { name, bytes } = await downloaded(page, 'Picture')
  expect(name).toBe('emi-calculator.png')
  // A PNG names its width and height after its head.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1080])
})
