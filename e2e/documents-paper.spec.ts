import { expect, type Page, test } from './site-test'
import { field, list, openMore, openWithItem, paste, showPaper } from './document-form'
import { downloaded } from './downloads'
import { openHydrated } from './hydrated'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const pagesIn = (pdf: string) => pdf.match(/\/Type \/Page\b/g)!.length
/** How many pages the browser prints. */
const pagesPrinted = async (page: Page) =>
  pagesIn((await page.pdf({ preferCSSPageSize: true })).toString('latin1'))

/** What overflows the paper's edge. */
const overTheEdge = (page: Page) =>
  page.locator('.paper').evaluate((paper) => {
    const { left, right } = paper.getBoundingClientRect()
    return [...paper.querySelectorAll('*')]
      .filter((part) => part.getBoundingClientRect().width > 0)
      .filter(
        (part) =>
          part.getBoundingClientRect().right > right + 1 || part.getBoundingClientRect().left < left - 1,
      )
      .map((part) => part.textContent)
  })

test('the copies of Rule 48 are chosen at download', async ({ page }) => {
  await openWithItem(page)
  await openMore(page)
  await page.getByLabel('Copies in the PDF').selectOption('goods')
  const { name, bytes } = await downloaded(page, 'Download PDF')
  expect([name, pagesIn(bytes.toString('latin1'))]).toEqual(['INV-001.pdf', 3])
})

test('without the script of its result, the page shows so and saves what is typed', async ({ page }) => {
  await page.route(/document-bar/, (route) => route.abort())
  await openHydrated(page, '/invoice-generator')
  await field(page, 'registered').selectOption('yes')
  await field(page, 'items-1-rate').fill('1000')
  await expect(page.getByText('The total did not load.')).toBeVisible()
  await expect(button(page, 'Download PDF')).toHaveCount(0)
  await page.unroute(/document-bar/)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(field(page, 'items-1-rate')).toHaveValue('1,000')
  await expect(button(page, 'Download PDF')).toBeEnabled()
})

test('keyboard hints are shown where there is a keyboard only', async ({ browser, page }) => {
  const hint = 'Press Enter to add an item below'
  await page.goto('/invoice-generator')
  await expect(page.getByText(hint)).toBeVisible()
  const phone = await browser.newContext({ hasTouch: true, isMobile: true })
  const touched = await phone.newPage()
  await touched.goto('/invoice-generator')
  await expect(touched.getByText('Paste rows copied from a spreadsheet')).toBeVisible()
  await expect(touched.getByText(hint)).toBeHidden()
  await phone.close()
})

test('words of 60 letters and long rolls: on a phone nothing reaches over the paper, and a roll prints as one strip', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHydrated(page, '/invoice-generator')
  await field(page, 'items-1-description').focus()
  const wares = Array.from({ length: 24 }, (_, place) => `Ware ${place + 1}\t1\t500\t18`)
  await paste(page, ['Item\tQty\tRate\tGST', ...wares].join('\n'))
  await field(page, 'items-2-discountPercent').fill('10')
  const long = 'Supercalifragilistic'.repeat(3)
  await field(page, 'items-3-description').fill(long)
  await field(page, 'companyName').fill(long)
  await field(page, 'clientName').fill('W'.repeat(60))
  await field(page, 'number').fill(long)
  await showPaper(page)
  const paper = page.locator('.paper')
  await expect(paper).toContainText('WWWW')
  expect(await overTheEdge(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  // The name of the business is not pushed into a column of single letters.
  const [name, whole] = [await paper.locator('header b').boundingBox(), await paper.boundingBox()]
  expect(name!.width).toBeGreaterThan(whole!.width / 4)

  const rows = page.getByRole('table', { name: 'Items' }).locator('tbody tr')
  const discount = (row: number) => rows.nth(row).locator('[data-heading=Discount]')
  for (const [look, millimetres] of [
    ['80 mm roll', 72],
    ['58 mm roll', 50],
  ] as const) {
    await page.getByText(look, { exact: true }).click()
    await expect(rows).toHaveCount(24)
    await expect(discount(0)).toBeHidden()
    await expect(discount(1)).toHaveText('50.00')
    expect(await overTheEdge(page)).toEqual([])
    expect((await paper.boundingBox())!.width).toBeCloseTo((millimetres / 25.4) * 96, -1)
    expect(await pagesPrinted(page)).toBe(1)
  }
})

test('every kind is exported, erased, and comes back from the file, with a confirmation', async ({
  page,
}) => {
  const kinds = ['receipt', 'quotation', 'proforma', 'invoice', 'challan', 'debitNote', 'creditNote']
  const documents = kinds.map((kind, place) => ({
    id: kind,
    kind,
    number: `${kind}-7`,
    date: `2026-0${place + 1}-15`,
    changedAt: place,
    ...(kind === 'receipt' ? { amount: '75' } : { lines: [{ id: 1, quantity: '3', rate: '25' }] }),
  }))
  await page.goto('/offline')
  await page.evaluate(
    (state) => localStorage.setItem('jantarDocuments', JSON.stringify({ state, version: 2 })),
    { documents, deleted: [], settings: {} },
  )
  await openHydrated(page, '/invoice-generator')
  await expect(field(page, 'number')).toHaveValue('creditNote-7')
  // Dates narrow the list.
  await list(page).getByLabel('To', { exact: true }).fill('2026-05-31')
  await expect(list(page).getByRole('listitem')).toHaveCount(2)
  await list(page).getByLabel('To', { exact: true }).fill('')
  const { bytes } = await downloaded(page, 'Export all')
  await list(page).getByText('Numbering, turnover, saved details').click()
  await button(page, 'Erase everything').click()
  await button(page, 'Yes, erase everything').click()
  await expect(page.getByText('No invoices yet. They save as you type.')).toBeVisible()
  await list(page)
    .locator('[name=import]')
    .setInputFiles({ name: 'd.json', mimeType: 'application/json', buffer: bytes })
  // The document that was open is another kind than the one before: the page still confirms the import.
  await expect(field(page, 'number')).toHaveValue('creditNote-7')
  await expect(page.getByText('Documents imported: 7.')).toBeVisible()
  for (const kind of kinds.slice(3))
    await expect(list(page).getByRole('button', { name: `Delete ${kind}-7` })).toBeVisible()
  await expect(page.locator('.paper')).toContainText('75.00')
})
