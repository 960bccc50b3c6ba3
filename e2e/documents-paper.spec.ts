import { readFileSync } from 'node:fs'
import { type Download, expect, type Page, test } from '@playwright/test'

const field = (page: Page, name: string) => page.locator(`form [name=${name}]`)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openWithItem(page: Page, description = 'Chair') {
  await page.goto('/invoice-generator', { waitUntil: 'networkidle' })
  await field(page, 'items-1-description').fill(description)
  await field(page, 'items-1-rate').fill('1000')
}

async function downloaded(page: Page, click: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()])
  return download
}

const pagesOf = async (download: Download) =>
  readFileSync(await download.path(), 'latin1').match(/\/Type \/Page\b/g)!.length

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

test('without a script that comes later, the page says so and saves what is typed', async ({ page }) => {
  await page.route(/later-parts/, (route) => route.abort())
  await page.goto('/invoice-generator', { waitUntil: 'networkidle' })
  await field(page, 'items-1-rate').fill('1000')
  await expect(page.locator('output[name=total]')).toHaveText('₹1,180.00')
  await expect(page.getByText('What prints and saves the document did not load.')).toBeVisible()
  await expect(button(page, 'Download PDF')).toBeDisabled()
  await page.unroute(/later-parts/)
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
