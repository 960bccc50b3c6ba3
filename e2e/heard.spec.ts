import { expect, type Page, test } from './site-test'
import { openHydrated } from './hydrated'
import { heard, listenTo } from './live-regions'

/** A second after the last key, and a little for the machine. */
const PAUSE_MS = 1_500

async function open(page: Page, path: string) {
  await listenTo(page)
  await openHydrated(page, path)
  await heard(page)
}

async function heardAfterPause(page: Page): Promise<string[]> {
  await page.waitForTimeout(PAUSE_MS)
  return heard(page)
}

test('/emi-calculator speaks its answer once, a second after the last key, and nothing while a number is half typed', async ({
  page,
}) => {
  await open(page, '/emi-calculator')
  const amount = page.getByRole('textbox', { name: 'Loan amount' })
  await amount.focus()
  await page.keyboard.press('Control+a')
  await amount.pressSequentially('25 la', { delay: 30 })
  expect(await heardAfterPause(page)).toEqual([])
  await amount.pressSequentially('kh', { delay: 30 })
  expect(await heardAfterPause(page)).toEqual(['Monthly EMI ₹21,696'])
  expect(await heardAfterPause(page)).toEqual([])
  // A long answer is in words.
  await amount.fill('90 crore')
  expect((await heardAfterPause(page)).join()).toMatch(/lakh/)
  // A slider speaks at its rest.
  await page.locator('input[name=years-slider]').focus()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft')
  expect(await heardAfterPause(page)).toHaveLength(1)
  const regions = page.locator(
    ':is([aria-live], [role=status], [role=alert], output):not([aria-live=off], [aria-live=off] *)',
  )
  await expect(regions.filter({ visible: true })).toHaveCount(1)
})

test('/pincode-finder speaks a failure once', async ({ page }) => {
  await open(page, '/pincode-finder')
  await page.route('**/directories/**', (route) => route.abort())
  const field = page.getByRole('textbox', { name: 'Pincode' })
  await field.fill('110001')
  await field.press('Enter')
  await expect(page.locator('.toast')).toBeVisible()
  const sentences = await heardAfterPause(page)
  expect(sentences.filter((sentence) => sentence.includes('Failed to fetch pincode details'))).toHaveLength(1)
})

test('/advance-tax-calculator keeps the focus where a row goes, and speaks what came and went', async ({
  page,
}) => {
  await open(page, '/advance-tax-calculator')
  const inRow = () =>
    page.evaluate(() => document.activeElement!.closest('fieldset')?.querySelector('legend')?.textContent)
  await page.getByRole('button', { name: 'Add another payment' }).first().click()
  await expect.poll(inRow).toMatch(/2/)
  expect((await heardAfterPause(page)).join()).toMatch(/^Payment/)
  await page.getByRole('button', { name: 'Remove payment 1', exact: true }).click()
  await expect.poll(inRow).toMatch(/1/)
  expect((await heardAfterPause(page)).join()).toMatch(/^Payment/)
})

test('/invoice-generator keeps the focus on its items', async ({ page }) => {
  await open(page, '/invoice-generator')
  const add = page.getByRole('button', { name: 'Add item' })
  await add.click()
  await expect(page.locator('#field-items-2-description')).toBeFocused()
  await page.getByRole('button', { name: 'Remove item 1' }).click()
  await expect(page.locator('#field-items-1-description')).toBeFocused()
  expect((await heardAfterPause(page)).join()).toContain('Item 1 removed.')
  await page.getByRole('button', { name: 'Remove item 1' }).click()
  await expect(add).toBeFocused()
})

test('/daily-expense-tracker keeps the focus in the list, and Undo is offered', async ({ page }) => {
  await open(page, '/daily-expense-tracker')
  for (const name of ['Tea', 'Bread']) {
    await page.getByRole('textbox', { name: 'Description' }).fill(name)
    await page.getByRole('textbox', { name: 'Amount (₹)' }).fill('20')
    await page.getByRole('button', { name: 'Add expense' }).click()
  }
  await heard(page)
  await page.getByRole('button', { name: 'Delete Bread' }).click()
  await expect(page.getByRole('button', { name: 'Edit Tea' })).toBeFocused()
  expect((await heardAfterPause(page)).filter((sentence) => sentence.includes('Bread'))).toHaveLength(1)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test('/ speaks what the search finds', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('main').getByRole('searchbox').pressSequentially('emi 25 lakh 9% 20 years')
  await expect
    .poll(async () => (await heard(page)).join(), { timeout: 10_000 })
    .toMatch(/\d+ tools?; EMI Calculator ₹22,493 a month/)
})

test('/daily-panchang-muhurat speaks its new day', async ({ page }) => {
  await open(page, '/daily-panchang-muhurat#date=2026-03-04')
  await page.waitForTimeout(PAUSE_MS)
  await heard(page)
  await page.getByRole('button', { name: 'Next day' }).click()
  await expect.poll(async () => (await heard(page)).join()).toMatch(/Thursday, 5 March 2026/)
})

test('/countdown-timer-creator speaks its start', async ({ page }) => {
  await open(page, '/countdown-timer-creator#date=2050-01-01')
  await page.getByRole('button', { name: 'Start' }).click()
  expect((await heardAfterPause(page)).join()).toMatch(/2050/)
  expect(await heardAfterPause(page)).toEqual([])
})

test('/qr-code-generator speaks its code once', async ({ page }) => {
  await open(page, '/qr-code-generator')
  await page.getByRole('textbox', { name: 'Text' }).pressSequentially('Namaste, India', { delay: 40 })
  await page.waitForTimeout(PAUSE_MS)
  expect(await heardAfterPause(page)).toHaveLength(1)
})

test('/hi/emi-calculator speaks a copy in Hindi, as one polite sentence, and Esc gives the focus back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/hi/emi-calculator')
  const copy = page.locator('.headline .copy')
  await copy.press('Enter')
  const region = page.getByRole('region', { name: /^संदेश/ })
  await expect(region.locator('.toast')).toBeVisible()
  const sentences = await heardAfterPause(page)
  expect(sentences).toHaveLength(1)
  expect(sentences[0]).toMatch(/[.।] /)
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(copy).toBeFocused()
})
