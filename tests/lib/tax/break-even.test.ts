import { type AgeGroup, incomeTaxLaw, type Regime } from '@/lib/rules/income-tax/tax-law'
import { ruleOn } from '@/lib/rules/rule'
import { breakEvenDeductions } from '@/lib/tax/break-even'
import type { TaxCase } from '@/lib/tax/taxed-income'

const law = ruleOn(incomeTaxLaw, '2026-04-01').value
const salaryOf =
  (salary: number, age: AgeGroup = 'below60') =>
  (regime: Regime): TaxCase => ({ salary, deductions: 0, regime, age })

it.each([
  [13_00_000, 6_87_500, 'new 25,000 (marginal relief) before cess; old 12,50,000 − D: 12,500 + 12,500 ÷ 20%'],
  [15_00_000, 5_43_750, 'new 93,750 before cess; old 14,50,000 − D: 1,12,500 below 10,00,000, so 9,06,250'],
  [18_00_000, 6_41_666.67, 'new 1,45,000; 1,12,500 + 32,500 ÷ 30%: 11,08,333.33 is left'],
  [25_00_000, 8_00_000, 'both at 30% from here on, so it stays'],
])('below 60 in 2026-27, with ₹%d the old regime draws level at ₹%d: %s', (income, deductions) => {
  expect(breakEvenDeductions(law, salaryOf(income))).toBeCloseTo(deductions, 2)
})

it.each([
  [0, 'nothing to save'],
  [8_00_000, 'new is nil; 7,50,000 less 2,50,000 makes the old nil too, but never less'],
  [12_75_000, 'the end of the rebate'],
])('below 60 in 2026-27, with ₹%d the old regime never pays off: %s', (income) => {
  expect(breakEvenDeductions(law, salaryOf(income))).toBeNull()
})

it('is nothing where the old regime is cheaper by itself, as no law had it: here the regimes are swapped', () => {
  expect(breakEvenDeductions({ ...law, new: law.old, old: law.new }, salaryOf(15_00_000))).toBe(0)
})
