import { test } from './site-test'
import { linkOfVector, savingsVectors } from '../tests/savings-vectors'
import { expectLinks } from './results'

test('links lead to figures that are worked out by hand or published', async ({ page }) => {
  const shared = savingsVectors('gst-late-fee').map((row) => ({
    link: linkOfVector(row),
    expected: row.expected as Record<string, number>,
  }))
  await expectLinks(page, '/gst-late-fee-calculator', [
    {
      working: '10 × ₹50, and 36,500 × 18% × 10 ÷ 365',
      link: 'form=GSTR-3B&due=2026-10-20&filed=2026-10-30&cashTax=36500',
      expected: { daysLate: 10, lateFee: 500, cgst: 250, sgst: 250, interest: 180, total: 680 },
    },
    ...shared,
  ])
})
