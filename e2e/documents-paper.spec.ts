import { readFileSync } from 'node:fs'
import { type Download, expect, type Page, test } from './site-test'
import { openMore, showPaper } from './document-form'
import { openHydrated } from './hydrated'

const field = (page: Page, name: string) => page.locator(`form [name=${name}]`)
const list = (page: Page) => page.getByRole('region', { name: 'Your documents' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openWithItem(page: Page, description = 'Chair') {
  await openHydrated(page, '/invoice-generator')
  await field(page, 'registered').selectOption('yes')
  await field(page, 'items-1-description').fill(description)
  await field(page, 'items-1-rate').fill('1000')
}

async function downloaded(page: Page, click: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()])
  return download
}

const pagesIn = (pdf: string) => pdf.match(/\/Type \/Page\b/g)!.length
const pagesOf = async (download: Download) => pagesIn(readFileSync(await download.path(), 'latin1'))

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

/** Text pasted into the field that has the focus, as from a spreadsheet. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)

test('letters that no font has are named before the file is made, and printing is offered', async ({
  page,
}) => {
  await openWithItem(page, 'Tea 🍵 and 茶')
  await button(page, 'Download PDF').click()
  await expect(page.getByText('The PDF cannot draw 🍵 茶')).toBeVisible()
  await expect(button(page, 'Print instead')).toBeVisible()
  const download = await downloaded(page, () => button(page, 'Make the PDF anyway').click())
  expect(download.suggestedFilename()).toBe('INV-001.pdf')
})

test('the copies of Rule 48 are chosen at download', async ({ page }) => {
  await openWithItem(page)
  await openMore(page)
  await page.getByLabel('Copies in the PDF').selectOption('goods')
  const download = await downloaded(page, () => button(page, 'Download PDF').click())
  expect(await pagesOf(download)).toBe(3)
})

test('on a phone the PDF goes to the share sheet', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: string[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => void shared.push(...files.map(({ name }) => name)),
    })
  })
  await openWithItem(page)
  await button(page, 'Share PDF').click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
    .toEqual(['INV-001.pdf'])
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
  const pages = {
    invoice: ['invoice', 'challan', 'debitNote', 'creditNote'],
    quotation: ['quotation', 'proforma'],
    receipt: ['receipt'],
  }
  const documents = Object.values(pages)
    .flat()
    .map((kind, place) => ({
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
  await list(page).getByLabel('To', { exact: true }).fill('2026-02-28')
  await expect(list(page).getByRole('listitem')).toHaveCount(2)
  await list(page).getByLabel('To', { exact: true }).fill('')
  const file = await downloaded(page, () => button(page, 'Export all').click())
  await list(page).getByText('Numbering, turnover, saved details').click()
  await button(page, 'Erase everything').click()
  await button(page, 'Yes, erase everything').click()
  await expect(page.getByText('No invoices yet. They save as you type.')).toBeVisible()
  await list(page)
    .locator('[name=import]')
    .setInputFiles({ name: 'd.json', mimeType: 'application/json', buffer: readFileSync(await file.path()) })
  // The document that was open is another kind than the one before: the page still confirms the import.
  await expect(field(page, 'number')).toHaveValue('creditNote-7')
  await expect(page.getByText('Documents imported: 7.')).toBeVisible()
  for (const [name, kinds] of Object.entries(pages)) {
    if (name !== 'invoice') await openHydrated(page, `/${name}-generator`)
    await list(page).scrollIntoViewIfNeeded()
    for (const kind of kinds)
      await expect(list(page).getByRole('button', { name: `Delete ${kind}-7` })).toBeVisible()
    await expect(page.locator('.paper')).toContainText('75.00')
  }
})
