import { taxBars } from '@/components/tools/income-tax-calculator/tax-bars'
import type { IncomeTax } from '@/lib/tax/slab-tax'

test('each slab with tax is a bar, and the rebate that takes it off', () => {
  const tax = {
    slabs: [
      { ratePercent: 5, tax: 20_000 },
      { ratePercent: 10, tax: 40_000 },
      { ratePercent: 15, tax: 0 },
    ],
    specialTax: 0,
    rebate: 60_000,
    totalIncome: 12_00_000,
  } as unknown as IncomeTax
  const { summary, bars } = taxBars(tax)
  expect(bars.map(({ label, text }) => `${label} ${text}`)).toEqual([
    'At 5% ₹20,000',
    'At 10% ₹40,000',
    'Rebate −₹60,000',
  ])
  expect(summary).toBe('Chart of tax on ₹12,00,000: At 5% ₹20,000, At 10% ₹40,000, Rebate −₹60,000')
})
