import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { expectStill } from './layout'
import { output, testLinks } from './results'

test('a fresh page holds its answer before any script has run', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/margin-calculator')
  await expect(output(page, 'margin')).toHaveText('30.99%')
  await page.close()
})

testLinks('margin-calculator', [
  {
    working: '125 of 625 is 20%, of 500 it is 25%; 50,000 ÷ 125 = 400',
    link: 'mrp=625&off=0&thenOff=0&rate=0',
    expected: { margin: 20, markup: 25, breakEven: 400, profit: 125 },
  },
  {
    working: '500 + 30% = 650 before GST, and 767 with 18%',
    link: 'aim=price&wantedAs=markup&wanted=30&off=0&thenOff=0',
    expected: { pays: 767, netPrice: 650, gstAmount: 117, listPrice: 767 },
  },
])

test('with the keyboard alone: typed, answered, in the link, and reset', async ({ page }) => {
  await openHydrated(page, '/margin-calculator')
  await page.locator('[name=mrp]').focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('2000')
  // 1,710 ÷ 1.18 = 1,449.15.
  await expect(output(page, 'netPrice')).toHaveText('₹1,449.15')
  await expect(page).toHaveURL(/#mrp=2000$/)
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(page).toHaveURL(/\/margin-calculator$/)
})

for (const width of [360, 1280])
  test(`nothing moves while the page loads at ${width} px`, async ({ page }) => {
    await expectStill(page, '/margin-calculator', width)
  })
