import type { Regime, TaxLaw } from '@/lib/rules/income-tax/tax-law'
import { incomeTax } from '@/lib/tax/slab-tax'
import type { TaxCase } from '@/lib/tax/taxed-income'

/** A thousandth of a paisa, for what doubles lose on the way; a paisa of deductions moves tax by fifty times that. */
const SLACK = 1e-5

/**
 * The deductions, in rupees, from which the old regime costs no more than the new: the least amount in addition to the
 * standard deduction at which its tax comes down to that of the new. Zero where it costs no more without any, and null
 * where no deductions bring it there: as where the new regime has no tax, which the old one cannot better.
 * Found to the paisa by halving, on tax before it is rounded to ten rupees; tax never rises with deductions.
 * @param caseUnder the same income as each regime takes it; its deductions do not count
 * @throws RangeError for an income below zero or not finite
 */
export function breakEvenDeductions(law: TaxLaw, caseUnder: (regime: Regime) => TaxCase): number | null {
  const inNew = { ...caseUnder('new'), deductions: 0 }
  if (incomeTax(law, inNew).totalTax === 0) return null
  const exact: TaxLaw = { ...law, roundedToTen: false }
  const target = incomeTax(exact, inNew).unrounded
  const inOld = caseUnder('old')
  const isEnough = (paise: number) =>
    incomeTax(exact, { ...inOld, deductions: paise / 100 }).unrounded <= target + SLACK
  let tooFewPaise = -1
  let enoughPaise = Math.ceil(incomeTax(exact, { ...inOld, deductions: 0 }).slabIncome * 100)
  if (!isEnough(enoughPaise)) return null
  while (enoughPaise - tooFewPaise > 1) {
    const middle = Math.floor((tooFewPaise + enoughPaise) / 2)
    if (isEnough(middle)) enoughPaise = middle
    else tooFewPaise = middle
  }
  return enoughPaise / 100
}
