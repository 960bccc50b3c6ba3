import { expect, test } from './site-test'
import { downloaded } from './downloads'
import { openHydrated } from './hydrated'
import { testLink } from './results'

// 12 × (1,00,000 − 3,000); 12 × 1,03,250 + 28,846; 11,25,000 is below the rebate limit.
testLink('/salary-calculator#basic=50000&hra=20000&special=30000&state=Delhi&pf=ceiling', {
  inHandYear: 1164000,
})

test('the salary line by line comes as a file', async ({ page }) => {
  await openHydrated(page, '/salary-calculator#basic=50000&hra=20000&special=30000&state=Delhi&pf=ceiling')
  await page.getByRole('heading', { name: 'Both regimes, payslip and working' }).scrollIntoViewIfNeeded()
  expect((await downloaded(page, 'Download CSV')).name).toMatch(/^salary.*\.csv$/)
})
