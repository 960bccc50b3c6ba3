import { gratuityValues } from '@/lib/rules/salary/gratuity'
import { employerFundLimitValues } from '@/lib/rules/salary/provident-fund'
import type { AgeGroup } from '@/lib/rules/income-tax/tax-law'
import { ruleOn } from '@/lib/rules/rule'
import { toRupees } from '@/lib/money/paise'
import type { PlaceTax, ProfessionalTax } from '@/lib/salary/place-tax'
import { type FundBasis, type FundShares, fundShares } from '@/lib/salary/provident-fund'
import { type InsuranceShares, insuranceShares } from '@/lib/salary/state-insurance'
import { wagesOfCode } from '@/lib/salary/wages-of-code'

/** Regular pay, rupees a month. */
export interface PayParts {
  /** With dearness allowance. */
  basic: number
  hra: number
  /** All other allowances. */
  special: number
}

/** The parts of a salary other than its regular pay. */
export interface SalaryTerms {
  /** The last day of the tax year, YYYY-MM-DD. */
  date: string
  age: AgeGroup
  /** The name of the place of work; of those in professional-tax-places.ts the tax is known. */
  state: string
  placeTax: PlaceTax
  /** Rupees a year. */
  bonus: number
  pf: FundBasis
  /** The establishment is covered by ESI. */
  esi: boolean
  /** Per cent of basic pay that the employer pays into NPS on top. */
  employerNpsPct: number
  /** The city of the rented home, and rupees a month; they count in the old regime, as do the next two. */
  city: string
  rent: number
  /** Rupees a year. */
  other80C: number
  otherDeductions: number
}

export type Salary = PayParts & SalaryTerms

/** The cost of a salary to the employer; rupees a month unless the name states otherwise. */
export interface SalaryCost {
  pay: number
  wages: number
  fund: FundShares
  esi: InsuranceShares
  employerNps: number
  gratuityShareYear: number
  /** Employer's contributions above the limit, which are taxed as a perquisite; rupees a year. */
  taxedContributionYear: number
  professionalTax: ProfessionalTax
  ctc: number
}

const NO_INSURANCE: InsuranceShares = { employee: 0, employer: 0 }

/**
 * CTC of a year = 12 × (pay + employer's provident fund, insurance, administration, ESI and NPS) + bonus +
 * gratuity share. Every amount is in whole rupees where the pay is.
 * @throws RuleNotKnown before 21 November 2025
 */
export function salaryCost(salary: Salary): SalaryCost {
  const { basic, hra, special, date } = salary
  const pay = basic + hra + special
  const wages = wagesOfCode(basic, hra + special, date)
  const fund = fundShares(wages, salary.pf, date)
  const esi = salary.esi ? insuranceShares(wages, date) : NO_INSURANCE
  const employerNps = toRupees((basic * salary.employerNpsPct) / 100)
  const gratuityShareYear = gratuityShare(wages, date)
  const onTop = fund.employer + fund.insurance + fund.admin + esi.employer + employerNps
  const contributed = 12 * (fund.employer + employerNps)
  return {
    pay,
    wages,
    fund,
    esi,
    employerNps,
    gratuityShareYear,
    taxedContributionYear: Math.max(0, contributed - ruleOn(employerFundLimitValues, date).value.most),
    professionalTax: salary.placeTax.taxOn(pay),
    ctc: 12 * (pay + onTop) + salary.bonus + gratuityShareYear,
  }
}

/**
 * The gratuity earned by one year of service, in rupees: fifteen days of a month of twenty-six. Employers count it in
 * the CTC.
 * @param wages rupees a month
 */
function gratuityShare(wages: number, date: string): number {
  const { daysPerYear, daysOfMonth } = ruleOn(gratuityValues, date).value
  return toRupees((wages * daysPerYear) / daysOfMonth)
}
