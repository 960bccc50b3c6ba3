import { expect, test } from './site-test'
import { output } from './results'

const ROUTE = '/investment-returns-calculator'

test('a link carries dated payments to their rate', async ({ page }) => {
  await page.goto(`${ROUTE}#measure=xirr&flows=2021-01-01_100000_in*2022-01-01_110000_out`)
  await page.getByRole('heading', { name: 'Measure a past investment' }).scrollIntoViewIfNeeded()
  await expect(output(page, 'xirr')).toHaveText('10%')
  await page.getByRole('button', { name: 'Add another payment' }).click()
  await expect(page).toHaveURL(/flows=2021-01-01_100000_in\*2022-01-01_110000_out\*2022-01-01_110000_out$/)
})
