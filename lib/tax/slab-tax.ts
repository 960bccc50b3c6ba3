import type { AgeGroup, Rebate, Regime, RegimeLaw, TaxLaw } from '@/lib/rules/income-tax/tax-law'

export interface TaxCase {
  /** Rupees a year before any deduction. */
  income: number
  /** Rupees besides the standard deduction; only the old regime takes them off. */
  deductions: number
  /** Rupees of the employer's pension contribution, taken off in both regimes; none when left out. */
  employerPension?: number
  regime: Regime
  age: AgeGroup
}

export interface SlabShare {
  /** Rupees; `upTo` is null for the last slab. */
  above: number
  upTo: number | null
  ratePercent: number
  /** Rupees of total income in this slab, and the tax on them. */
  income: number
  tax: number
}

/** Every amount in rupees. */
export interface IncomeTax {
  standardDeduction: number
  employerPension: number
  deductions: number
  totalIncome: number
  slabs: SlabShare[]
  slabTax: number
  /** With the marginal relief just above its limit. */
  rebate: number
  /** After the rebate, before surcharge and cess. */
  tax: number
  surchargePercent: number
  /** Less its marginal relief. */
  surcharge: number
  surchargeRelief: number
  cess: number
  /** Before it is rounded to ten rupees, where the law rounds. */
  unrounded: number
  totalTax: number
}

/** To the nearest ten rupees: paise are ignored, then a last digit of five or more goes up. */
function toTen(rupees: number): number {
  const whole = Math.floor(rupees)
  const last = whole % 10
  return last >= 5 ? whole - last + 10 : whole - last
}

function slabShares({ slabs }: RegimeLaw, age: AgeGroup, totalIncome: number): SlabShare[] {
  return slabs[age].map(({ above, ratePercent }, place, all) => {
    const next = all[place + 1]
    const upTo = next ? next.above : null
    const income = Math.max(0, Math.min(totalIncome, upTo ?? totalIncome) - above)
    return { above, upTo, ratePercent, income, tax: (income * ratePercent) / 100 }
  })
}

function rebatePaise(rebate: Rebate, totalIncome: number, slabTaxPaise: number): number {
  const beyond = totalIncome - rebate.incomeLimit
  if (beyond <= 0) return Math.min(slabTaxPaise, rebate.most * 100)
  return rebate.marginalRelief ? Math.max(0, slabTaxPaise - beyond * 100) : 0
}

/** Tax by slabs and its rebate. Rupees times per cent are paise, whole where the income is in whole rupees. */
function slabTaxAndRebate(law: RegimeLaw, age: AgeGroup, totalIncome: number) {
  const slabs = slabShares(law, age, totalIncome)
  const slabTaxPaise = slabs.reduce((sum, { income, ratePercent }) => sum + income * ratePercent, 0)
  const rebate = rebatePaise(law.rebate, totalIncome, slabTaxPaise)
  return { slabs, slabTaxPaise, rebatePaise: rebate, taxPaise: slabTaxPaise - rebate }
}

const surchargePercent = (law: RegimeLaw, totalIncome: number) =>
  Math.max(0, ...law.surcharge.map(({ above, ratePercent }) => (totalIncome > above ? ratePercent : 0)))

/** The most that tax and surcharge may be: what both are at the threshold just crossed, and the income above it. */
function mostWithSurchargePaise(law: RegimeLaw, age: AgeGroup, totalIncome: number): number {
  const crossed = law.surcharge.findLast(({ above }) => totalIncome > above)
  if (!crossed) return Infinity
  const { taxPaise } = slabTaxAndRebate(law, age, crossed.above)
  const there = (taxPaise * (100 + surchargePercent(law, crossed.above))) / 100
  return there + (totalIncome - crossed.above) * 100
}

function taxedIncome(law: TaxLaw, { income, deductions, employerPension = 0, regime }: TaxCase) {
  const standardDeduction = Math.min(income, law[regime].standardDeduction)
  const pension = Math.min(income - standardDeduction, employerPension)
  const left = income - standardDeduction - pension
  const allowed = regime === 'old' ? Math.min(left, deductions) : 0
  const totalIncome = left - allowed
  return {
    standardDeduction,
    employerPension: pension,
    deductions: allowed,
    totalIncome: law.roundedToTen ? toTen(totalIncome) : totalIncome,
  }
}

/**
 * A year's income tax of a resident individual whose income is taxed at ordinary rates:
 * total income = income − standard deduction − employer's pension contribution − deductions (old regime only), not below zero;
 * tax = slabs − rebate; total = (tax + surcharge) × (1 + cess). Sums run in paise, in which the figures of an
 * enacted law are whole or halves, and so exact; it is rounded where the law rounds, to ten rupees.
 * @throws RangeError for an amount below zero or not finite
 * Source: that of the law given (lib/rules/income-tax/tax-law.ts); the simplified set is section 9 of the specification.
 */
export function incomeTax(law: TaxLaw, taxCase: TaxCase): IncomeTax {
  const { income, deductions, employerPension = 0 } = taxCase
  if (![income, deductions, employerPension].every((amount) => amount >= 0 && amount < Infinity)) {
    throw new RangeError('Income and deductions are amounts from zero')
  }
  const rules = law[taxCase.regime]
  const taxed = taxedIncome(law, taxCase)
  const { slabs, slabTaxPaise, rebatePaise, taxPaise } = slabTaxAndRebate(
    rules,
    taxCase.age,
    taxed.totalIncome,
  )
  const percent = surchargePercent(rules, taxed.totalIncome)
  const full = (taxPaise * percent) / 100
  const beforeCessPaise = Math.min(
    taxPaise + full,
    mostWithSurchargePaise(rules, taxCase.age, taxed.totalIncome),
  )
  const surcharge = beforeCessPaise - taxPaise
  const unrounded = (beforeCessPaise * (100 + law.cessPercent)) / 100_00
  return {
    ...taxed,
    slabs,
    slabTax: slabTaxPaise / 100,
    rebate: rebatePaise / 100,
    tax: taxPaise / 100,
    surchargePercent: percent,
    surcharge: surcharge / 100,
    surchargeRelief: (full - surcharge) / 100,
    cess: (beforeCessPaise * law.cessPercent) / 100_00,
    unrounded,
    totalTax: law.roundedToTen ? toTen(unrounded) : unrounded,
  }
}

/** Income less tax, a month of it. Provident fund and professional tax are not known here. */
export const monthlyTakeHome = (income: number, totalTax: number) => (income - totalTax) / 12
