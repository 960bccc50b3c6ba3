/** @jest-environment node */
import { breakEvenOf, otherRegime, taxOf, type TaxQuestion } from '@/lib/tax/tax-question'

const question: TaxQuestion = {
  rules: 'fy-2026-27',
  income: 15_00_000,
  regime: 'old',
  age: 'below60',
  deductionsUnder: (rules) => (rules === 'fy-2026-27' ? 1_50_000 : 50_000),
}

it('each regime is the other of the other', () => {
  expect(otherRegime('new')).toBe('old')
  expect(otherRegime('old')).toBe('new')
})

it.each<[Partial<TaxQuestion>, number, string]>([
  [{}, 2_10_600, '13,00,000: 1,12,500 + 3,00,000 × 30% = 2,02,500, and 4%'],
  [{ age: 'senior' }, 2_08_000, '2,500 less in the slab below 3,00,000, and 4%'],
  [{ rules: 'fy-2025-26' }, 2_41_800, 'the deductions of that year: 14,00,000, so 30,000 more, and 4%'],
  [{ regime: 'new' }, 97_500, '14,25,000: 20,000 + 40,000 + 2,25,000 × 15% = 93,750, and 4%'],
  [{ rules: 'ay-2025-26-simplified', regime: 'new' }, 1_45_600, '14,50,000: 90,000 + 2,50,000 × 20%, and 4%'],
])('of ₹15,00,000, %o, the tax is ₹%d: %s', (changes, total) => {
  expect(taxOf({ ...question, ...changes }).totalTax).toBe(total)
})

it('the regimes draw level where the break-even says so', () => {
  // New 93,750 before cess; old 1,12,500 below 10,00,000: 9,06,250 is left of 14,50,000.
  expect(breakEvenOf(question)).toBe(5_43_750)
})
