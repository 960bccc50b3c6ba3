import { expect, test } from '@playwright/test'
import { sharedVectors } from '../tests/shared-vectors'
import { openHydrated } from './hydrated'
import { expectLinks, output, testLinks } from './results'

test('a fresh page holds its answer and its warning before any script has run', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/income-tax-calculator')
  await expect(output(page, 'totalTax')).toHaveText('₹54,600')
  await expect(output(page, 'otherTotalTax')).toHaveText('₹75,400')
  await expect(page.getByRole('heading', { name: 'Simplified Calculation' })).toBeVisible()
  await page.close()
})

testLinks('income-tax-calculator', [
  {
    working: '9,50,000: 15,000 + 30,000 + 7,500, and 4%; the old regime 12,500 + 60,000, and 4%',
    link: 'income=1000000&deductions=150000&regime=new',
    expected: { tax: 52500, cess: 2100, totalTax: 54600, otherTotalTax: 75400 },
  },
  {
    working: '8,00,000: 12,500 + 60,000, and 4%',
    link: 'income=1000000&deductions=150000&regime=old',
    expected: { tax: 72500, cess: 2900, totalTax: 75400, otherTotalTax: 54600 },
  },
  {
    working: '7,00,000 is the limit of the rebate',
    link: 'income=750000&deductions=0&regime=new',
    expected: { tax: 0, cess: 0, totalTax: 0, otherTotalTax: 54600 },
  },
  {
    working: '59,50,000: 1,50,000 + 44,50,000 × 30%, and 4%',
    link: 'income=6000000&deductions=0&regime=new',
    expected: { tax: 1485000, cess: 59400, totalTax: 1544400 },
  },
])

interface Row {
  year: string
  regime: string
  age: 'below60' | 'senior60to79' | 'superSenior80plus'
  grossSalary: number
  chapterVIA: number
  totalTax: number
}
const ages = { below60: 'below60', senior60to79: 'senior', superSenior80plus: 'superSenior' }
const law = sharedVectors('income-tax-by-law') as unknown as { rows: Row[] } | null

/** Published for a total income, to which the standard deduction of 75,000 is added; one worked out by the slabs of 2024-25. */
const published = [
  {
    working: 'Upstox, 2 February 2026: 16,00,000 costs 1,20,000 and 4%',
    link: 'rules=fy-2026-27&regime=new&income=1675000',
    expected: { totalTax: 124800 },
  },
  {
    working: 'the same: 24,00,000 costs 3,00,000 and 4%',
    link: 'rules=fy-2026-27&regime=new&income=2475000',
    expected: { totalTax: 312000 },
  },
  {
    working: 'the same: 1,50,00,000, surcharge 15%',
    link: 'rules=fy-2026-27&regime=new&income=15075000',
    expected: { totalTax: 4879680 },
  },
  {
    working: 'Bizconsulting: of 12,10,000 marginal relief leaves 10,000, and 4%',
    link: 'rules=fy-2025-26&regime=new&income=1285000',
    expected: { totalTax: 10400 },
  },
  {
    working: '9,25,000: 20,000 + 2,25,000 × 10%, and 4%',
    link: 'rules=fy-2024-25&regime=new&income=1000000',
    expected: { totalTax: 44200 },
  },
  {
    working: '10,00,000 from 60 on: 10,000 + 1,00,000, and 4%',
    link: 'rules=fy-2026-27&regime=old&age=senior&income=1050000&deductions=0',
    expected: { totalTax: 114400 },
  },
]

test('links to the law of a year lead to its tax', async ({ page }) => {
  const shared = (law?.rows ?? [])
    .slice(0, 10)
    .map(({ year, regime, age, grossSalary, chapterVIA, totalTax }) => ({
      link: `rules=fy-${year}&regime=${regime}&age=${ages[age]}&income=${grossSalary}&deductions=${chapterVIA}`,
      expected: { totalTax },
    }))
  await expectLinks(page, '/income-tax-calculator', [...published, ...shared])
})

test('a link with a bad value shows the message of its field, and no answer', async ({ page }) => {
  await page.goto('/income-tax-calculator#income=lots')
  await expect(page.getByText('Enter a number, such as 10,00,000 or 10 lakh.')).toBeVisible()
  await expect(page.getByText('Enter income and deductions.')).toBeVisible()
  await expect(output(page, 'totalTax')).toHaveCount(0)
})

test('with the keyboard alone: to the law in force, an income, the old regime, and reset', async ({
  page,
}) => {
  await openHydrated(page, '/income-tax-calculator')
  await page.getByRole('button', { name: /^Use the law of FY 2026-27/ }).press('Enter')
  await expect(page.locator('#result')).toBeFocused()
  await page.locator('[name=rules]').focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('[name=income]')).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('1500000')
  await expect(output(page, 'totalTax')).toHaveText('₹97,500')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[name=regime][value=old]')).toBeChecked()
  await expect(output(page, 'totalTax')).toHaveText('₹2,10,600')
  await expect(page).toHaveURL(/#rules=fy-2026-27&income=1500000&regime=old$/)
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(output(page, 'totalTax')).toHaveText('₹54,600')
  await expect(page).toHaveURL(/\/income-tax-calculator$/)
})

test('the chart is there at once, the tables when scrolled to', async ({ page }) => {
  await page.goto('/income-tax-calculator')
  await expect(page.getByRole('img', { name: /^Chart of tax by slab/ })).toBeVisible()
  await page
    .getByRole('heading', { name: 'Both regimes, slab by slab, year by year' })
    .scrollIntoViewIfNeeded()
  const regimes = page.getByRole('region', { name: 'Both regimes, step by step' })
  await expect(regimes.getByRole('row', { name: /^Total tax/ })).toBeVisible()
  await page.getByRole('heading', { name: 'Slab by slab', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Tax by slab' }).getByRole('row')).toHaveCount(8)
})

test('at 360 px both regimes are seen at once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/income-tax-calculator#rules=fy-2026-27&income=4800000&regime=old')
  await page.getByRole('heading', { name: /^Both regimes/ }).scrollIntoViewIfNeeded()
  const table = page.getByRole('region', { name: 'Both regimes, step by step' })
  await expect(table).toBeVisible()
  expect(await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0)
})

test('on a phone each age is in one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openHydrated(page, '/income-tax-calculator')
  const lines = await page.locator('.segment:has([name=age])').evaluateAll((segments) =>
    segments.map((segment) => {
      const range = document.createRange()
      range.selectNodeContents(segment.lastChild!)
      return range.getClientRects().length
    }),
  )
  expect(lines).toEqual([1, 1, 1])
})
