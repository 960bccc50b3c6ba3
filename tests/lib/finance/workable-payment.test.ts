import { workablePayment } from '@/lib/finance/workable-payment'

test.each([
  // B × r ÷ (1 − (1+r)⁻ⁿ): 50,000 × 0.03 ÷ (1 − 1.03⁻²⁴) = 2,952.37
  [{ balance: 50_000, apr: 36 }, 24, { payment: 3_000, months: 24 }],
  // 2,00,000 × 0.035 ÷ (1 − 1.035⁻¹²) = 20,696.79
  [{ balance: 2_00_000, apr: 42 }, 12, { payment: 20_700, months: 12 }],
  // Rounding up may clear it sooner: 500 × 0.03 ÷ (1 − 1.03⁻²⁴) = 29.52, and ₹100 takes 6 months.
  [{ balance: 500, apr: 36 }, 24, { payment: 100, months: 6 }],
])('%o within %d months is cleared by %o', (debt, months, expected) => {
  expect(workablePayment(debt, months)).toEqual(expected)
})

test.each([
  ['no months', { balance: 50_000, apr: 36 }, 0],
  ['nothing owed', { balance: 0, apr: 36 }, 24],
  ['no interest to cover', { balance: 50_000, apr: 0 }, 24],
])('%s: no payment is offered', (_, debt, months) => {
  expect(workablePayment(debt, months)).toBeNull()
})
