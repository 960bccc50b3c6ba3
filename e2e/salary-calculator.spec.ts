import { expect, test } from './site-test'
import { sharedCases } from '../tests/shared-cases'
import { openHydrated } from './hydrated'
import { expectLinks, linkOf } from './results'

test('links lead to figures that are worked out by hand or by an oracle', async ({ page }) => {
  const shared = sharedCases<Record<string, string | number | boolean>, Record<string, number>>(
    'salary',
    'salaryInHand',
  )
  await expectLinks(page, '/salary-calculator', [
    {
      working: '12 × (1,00,000 − 3,000); 12 × 1,03,250 + 28,846; 11,25,000 is below the rebate limit',
      link: 'basic=50000&hra=20000&special=30000&state=Delhi&pf=ceiling',
      expected: { inHandYear: 1164000, inHandMonthAverage: 97000, ctc: 1267846, incomeTaxYear: 0 },
    },
    {
      working: 'half of 60,000 counts as wages: 12% is 3,600',
      link: 'basic=20000&hra=20000&special=20000&state=Haryana',
      expected: { wagesOfCodeMonthly: 30000, employeePfMonthly: 3600 },
    },
    ...shared.map(({ input, expected }) => ({ link: linkOf(input), expected })),
  ])
})

test('the salary line by line comes as a file', async ({ page }) => {
  await openHydrated(page, '/salary-calculator#basic=50000&hra=20000&special=30000&state=Delhi&pf=ceiling')
  await page.getByRole('heading', { name: 'Both regimes, payslip and working' }).scrollIntoViewIfNeeded()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).first().click()
  expect((await download).suggestedFilename()).toMatch(/^salary.*\.csv$/)
})
