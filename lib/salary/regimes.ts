import { toRupees } from '@/lib/money/paise'
import { rentAllowance } from '@/lib/rules/income-tax/rent-allowance'
import { savingsLimit } from '@/lib/rules/income-tax/savings-limit'
import type { Regime } from '@/lib/rules/income-tax/tax-law'
import { ruleOn } from '@/lib/rules/rule'
import { NO_DEDUCTIONS, type TaxedBy } from '@/lib/salary/in-hand'
import { rentCityOf } from '@/lib/salary/rent-city-name'
import type { Salary, SalaryCost } from '@/lib/salary/salary'
import { employerPensionAllowed } from '@/lib/tax/employer-pension'
import { exemptRentAllowance } from '@/lib/tax/rent-allowance'

const pensionOff = ({ basic, date }: Salary, { employerNps }: SalaryCost, regime: Regime) =>
  employerPensionAllowed(
    { employerPension: 12 * employerNps, basic, governmentEmployer: false },
    regime,
    date,
  )

/**
 * Both regimes with all that they take off a salary: the employer's NPS up to the limit of each; in the old
 * one house rent allowance as far as it is exempt, own provident fund and other savings up to their limit,
 * and the rest as entered.
 */
export const regimes: Record<Regime, TaxedBy> = {
  new: {
    regime: 'new',
    deductionsOf: (salary, cost) => ({
      ...NO_DEDUCTIONS,
      employerPension: pensionOff(salary, cost, 'new'),
    }),
  },
  old: {
    regime: 'old',
    deductionsOf(salary, cost) {
      const { basic, hra, rent, city, date } = salary
      const home = { basic, allowance: hra, rent, city: rentCityOf(city), inMetro: false }
      const hraExempt = toRupees(12 * exemptRentAllowance(ruleOn(rentAllowance, date).value, home))
      const { most } = ruleOn(savingsLimit, date).value
      const savings = Math.min(most, 12 * cost.fund.employee + salary.other80C)
      return {
        employerPension: pensionOff(salary, cost, 'old'),
        hraExempt,
        savings,
        deductions: hraExempt + savings + salary.otherDeductions,
      }
    },
  },
}
