import type { AgeGroup, Regime, SpecialKind, TaxLaw } from '@/lib/rules/income-tax/tax-law'
import {
  gainKinds,
  gainsOf,
  NO_SPECIAL_INCOME,
  type SpecialIncome,
  totalSpecialIncome,
} from '@/lib/tax/special-tax'

/** Rupees a year; what is left out is 0. */
export interface TaxCase {
  /** Salary and pension from an employer, before any deduction: the standard deduction is taken from it alone. */
  salary: number
  familyPension?: number
  /** Interest, business and all else at the rates of the slabs. */
  otherIncome?: number
  /** The income of let-out houses, after their deductions; below zero for a loss, as far as the regime sets it off. */
  houseIncome?: number
  special?: SpecialIncome
  /**
   * The tax on `long125` above 20 % of an indexed gain on land and buildings, which is ignored: second proviso to
   * section 112(1)(a), now 197. The total income holds the gain without indexing all the same.
   */
  ignoredTax?: number
  /**
   * Deductions other than the standard deduction; only the old regime takes them off, and from slab-rate income alone.
   */
  deductions: number
  /** Only the old regime takes it off a salary. */
  professionalTax?: number
  /** The employer's pension contribution, as far as the regime takes it off a salary. */
  employerPension?: number
  regime: Regime
  age: AgeGroup
}

export interface TaxedIncome {
  standardDeduction: number
  professionalTax: number
  employerPension: number
  familyPensionDeduction: number
  /** As far as a loss is covered by other income. */
  houseIncome: number
  deductions: number
  /** At the rates of the slabs. */
  slabIncome: number
  /** The remainder after a house loss that the other income does not cover. */
  special: SpecialIncome
  totalIncome: number
  /** The total without capital gains, rounded as the total is. */
  incomeBesideGains: number
}

/** Rupees to the nearest ten: paise are ignored, then a last digit of five or more goes up. */
export function roundToTen(rupees: number): number {
  const whole = Math.floor(rupees)
  const last = whole % 10
  return last >= 5 ? whole - last + 10 : whole - last
}

/** Takes an amount off slab-rate income first, then off special kinds in the order given, none of it below zero. */
export function deductFromIncome(
  slabIncome: number,
  special: SpecialIncome,
  amount: number,
  kinds: readonly SpecialKind[],
): { slabIncome: number; special: SpecialIncome } {
  const left: Record<SpecialKind, number> = { ...special }
  const fromSlabs = Math.min(slabIncome, amount)
  let rest = amount - fromSlabs
  for (const kind of kinds) {
    const part = Math.min(left[kind], rest)
    left[kind] -= part
    rest -= part
  }
  return { slabIncome: slabIncome - fromSlabs, special: left }
}

/** The taxable salary, and its deductions in this order. */
function taxedSalary(law: TaxLaw, { salary, professionalTax = 0, employerPension = 0, regime }: TaxCase) {
  const standardDeduction = Math.min(salary, law[regime].standardDeduction)
  const afterStandard = salary - standardDeduction
  const ofProfession = regime === 'old' ? Math.min(afterStandard, professionalTax) : 0
  const pension = Math.min(afterStandard - ofProfession, employerPension)
  return {
    left: afterStandard - ofProfession - pension,
    standardDeduction,
    professionalTax: ofProfession,
    employerPension: pension,
  }
}

/**
 * The total income of a case: salary less its own deductions, family pension less a third of it up to a
 * limit, house and other income, less deductions (old regime only), none of it below zero, plus income at
 * special rates. Where the law rounds the total to ten rupees, slab-rate income takes the difference.
 */
export function taxedIncome(law: TaxLaw, taxCase: TaxCase): TaxedIncome {
  const { familyPension = 0, otherIncome = 0, houseIncome = 0, special = NO_SPECIAL_INCOME, regime } = taxCase
  const { left, ...offSalary } = taxedSalary(law, taxCase)
  const familyPensionDeduction = Math.min(familyPension / 3, law[regime].familyPensionDeduction)
  const before = left + familyPension - familyPensionDeduction + otherIncome + Math.max(0, houseIncome)
  const loss = Math.min(Math.max(0, -houseIncome), before + gainsOf(special))
  const afterLoss = deductFromIncome(before, special, loss, gainKinds)
  const deductions = regime === 'old' ? Math.min(afterLoss.slabIncome, taxCase.deductions) : 0
  const ofSlabs = afterLoss.slabIncome - deductions
  const apart = totalSpecialIncome(afterLoss.special)
  const rounded = (income: number) => (law.roundedToTen ? roundToTen(income) : income)
  const totalIncome = rounded(ofSlabs + apart)
  return {
    ...offSalary,
    familyPensionDeduction,
    houseIncome: houseIncome < 0 ? -loss : houseIncome,
    deductions,
    slabIncome: Math.max(0, totalIncome - apart),
    special: afterLoss.special,
    totalIncome,
    incomeBesideGains: rounded(ofSlabs + afterLoss.special.lottery + afterLoss.special.crypto),
  }
}
