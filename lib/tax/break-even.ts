import type { AgeGroup, Regime, TaxLaw } from '@/lib/rules/income-tax/tax-law'
import { incomeTax } from '@/lib/tax/slab-tax'

/** A thousandth of a paisa, for what doubles lose on the way; a paisa of deductions moves tax by fifty times that. */
const SLACK = 1e-5

/**
 * The deductions, in rupees, from which the old regime costs no more than the new: the least amount besides the
 * standard deduction at which its tax comes down to that of the new. Zero where it costs no more without any, and null
 * where the new regime has no tax, which the old one cannot better.
 * An employer's pension contribution, in rupees as each regime allows it, is taken off in both.
 * Found to the paisa by halving, on tax before it is rounded to ten rupees; tax never rises with deductions.
 * @throws RangeError for an income below zero or not finite
 */
export function breakEvenDeductions(
  law: TaxLaw,
  income: number,
  age: AgeGroup,
  employerPension: Record<Regime, number> = { new: 0, old: 0 },
): number | null {
  const under = (law: TaxLaw, regime: Regime, deductions: number) =>
    incomeTax(law, { income, deductions, employerPension: employerPension[regime], regime, age })
  if (under(law, 'new', 0).totalTax === 0) return null
  const exact: TaxLaw = { ...law, roundedToTen: false }
  const target = under(exact, 'new', 0).unrounded
  const isEnough = (paise: number) => under(exact, 'old', paise / 100).unrounded <= target + SLACK
  let tooFewPaise = -1
  let enoughPaise = Math.ceil(income * 100)
  while (enoughPaise - tooFewPaise > 1) {
    const middle = Math.floor((tooFewPaise + enoughPaise) / 2)
    if (isEnough(middle)) enoughPaise = middle
    else tooFewPaise = middle
  }
  return enoughPaise / 100
}
