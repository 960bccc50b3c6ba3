import type { AgeGroup, TaxLaw } from '@/lib/rules/income-tax'
import { incomeTax } from '@/lib/tax/slab-tax'

/** A thousandth of a paisa, for what doubles lose on the way; a paisa of deductions moves tax by fifty times that. */
const SLACK = 1e-5

/**
 * The deductions, in rupees, from which the old regime costs no more than the new: the least amount besides the
 * standard deduction at which its tax comes down to that of the new. Zero where it costs no more without any, and null
 * where the new regime has no tax, which the old one cannot better.
 * Found to the paisa by halving, on tax before it is rounded to ten rupees; tax never rises with deductions.
 * @throws RangeError for an income below zero or not finite
 */
export function breakEvenDeductions(law: TaxLaw, income: number, age: AgeGroup): number | null {
  if (incomeTax(law, { income, deductions: 0, regime: 'new', age }).totalTax === 0) return null
  const exact: TaxLaw = { ...law, roundedToTen: false }
  const target = incomeTax(exact, { income, deductions: 0, regime: 'new', age }).unrounded
  const isEnough = (paise: number) =>
    incomeTax(exact, { income, deductions: paise / 100, regime: 'old', age }).unrounded <= target + SLACK
  let tooFewPaise = -1
  let enoughPaise = Math.ceil(income * 100)
  while (enoughPaise - tooFewPaise > 1) {
    const middle = Math.floor((tooFewPaise + enoughPaise) / 2)
    if (isEnough(middle)) enoughPaise = middle
    else tooFewPaise = middle
  }
  return enoughPaise / 100
}
