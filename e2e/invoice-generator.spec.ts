import { expect, type Page, test } from './site-test'
import { field } from './document-form'
import { openHydrated } from './hydrated'
import { output } from './results'

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('jantarDocuments') ?? '')

test('invoices begun in two tabs at the same moment have different numbers in both', async ({
  page,
  context,
}) => {
  const tabs = [page, await context.newPage()]
  for (const tab of tabs) await openHydrated(tab, '/invoice-generator')
  const numbers = async () =>
    [...(await stored(page)).matchAll(/"number":"(INV-\d+)"/g)].map(([, number]) => number)
  await field(page, 'notes').fill('begun')
  // A tab that nobody uses hears of it.
  await expect(field(tabs[1]!, 'number')).toHaveValue('INV-002')
  const ROUNDS = 6
  for (let round = 1; round <= ROUNDS; round += 1) {
    await Promise.all(tabs.map((tab, place) => field(tab, 'notes').fill(`round ${round} of tab ${place}`)))
    await expect.poll(async () => (await numbers()).length).toBe(2 * round)
    await expect.poll(async () => new Set(await numbers()).size).toBe(2 * round)
    const shown = await Promise.all(tabs.map((tab) => field(tab, 'number').inputValue()))
    expect(new Set(shown).size).toBe(2)
    await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Reset' }).click()))
    for (const tab of tabs) await expect(field(tab, 'notes')).toHaveValue('')
  }
})

test('on paper there is the invoice and nothing else', async ({ page }) => {
  await openHydrated(page, '/invoice-generator')
  await field(page, 'registered').selectOption('yes')
  await field(page, 'items-1-rate').fill('1000')
  await expect(page.getByRole('article', { name: 'Tax Invoice INV-001' })).toBeVisible()
  await page.getByRole('heading', { name: 'Your documents' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Delete INV-001' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article', { name: 'Tax Invoice INV-001' })).toBeVisible()
  await expect(page.locator('.tool form')).toBeHidden()
  await expect(page.locator('.results:visible')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Your documents' })).toBeHidden()
})

test('Ctrl+P never prints the form: before the first item, nor before the paper has loaded', async ({
  page,
}) => {
  await page.route(/paper-preview/, (route) => route.abort())
  await openHydrated(page, '/invoice-generator')
  const outline = page.getByText('The document appears here once it has an item or an amount.')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.tool form')).toBeHidden()
    await expect(page.locator('.results:visible')).toHaveCount(0)
    await expect(outline).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  }
  await field(page, 'items-1-rate').fill('1000')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.tool form')).toBeHidden()
})

test('hundreds of crores fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHydrated(page, '/invoice-generator')
  await field(page, 'registered').selectOption('yes')
  await field(page, 'items-1-rate').fill('999 cr')
  await expect(output(page, 'total')).toHaveText('₹11,78,82,00,000.00')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('on a phone the focus ring of a GST rate is whole, and a discount shows its unit once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openHydrated(page, '/invoice-generator')
  const rate = field(page, 'items-1-taxRatePercent')
  await rate.focus()
  const cutPx = await rate.evaluate((input) => {
    const control = input.closest('.control')!
    const { outlineWidth, outlineOffset } = getComputedStyle(control)
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    // A line that is painted only when it is in sight cuts off what is outside of it.
    const line = control.closest('.doc-line')!.getBoundingClientRect()
    const { left, right } = control.getBoundingClientRect()
    return Math.max(line.left - (left - ring), right + ring - line.right)
  })
  expect(cutPx).toBeLessThanOrEqual(0)
  const discount = page.locator('.doc-discount').first()
  await expect(discount.locator('select')).toHaveValue('percent')
  await expect(discount.locator('.control:has(input)')).not.toContainText('%')
})
