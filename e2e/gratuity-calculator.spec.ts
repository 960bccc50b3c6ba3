import { test } from './site-test'
import { linkOfSalaryVector, salaryVectors } from '../tests/salary-vectors'
import { expectLinks } from './results'

test('links lead to figures that are worked out by hand or by an oracle', async ({ page }) => {
  const shared = salaryVectors('gratuity').map((row) => ({
    link: linkOfSalaryVector(row),
    expected: Object.fromEntries(
      Object.entries(row.expected).map(([name, value]) => [
        name,
        name === 'eligible' ? String(value) : value,
      ]),
    ) as Record<string, number | string>,
  }))
  await expectLinks(page, '/gratuity-calculator', [
    {
      working: '26,000 × 15 ÷ 26 × 11 years',
      link: 'wages=26000&years=10&months=7',
      expected: { gratuity: 165000, yearsCounted: 11, exempt: 165000, taxable: 0 },
    },
    {
      working: 'not due; if 240 days count, 60,000 × 15 ÷ 26 × 5 years',
      link: 'wages=60000&years=4&months=10',
      expected: { gratuity: 0, eligible: 'false', gratuityIf240Days: 173077 },
    },
    ...shared,
  ])
})
