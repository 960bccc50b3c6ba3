import fc from 'fast-check'
import { type AgeGroup, incomeTaxLaw, type Regime, simplifiedTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { ruleOn } from '@/lib/rules/rule'
import { breakEvenDeductions } from '@/lib/tax/break-even'
import { incomeTax } from '@/lib/tax/slab-tax'
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
  [40_00_000, 8_00_000, 'the same'],
])('below 60 in 2026-27, with ₹%d the old regime draws level at ₹%d: %s', (income, deductions) => {
  expect(breakEvenDeductions(law, salaryOf(income))).toBeCloseTo(deductions, 2)
})

it.each([
  [0, 'nothing to save'],
  [2_00_000, 'nil in both'],
  [8_00_000, 'new is nil; 7,50,000 less 2,50,000 makes the old nil too, but never less'],
  [10_00_000, 'the same with 4,50,000'],
  [12_75_000, 'the end of the rebate'],
])('below 60 in 2026-27, with ₹%d the old regime never pays off: %s', (income) => {
  expect(breakEvenDeductions(law, salaryOf(income))).toBeNull()
})

it('is nothing where the old regime is cheaper by itself, as no law had it: here the regimes are swapped', () => {
  expect(breakEvenDeductions({ ...law, new: law.old, old: law.new }, salaryOf(15_00_000))).toBe(0)
})

it('is the least that is enough, to the paisa, at any income and age', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(simplifiedTaxLaw, ...incomeTaxLaw.values.map(({ value }) => value)),
      fc.integer({ min: 0, max: 10_00_00_000 }),
      fc.constantFrom<AgeGroup>('below60', 'senior', 'superSenior'),
      (rules, income, age) => {
        const exact = { ...rules, roundedToTen: false }
        const tax = (regime: 'new' | 'old', deductions: number) =>
          incomeTax(exact, { salary: income, deductions, regime, age }).unrounded
        const enough = breakEvenDeductions(rules, salaryOf(income, age))
        if (enough === null) {
          expect(incomeTax(rules, salaryOf(income, age)('new')).totalTax).toBe(0)
          return
        }
        expect(enough >= 0 && enough <= income).toBe(true)
        expect(tax('old', enough)).toBeLessThanOrEqual(tax('new', 0) + 1e-4)
        if (enough > 0) expect(tax('old', enough - 0.01)).toBeGreaterThan(tax('new', 0))
      },
    ),
  )
})
