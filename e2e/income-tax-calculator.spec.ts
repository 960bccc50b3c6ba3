import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { output, testLink } from './results'

// 8,00,000: 12,500 + 60,000, and 4%.
testLink('/income-tax-calculator#income=1000000&deductions=150000&regime=old', { totalTax: 75400 })
// 9,00,000 by slabs is the rebate; 20% of 2,00,000, and 1,00,000 is below 1,25,000.
testLink(
  '/income-tax-calculator#rules=fy-2026-27&source=other&income=900000&short20=200000&equityLong=100000',
  { totalTax: 41600 },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('both regimes are seen at once, step by step, and no frame of its own cuts the total', async ({
    page,
  }) => {
    await page.goto(
      '/income-tax-calculator#rules=fy-2026-27&income=4800000&regime=old&otherIncome=90000&short20=50000',
    )
    await page.getByRole('heading', { name: /^Both regimes/ }).scrollIntoViewIfNeeded()
    const table = page.getByRole('region', { name: 'Both regimes, step by step' })
    await expect(table.getByRole('row', { name: /^Total tax/ })).toBeVisible()
    expect(
      await table.evaluate((frame) => [
        frame.scrollWidth - frame.clientWidth,
        frame.scrollHeight - frame.clientHeight,
      ]),
    ).toEqual([0, 0])
  })

  test('the totals are whole and of one size, however large', async ({ page }) => {
    for (const income of ['1000000', '1234567890', '100000000000']) {
      await page.goto('about:blank')
      await page.goto(`/income-tax-calculator#rules=fy-2026-27&income=${income}`)
      await expect(page.getByText('Lower tax', { exact: true })).toHaveCount(1)
      const [one, other] = await Promise.all(
        [output(page, 'totalTax'), output(page, 'otherTotalTax')].map((total) =>
          total.evaluate((element) => {
            const { left, right } = element.getBoundingClientRect()
            const panel = document.querySelector('#result')!.getBoundingClientRect()
            const inside = left >= panel.left && right <= panel.right
            return { size: getComputedStyle(element).fontSize, inside }
          }),
        ),
      )
      expect(one!.inside && other!.inside, income).toBe(true)
      expect(one!.size, income).toBe(other!.size)
    }
  })
})

test('on a phone each age is in one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  // In the new regime the ages are folded.
  await openHydrated(page, '/income-tax-calculator#regime=old')
  const lines = await page.locator('.segment:has([name=age])').evaluateAll((segments) =>
    segments.map((segment) => {
      const range = document.createRange()
      range.selectNodeContents(segment.lastChild!)
      return range.getClientRects().length
    }),
  )
  expect(lines).toEqual([1, 1, 1])
})
