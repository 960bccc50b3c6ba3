import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { expectStill } from './layout'
import { output, testLinks } from './results'

test('a fresh page holds its answer before any script has run', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/gold-calculator')
  await expect(output(page, 'toPay')).toHaveText('₹1,36,006.36')
  await page.close()
})

testLinks('gold-calculator', [
  {
    working: 'Mint, 14 April 2021: 45,000 and 10% are 49,500, with 3% 50,985',
    link: 'rate=4500&hallmark=0',
    expected: { toPay: 50985, gst: 1485, makingCharge: 4500 },
  },
  {
    working: '1 tola = 11.6638038 g at 10,000; 5% of job work on a making of 5,000',
    link: 'kind=jobWork&weight=1&weightIn=tola&rate=10000&makingBy=flat&hallmark=0',
    expected: { gold: 116638.04, taxable: 5000, toPay: 5250 },
  },
])

test('with the keyboard alone: typed, answered, in the link, and reset', async ({ page }) => {
  await openHydrated(page, '/gold-calculator')
  await page.locator('[name=weight]').focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('8')
  await expect(output(page, 'gold')).toHaveText('₹96,000.00')
  await expect(page).toHaveURL(/#weight=8$/)
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(page).toHaveURL(/\/gold-calculator$/)
})

for (const width of [360, 1280])
  test(`nothing moves while the page loads at ${width} px`, async ({ page }) => {
    await expectStill(page, '/gold-calculator', width)
  })
