import { expect, type Page, test } from './site-test'
import { downloaded } from './downloads'
import { openHydrated } from './hydrated'

/** The schedule; with prepayments the result has a small table of its own as well. */
const scheduleTable = (page: Page) => page.getByRole('region', { name: /^The loan by/ }).getByRole('table')

/** Opens the calculator with its schedule in sight. */
async function openSchedule(page: Page, link: string) {
  await openHydrated(page, `/emi-calculator${link}`)
  await page.getByRole('heading', { name: 'Year by year' }).scrollIntoViewIfNeeded()
  await expect(scheduleTable(page)).toBeVisible()
}

test('the CSV by month holds every month, and its columns add up', async ({ page }) => {
  await openSchedule(page, '#principal=500000&rate=10&years=5&start=2026-04')
  await page.getByRole('button', { name: 'By month' }).click()
  const { name, bytes } = await downloaded(page, 'Download CSV')
  expect(name).toBe('emi-schedule.csv')
  const [head, ...lines] = bytes
    .toString('utf8')
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
