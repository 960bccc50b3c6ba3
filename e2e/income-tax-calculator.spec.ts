import { expect, type Locator, test } from './site-test'
import { sharedVectors } from '../tests/shared-vectors'
import { openHydrated, untilHydrated } from './hydrated'
import { expectLinks, output, testLinks } from './results'

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

/**
 * Published for a total income, to which the standard deduction of 75,000 is added; one worked out by the
 * slabs of 2024-25.
 */
const published = [
  {
    working: 'Upstox, 2 February 2026: 16,00,000 costs 1,20,000 and 4%',
    link: 'rules=fy-2026-27&regime=new&income=1675000',
    expected: { totalTax: 124800 },
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
  {
    working: '12,75,000 of interest has no standard deduction: 60,000 + 11,250, and 4%',
    link: 'rules=fy-2026-27&source=other&income=1275000',
    expected: { totalTax: 74100 },
  },
  {
    working: '25,000 off a family pension: 12,75,000, the same',
    link: 'rules=fy-2026-27&source=familyPension&income=1300000',
    expected: { totalTax: 74100 },
  },
  {
    working: '9,00,000 by slabs is the rebate; 20% of 2,00,000, and 1,00,000 is below 1,25,000',
    link: 'rules=fy-2026-27&source=other&income=900000&short20=200000&equityLong=100000',
    expected: { rebate: 30000, specialTax: 40000, totalTax: 41600 },
  },
  {
    working:
      '12,00,000 of salary and 60,000 of a house (3,00,000 less 30% and 1,50,000): 11,85,000 is within the rebate',
    link: 'rules=fy-2026-27&income=1200000&houseRent=300000&houseInterest=150000',
    expected: { totalTax: 0, rebate: 58500 },
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
