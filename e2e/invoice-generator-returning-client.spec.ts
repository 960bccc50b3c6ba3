import { expect, type Locator, type Page, test } from './site-test'
import { showPaper, takeShared } from './document-form'
import { downloaded } from './downloads'
import { openHydrated } from './hydrated'
import { expectNothingMoved, recordShifts } from './layout'

const line = {
  ...{ id: 1, description: 'Cement', hsn: '2523', quantity: '3', unit: 'bag', rate: '350', discount: '' },
  ...{ discountUnit: 'percent', taxRatePercent: '18', exemption: '' },
}
const business = { name: 'Ganesh Traders', address: 'Pune', gstin: '27AAPFU0939F1ZV', state: '27' }
const invoice = (id: string, number: string, date: string, name: string) => ({
  ...{ id, kind: 'invoice', number, date, createdAt: 1, changedAt: 1, business, supply: 'tax' },
  ...{ client: { name, address: 'Thane', state: '27' }, lines: [line] },
})
const STATE = {
  documents: [
    invoice('a', 'INV-008', '2026-09-30', 'Asha Traders'),
    invoice('b', 'INV-009', '2026-10-31', 'Bina Stores'),
  ],
  settings: { remember: 'yes' },
}

/** A browser in which two invoices were written before. */
async function openReturning(page: Page) {
  await page.addInitScript((state) => {
    if (localStorage.getItem('jantarDocuments') === null)
      localStorage.setItem('jantarDocuments', JSON.stringify({ state, version: 2 }))
  }, STATE)
  await openHydrated(page, '/invoice-generator')
}

test.describe('on a phone 360 px wide', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('an invoice for a returning client takes four taps: client, item, quantity, send', async ({
    page,
  }) => {
    const shared = await takeShared(page)
    await openReturning(page)
    let taps = 0
    const tap = async (target: Locator) => {
      taps += 1
      await target.tap()
    }
    const books = page.getByRole('region', { name: 'Saved clients and items' })
    const client = books.getByRole('button', { name: 'Asha Traders' })
    await expect(client).toBeInViewport()
    await tap(client)
    await tap(books.getByRole('button', { name: 'Cement' }))
    const quantity = books.getByLabel('Quantity of Cement')
    await tap(quantity)
    await quantity.fill('12')
    await tap(books.getByRole('button', { name: 'Share PDF' }))
    await expect.poll(shared, { timeout: 30_000 }).toHaveLength(2)
    expect(taps).toBeLessThanOrEqual(6)
    const [name, text] = await shared()
    expect(name).toBe('INV-010.pdf')
    // 12 × 350 = 4,200 and 18%.
    expect(text).toContain('₹4,956.00')
    await showPaper(page)
    const paper = page.getByRole('article', { name: 'Tax Invoice INV-010' })
    await expect(paper).toContainText('Asha Traders')
    await expect(paper).toContainText('₹4,956.00')
  })

  test('the books have their room before they come: nothing below them moves', async ({ page }) => {
    await recordShifts(page)
    await openReturning(page)
    await expect(page.getByRole('button', { name: 'Asha Traders' })).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Share PDF' }).or(page.getByText('Paper', { exact: true })),
    ).not.toHaveCount(0)
    await expectNothingMoved(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
  })
})

test('what is unpaid, and the statement of a client as a PDF and for spreadsheets', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T12:00:00+05:30'))
  await openReturning(page)
  await page.getByRole('heading', { name: 'Your documents' }).scrollIntoViewIfNeeded()
  // Twice 3 × 350 and 18%.
  await page.getByText('Unpaid: ₹2,478.00, of it overdue ₹2,478.00').click()
  await page.getByText('Client statements').click()
  await page.getByLabel('Client', { exact: true }).selectOption('Bina Stores')
  await expect(page.getByRole('region', { name: 'Account of Bina Stores' })).toContainText('Invoice INV-009')
  for (const [button, file] of [
    ['Statement (PDF)', 'statement-Bina-Stores-2026-04-01-to-2026-11-23.pdf'],
    ['Statement (CSV)', 'statement-Bina-Stores-2026-04-01-to-2026-11-23.csv'],
  ] as const)
    expect((await downloaded(page, button)).name).toBe(file)
})
