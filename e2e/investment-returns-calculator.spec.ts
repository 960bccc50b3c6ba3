import { expect, test } from './site-test'
import { output, testLink } from './results'

// 1,000 × 1.1² + 100 × (1.1² + 1.1) = 1,210 + 231.
testLink('/investment-returns-calculator#initial=1000&annual=100&years=2&rate=10', { futureValue: 1441 })

const ROUTE = '/investment-returns-calculator'

test('a link carries dated payments to their rate', async ({ page }) => {
  await page.goto(`${ROUTE}#measure=xirr&flows=2021-01-01_100000_in*2022-01-01_110000_out`)
  await page.getByRole('heading', { name: 'Measure a past investment' }).scrollIntoViewIfNeeded()
  await expect(output(page, 'xirr')).toHaveText('10%')
  await page.getByRole('button', { name: 'Add another payment' }).click()
  await expect(page).toHaveURL(/flows=2021-01-01_100000_in\*2022-01-01_110000_out\*2022-01-01_110000_out$/)
})
