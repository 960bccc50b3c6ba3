import { test } from './site-test'
import { expectLinks } from './results'

test('links lead to figures that are worked out by hand', async ({ page }) => {
  await expectLinks(page, '/hra-calculator', [
    {
      working: '12 × 40% of 50,000 up to 2025-26, and 12 × 50% from 2026-27',
      link: 'year=2025-26&periods=12_50000_30000_35000_Bengaluru',
      expected: { exempt: 240000, taxable: 120000, received: 360000, rentPaid: 420000 },
    },
    {
      working: '12 × 50% of 50,000',
      link: 'year=2026-27&periods=12_50000_30000_35000_Bengaluru',
      expected: { exempt: 300000, taxable: 60000 },
    },
  ])
})
