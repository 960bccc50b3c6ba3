import { expect, type Page, test } from './site-test'
import { downloaded } from './downloads'
import { openHydrated, reloadHydrated } from './hydrated'
import { output } from './results'

const ROUTE = '/daily-expense-tracker'

async function add(page: Page, description: string, amount: string) {
  await page.getByRole('textbox', { name: 'Description' }).fill(description)
  await page.getByRole('textbox', { name: 'Amount (₹)' }).fill(amount)
  await page.getByRole('textbox', { name: 'Amount (₹)' }).press('Enter')
}

function store(page: Page, count: number) {
  return page.addInitScript((howMany) => {
    if (localStorage.getItem('dailyExpenses')) return
    const expenses = Array.from({ length: howMany }, (_, place) => ({
      id: String(1_000_000 + place),
      date: new Date(Date.UTC(2026, 10, 22) - (place >> 3) * 86_400_000).toISOString().slice(0, 10),
      description: `Expense ${place} of the household`,
      amount: (place % 997) + 0.5,
      category: ['Food', 'Travel', 'Bills', 'Health'][place % 4],
    }))
    localStorage.setItem('dailyExpenses', JSON.stringify(expenses))
  }, count)
}

test('with the keyboard alone: added, kept over a reload, deleted and brought back', async ({ page }) => {
  await openHydrated(page, ROUTE)
  await add(page, 'सब्ज़ी, "ताज़ी"', '120.50')
  await add(page, 'Auto', '80')
  await expect(page.getByText('2 expenses, ₹200.50')).toBeVisible()
  await reloadHydrated(page)
  await expect(page.getByText('2 expenses, ₹200.50')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Auto' }).press('Enter')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(output(page, 'monthTotal')).toHaveAttribute('data-value', '200.5')
})

test('tabs of one browser follow each other', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()]
  await openHydrated(one, ROUTE)
  await openHydrated(other, ROUTE)
  await add(one, 'Tea', '20')
  await expect(other.getByText('1 expense, ₹20.00')).toBeVisible()
})

test('a CSV goes out and comes back without a loss', async ({ page, browser }) => {
  await openHydrated(page, ROUTE)
  for (const [description, amount] of [
    ['दूध, "toned"; 2 L', '56'],
    ['=HYPERLINK("http://example.in")', '1.5'],
    ["'quoted' @ shop", '99999'],
  ] as const)
    await add(page, description, amount)
  await page.getByRole('heading', { name: 'Export, import and backup' }).scrollIntoViewIfNeeded()
  const { bytes: csv } = await downloaded(page, 'Export CSV')
  expect(csv.toString('utf8')).toContain(`"'=HYPERLINK(""http://example.in"")"`)

  const fresh = await (await browser.newContext()).newPage()
  await openHydrated(fresh, ROUTE)
  await fresh.getByRole('heading', { name: 'Export, import and backup' }).scrollIntoViewIfNeeded()
  await fresh
    .getByLabel('Import CSV or a bank statement')
    .setInputFiles({ name: 'expenses.csv', mimeType: 'text/csv', buffer: csv })
  await fresh.getByRole('button', { name: 'Add 3 expenses' }).click()
  const plain = (tab: Page) =>
    tab.evaluate(() =>
      (JSON.parse(localStorage.getItem('dailyExpenses') ?? '[]') as Record<string, unknown>[])
        .map(({ date, description, amount, category }) =>
          JSON.stringify([date, description, amount, category]),
        )
        .sort(),
    )
  // The list is kept when the page is idle.
  await expect.poll(() => plain(page)).toHaveLength(3)
  await expect.poll(() => plain(fresh)).toEqual(await plain(page))
  await fresh.context().close()
})

test('10,000 expenses are searched and scrolled with few rows drawn', async ({ page }) => {
  await store(page, 10_000)
  await openHydrated(page, ROUTE)
  await expect(page.getByText(/^10,000 expenses/)).toBeVisible()
  await add(page, 'Tea', '20')
  await expect(page.getByText(/^10,001 expenses/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Search' }).fill('4242')
  await expect(page.getByText(/^1 expense,/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Search' }).fill('')
  // The long list is drawn after the field.
  await expect(page.getByText(/^10,001 expenses/)).toBeVisible()
  const list = page.getByRole('region', { name: 'List of expenses' })
  await list.evaluate((frame) => frame.scrollTo(0, frame.scrollHeight))
  await expect(list.getByText('Expense 9999 of the household')).toBeVisible()
  expect(await list.getByRole('listitem').count()).toBeLessThan(40)
})
