import { expect, type Locator, test } from './site-test'
import { openHydrated, untilHydrated } from './hydrated'
import { output } from './results'

test('a fresh page holds the law’s answer, and the sample closed below it, before any script has run', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/income-tax-calculator')
  await expect(output(page, 'saving')).toHaveText(
    'New regime saves ₹1,06,600 in FY 2026-27, without deductions in the old regime',
  )
  await expect(output(page, 'lawTotalTax')).toHaveText('₹0')
  await expect(output(page, 'lawOtherTotalTax')).toHaveText('₹1,06,600')
  await expect(output(page, 'totalTax')).toBeHidden()
  await page.locator('summary', { hasText: 'Simplified Calculation' }).click()
  await expect(output(page, 'totalTax')).toHaveText('₹54,600')
  await expect(output(page, 'otherTotalTax')).toHaveText('₹75,400')
  const sizeOf = (name: string) =>
    output(page, name).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(await sizeOf('lawTotalTax')).toBeGreaterThan(1.3 * (await sizeOf('totalTax')))
  await page.close()
})

test('with the keyboard alone: the law without the sample, an income, the old regime, and reset', async ({
  page,
}) => {
  await openHydrated(page, '/income-tax-calculator')
  await page.locator('[name=rules]').focus()
  await page.keyboard.press('End')
  await expect(output(page, 'totalTax')).toHaveText('₹0')
  await page.locator('[name=source]').focus()
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

test('the bars are there at once, the tables and the chart of the slabs when scrolled to', async ({
  page,
}) => {
  await page.goto('/income-tax-calculator')
  await expect(page.getByRole('img', { name: /^Share of tax in the income: / })).toBeVisible()
  await page
    .getByRole('heading', { name: 'Both regimes, slab by slab, year by year' })
    .scrollIntoViewIfNeeded()
  const regimes = page.getByRole('region', { name: 'Both regimes, step by step' })
  await expect(regimes.getByRole('row', { name: /^Total tax/ })).toBeVisible()
  await page.getByRole('heading', { name: 'Slab by slab', exact: true }).click()
  await expect(page.getByRole('img', { name: /^Chart of tax on/ })).toBeVisible()
  // The heading, the seven slabs of FY 2026-27, and the total.
  await expect(page.getByRole('region', { name: 'Tax by slab' }).getByRole('row')).toHaveCount(9)
})

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

  for (const income of ['1000000', '1234567890', '100000000000'])
    test(`the totals of ₹${income} are whole and of one size`, async ({ page }) => {
      await page.goto(`/income-tax-calculator#rules=fy-2026-27&income=${income}`)
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
      expect(one!.inside && other!.inside).toBe(true)
      expect(one!.size).toBe(other!.size)
      await expect(page.getByText('Lower tax', { exact: true })).toHaveCount(1)
    })

  test('from the home page to the verdict with four deductions takes two thirds of 45 taps and keys at most', async ({
    page,
  }) => {
    let count = 0
    const tap = async (target: Locator) => {
      count += 1
      await target.tap()
    }
    /** A tap into the field, one to select what is there, and the digits. */
    const type = async (name: string, digits: string) => {
      const field = page.locator(`input[name=${name}]`)
      await tap(field)
      await field.selectText()
      await page.keyboard.type(digits)
      count += 1 + digits.length
    }
    await openHydrated(page, '/')
    await tap(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Income Tax/ })
        .first(),
    )
    await page.waitForURL(/income-tax-calculator/)
    await untilHydrated(page)
    await type('income', '1800000')
    await tap(page.getByText('Old Regime', { exact: true }).first())
    await tap(page.getByText('Item by item', { exact: true }))
    // 80C has the 1,50,000 that the total had. Health insurance is typed, NPS and the home loan are filled to
    // their limits.
    await type('health', '25000')
    await tap(page.getByRole('button', { name: 'Max, ₹50,000' }).first())
    await tap(page.getByRole('button', { name: 'Max, ₹2,00,000' }))
    await tap(page.getByRole('link', { name: 'To the result', exact: true }))
    // 18,00,000 − 50,000 − 4,25,000: 1,12,500 + 97,500, and 4% = 2,18,400; the new regime's 17,25,000: 1,50,800.
    await expect(output(page, 'saving')).toHaveText('New regime saves ₹67,600 in FY 2026-27')
    await expect(output(page, 'saving')).toBeInViewport()
    expect(count).toBeLessThanOrEqual(30)
    test.info().annotations.push({ type: 'taps and keys', description: String(count) })
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

test('a kind of income with fields of its own leads to advance tax with its figures', async ({ page }) => {
  await openHydrated(page, '/income-tax-calculator#rules=fy-2026-27&income=3000000')
  await page.locator('[name=source]').selectOption('profession')
  await page.locator('[name=tdsDeducted]').fill('20000')
  // 15,00,000: 60,000 + 3,00,000 × 15% = 1,05,000, and 4%; less 20,000.
  await expect(output(page, 'advanceTaxDue')).toHaveAttribute('data-value', '89200')
  const step = page.getByRole('link', { name: 'Instalments of advance tax on this tax' })
  await expect(step).toHaveAttribute('href', /taxOnReturnedIncome=109200.*tdsAndTcs=20000.*presumptive=true/)
})
