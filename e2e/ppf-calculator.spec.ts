import { expect, test } from './site-test'
import { linkOfVector, savingsVectors } from '../tests/savings-vectors'
import { expectStill } from './layout'
import { expectLinks, output } from './results'

test('a fresh page holds its answer before any script has run', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/ppf-calculator')
  await expect(output(page, 'balance')).toHaveText('₹40,68,208')
  await page.close()
})

test('links lead to figures that are worked out by hand or published', async ({ page }) => {
  const shared = savingsVectors('ppf').map((row) => ({
    link: linkOfVector(row),
    expected: row.expected as Record<string, number>,
  }))
  await expectLinks(page, '/ppf-calculator', [
    {
      working: '1,50,000 × 7.1% × 11 ÷ 12 = 9,762.50, and half a rupee up',
      link: 'firstFinancialYear=2026&financialYears=1&rates=7.1&deposits=year_150000_2026-04-06_',
      expected: { deposited: 150000, interest: 9763, balance: 159763, balanceUnrounded: 159762.5 },
    },
    {
      working: 'fifteen deposits, 40,68,208, and 7.1% of a year without one until 1 April 2042',
      link: 'firstFinancialYear=2026&rates=7.1',
      expected: { balance: 4068208, maturityBalance: 4357051, maturityDate: '2042-04-01' },
    },
    ...shared,
  ])
})

for (const width of [360, 1280])
  test(`nothing moves while the page loads at ${width} px`, async ({ page }) => {
    await expectStill(page, '/ppf-calculator', width)
  })

test('the tables come when scrolled to', async ({ page }) => {
  await page.goto('/ppf-calculator')
  await page.getByRole('heading', { name: 'Year by year' }).scrollIntoViewIfNeeded()
  await expect(
    page.getByRole('region', { name: 'The account by financial year' }).getByRole('row'),
  ).toHaveCount(16)
  await page.getByRole('button', { name: 'By month' }).click()
  await expect(page.getByRole('region', { name: 'The account by month' }).getByRole('row')).toHaveCount(181)
})
