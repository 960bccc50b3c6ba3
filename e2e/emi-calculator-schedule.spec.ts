import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from './site-test'
import { openHydrated } from './hydrated'

/** The schedule; with prepayments the result has a small table of its own as well. */
const scheduleTable = (page: Page) => page.getByRole('region', { name: /^The loan by/ }).getByRole('table')

/** Opens the calculator with its schedule in sight. */
async function openSchedule(page: Page, link: string) {
  await openHydrated(page, `/emi-calculator${link}`)
  await page.getByRole('heading', { name: 'Year by year' }).scrollIntoViewIfNeeded()
  await expect(scheduleTable(page)).toBeVisible()
}

type Amounts = Record<'Principal' | 'Interest' | 'Prepaid' | 'Total paid' | 'Balance', number>

/**
 * The rows of a table, each amount in paise under its heading; a dash, or a column left out because it is
 * empty, is no amount.
 */
async function amounts(table: Locator): Promise<Amounts[]> {
  const [, ...headings] = await table.locator('thead th').allTextContents()
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((found) =>
      found.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
    )
  const paise = (text: string) => (text === '—' ? 0 : Math.round(Number(text.replace(/[₹,]/g, '')) * 100))
  const none: Amounts = { Principal: 0, Interest: 0, Prepaid: 0, 'Total paid': 0, Balance: 0 }
  return rows.map((cells) => ({
    ...none,
    ...Object.fromEntries(cells.map((text, column) => [headings[column], paise(text)])),
  }))
}
const sumOf = (rows: Amounts[], column: keyof Amounts) => rows.reduce((sum, row) => sum + row[column], 0)

test('by month the amounts add up to the paisa, down to nothing', async ({ page }) => {
  await openSchedule(page, '#principal=1234567&rate=9.35&years=7&once=100000&onceAfter=10&yearly=5000')
  await page.getByRole('button', { name: 'By month' }).click()
  const rows = await amounts(scheduleTable(page))
  expect(sumOf(rows, 'Principal') + sumOf(rows, 'Prepaid')).toBe(12_34_567_00)
  expect(rows.filter((row) => row.Principal + row.Interest + row.Prepaid !== row['Total paid'])).toEqual([])
  expect(rows.at(-1)!.Balance).toBe(0)
})

test('by year they are the same amounts, in whole rupees', async ({ page }) => {
  await openSchedule(page, '#start=2026-04')
  const years = await amounts(scheduleTable(page))
  expect(years).toHaveLength(20)
  await page.getByRole('button', { name: 'By month' }).click()
  const months = await amounts(scheduleTable(page))
  expect(months).toHaveLength(240)
  for (const column of ['Principal', 'Interest', 'Total paid'] as const)
    expect(Math.abs(sumOf(years, column) - sumOf(months, column))).toBeLessThanOrEqual(20 * 50)
  expect(years.at(-1)!.Balance).toBe(0)
})

test('the years are financial years from the month of the first instalment', async ({ page }) => {
  await openSchedule(page, '#years=2&start=2027-01')
  await expect(page.getByRole('rowheader')).toHaveText(['2026-27', '2027-28', '2028-29'])
  await expect(page.getByRole('img', { name: /from 2026-27 to 2028-29/ })).toBeVisible()
})

test('a prepayment saves what the page states', async ({ page }) => {
  await page.goto('/emi-calculator#once=100000&onceAfter=12')
  const saved = page.locator('output[name=interestSaved]')
  const sooner = page.locator('output[name=monthsSaved]')
  await expect(saved).toHaveText('₹3,20,739')
  await expect(sooner).toHaveAttribute('data-value', '48')
  const answer = page.getByText(/ends 48 months early and saves ₹3,20,739/)
  await page.locator('details', { has: answer }).locator('summary').click()
  await expect(answer).toBeVisible()
  await page.getByText('Reduce EMI').click()
  await expect(saved).toHaveText('₹1,01,884')
  await expect(sooner).toHaveText('0 months')
})

test('the CSV by month holds every month, and its columns add up', async ({ page }) => {
  await openSchedule(page, '#principal=500000&rate=10&years=5&start=2026-04')
  await page.getByRole('button', { name: 'By month' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('emi-schedule.csv')
  const [head, ...lines] = readFileSync(await file.path(), 'utf8')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.replaceAll('"', ''))
  expect(head).toBe('Number,Month,Instalment,Principal,Interest,Prepaid,Balance')
  expect(lines).toHaveLength(60)
  expect(lines[0]).toBe('1,2026-04,10623.52,6456.85,4166.67,0.00,493543.15')
  expect(lines.at(-1)).toMatch(/^60,2031-03,.*,0\.00$/)
  const paise = lines.map((line) => Math.round(Number(line.split(',')[3]) * 100))
  expect(paise.reduce((sum, part) => sum + part, 0)).toBe(5_00_000_00)
})

for (const link of ['', '#years=30&once=100000&monthly=500'])
  test(`the loan ${link || 'of a fresh page'} prints on two sheets`, async ({ page }) => {
    await openSchedule(page, link)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(scheduleTable(page)).toBeVisible()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2)
  })
