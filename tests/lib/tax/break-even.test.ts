/** @jest-environment node */
import fc from 'fast-check'
import { type AgeGroup, incomeTaxLaw, simplifiedTaxLaw } from '@/lib/rules/income-tax'
import { ruleOn } from '@/lib/rules/rule'
import { breakEvenDeductions } from '@/lib/tax/break-even'
import { incomeTax } from '@/lib/tax/income-tax'

const law = ruleOn(incomeTaxLaw, '2026-04-01').value

it.each([
  [8_00_000, 2_50_000, 'new is nil; 7,50,000 less 2,50,000 is at the old limit of the rebate'],
  [10_00_000, 4_50_000, 'the same'],
  [12_75_000, 7_25_000, 'the same, at the end of the nil'],
  [15_00_000, 5_43_750, 'new 93,750 before cess; old 14,50,000 − D: 1,12,500 below 10,00,000, so 9,06,250'],
  [18_00_000, 6_41_666.67, 'new 1,45,000; 1,12,500 + 32,500 ÷ 30%: 11,08,333.33 is left'],
  [25_00_000, 8_00_000, 'both at 30% from here on, so it stays'],
  [40_00_000, 8_00_000, 'the same'],
  [0, 0, 'nothing to save'],
  [2_00_000, 0, 'nil in both'],
])('below 60 in 2026-27, with ₹%d the old regime draws level at ₹%d: %s', (income, deductions) => {
  expect(breakEvenDeductions(law, income, 'below60')).toBeCloseTo(deductions, 2)
})

it('is nothing where the old regime is cheaper by itself', () => {
  expect(breakEvenDeductions(simplifiedTaxLaw, 5_50_001, 'below60')).toBeCloseTo(1, 2)
  expect(breakEvenDeductions(simplifiedTaxLaw, 5_40_000, 'below60')).toBe(0)
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
          incomeTax(exact, { income, deductions, regime, age }).unrounded
        const enough = breakEvenDeductions(rules, income, age)
        expect(enough >= 0 && enough <= income).toBe(true)
        expect(tax('old', enough)).toBeLessThanOrEqual(tax('new', 0) + 1e-4)
        if (enough > 0) expect(tax('old', enough - 0.01)).toBeGreaterThan(tax('new', 0))
      },
    ),
  )
})
