import { expect, test } from './site-test'
import { linkOfVector, savingsVectors } from '../tests/savings-vectors'
import { expectStill } from './layout'
import { expectLinks, output } from './results'

test('a fresh page holds its answer before any script has run', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/gst-late-fee-calculator')
  await expect(output(page, 'perDay')).toHaveText('₹50')
  await expect(output(page, 'lateFee')).not.toBeEmpty()
  await page.close()
})

test('links lead to figures that are worked out by hand or published', async ({ page }) => {
  const shared = savingsVectors('gst-late-fee').map((row) => ({
    link: linkOfVector(row),
    expected: row.expected as Record<string, number>,
  }))
  await expectLinks(page, '/gst-late-fee-calculator', [
    {
      working: '10 × ₹50, and 36,500 × 18% × 10 ÷ 365',
      link: 'form=GSTR-3B&due=2026-10-20&filed=2026-10-30&cashTax=36500',
      expected: { daysLate: 10, lateFee: 500, cgst: 250, sgst: 250, interest: 180, total: 680 },
    },
    ...shared,
  ])
})

for (const width of [360, 1280])
  test(`nothing moves while the page loads at ${width} px`, async ({ page }) => {
    // The page opens with a return filed today; how many lines its notes take is not known to the page as built.
    await page.clock.setFixedTime('2026-11-24T06:30:00Z')
    await expectStill(page, '/gst-late-fee-calculator', width)
  })

test('the table of days comes when scrolled to', async ({ page }) => {
  await page.goto('/gst-late-fee-calculator#due=2026-10-20&filed=2026-10-30')
  await page.getByRole('heading', { name: 'Late fee by day of filing' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: 'Late fee and interest by day' })).toBeVisible()
})
