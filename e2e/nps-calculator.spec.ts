import { test } from './site-test'
import { linkOfVector, savingsVectors } from '../tests/savings-vectors'
import { expectLinks } from './results'

test('links lead to figures that are worked out by hand or by an oracle', async ({ page }) => {
  const shared = savingsVectors('nps').map((row) => ({
    link: linkOfVector(row),
    expected: row.expected as Record<string, number | string>,
  }))
  await expectLinks(page, '/nps-calculator', [
    {
      working: '20,000 × 120 without a return, half of it for an annuity at 6%',
      link: 'monthly=20000&years=10&returnPct=0&annuityPct=50',
      expected: { corpus: 2400000, lumpSum: 1200000, taxableLumpSum: 0, monthlyPension: 6000 },
    },
    ...shared,
  ])
})
