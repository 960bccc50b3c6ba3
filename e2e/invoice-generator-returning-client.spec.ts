import { expect, type Locator, type Page, test } from './site-test'
import { showPaper } from './document-form'
import { openHydrated } from './hydrated'

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
    await page.addInitScript(() => {
      const shared: string[] = []
      Object.assign(window, { shared })
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files, text }: { files: File[]; text: string }) =>
          void shared.push(files[0]!.name, text),
      })
    })
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
    const shared = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared)
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
    await page.addInitScript(() => {
      const moved = { by: 0 }
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.by += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openReturning(page)
    await expect(page.getByRole('button', { name: 'Asha Traders' })).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Share PDF' }).or(page.getByText('Paper', { exact: true })),
    ).not.toHaveCount(0)
    expect(await page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by)).toBeLessThan(
      0.001,
    )
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
  })
})

test('what is unpaid by age, and the statement of a client as a PDF and for spreadsheets', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T12:00:00+05:30'))
  await openReturning(page)
  await page.getByRole('heading', { name: 'Your documents' }).scrollIntoViewIfNeeded()
  // 3 × 350 and 18% are 1,239.
  await page.getByText('Unpaid: ₹2,478.00, of it overdue ₹2,478.00').click()
  const ages = page.getByRole('region', { name: 'Unpaid by days after the due date' })
  await expect(ages.getByRole('row', { name: /^Asha Traders/ })).toContainText('₹1,239.00')
  await page.getByText('Client statements').click()
  await page.getByLabel('Client', { exact: true }).selectOption('Bina Stores')
  await expect(page.getByRole('region', { name: 'Account of Bina Stores' })).toContainText('Invoice INV-009')
  for (const [button, file] of [
    ['Statement (PDF)', 'statement-Bina-Stores-2026-04-01-to-2026-11-23.pdf'],
    ['Statement (CSV)', 'statement-Bina-Stores-2026-04-01-to-2026-11-23.csv'],
  ] as const) {
    const download = page.waitForEvent('download', { timeout: 30_000 })
    await page.getByRole('button', { name: button }).click()
    expect((await download).suggestedFilename()).toBe(file)
  }
})

test('the same invoice as last month, from the list, is dated today and its period is pointed out', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T12:00:00+05:30'))
  await openReturning(page)
  await page.locator('form [name=items-1-description]').fill('Retainer for October 2026')
  await page.getByRole('button', { name: 'Repeat for this month: INV-009' }).click()
  await expect(page.locator('form [name=number]')).toHaveValue('INV-010')
  await expect(page.locator('form [name=date]')).toHaveValue('2026-11-23')
  await expect(page.locator('form [name=items-1-description]')).toHaveValue('Retainer for October 2026')
  await expect(page.getByText('Check the period: it still has “October 2026”.')).toBeVisible()
})
