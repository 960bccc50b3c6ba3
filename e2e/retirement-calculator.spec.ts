import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { expectStill } from './layout'
import { output, testLinks } from './results'

test('a fresh page holds its answer before any script has run', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/retirement-calculator')
  await expect(output(page, 'corpusNeeded')).toHaveText('₹5,44,94,755')
  await page.close()
})

testLinks('retirement-calculator', [
  {
    working: 'no growth: 10,000 × 300 months, and 30,00,000 ÷ 300 months to invest',
    link: 'inflation=0&rateBefore=0&rateAfter=0&saved=0&expenses=10000&sip=10000',
    expected: { corpusNeeded: 3000000, sipNeeded: 10000, lastsMonths: 300 },
  },
])

test('with the keyboard alone: typed, answered, in the link, and reset', async ({ page }) => {
  await openHydrated(page, '/retirement-calculator')
  await page.locator('[name=expenses]').focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('100000')
  // 1,00,000 × 1.06^25.
  await expect(output(page, 'expensesThen')).toHaveText('₹4,29,187')
  await expect(page).toHaveURL(/#expenses=100000$/)
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(page).toHaveURL(/\/retirement-calculator$/)
})

for (const width of [360, 1280])
  test(`nothing moves while the page loads at ${width} px`, async ({ page }) => {
    await expectStill(page, '/retirement-calculator', width)
  })
