import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { output } from './results'

test('the EMI calculator opens with the loan', async ({ page }) => {
  await openHydrated(page, '/loan-eligibility-calculator#ratePct=0&months=100')
  await page.getByRole('link', { name: 'EMI schedule of this loan' }).click()
  await expect(output(page, 'emi')).toHaveText('₹50,000')
})
