import { type ResultRows, row } from '@/components/results/result-row'
import { rupees } from '@/lib/format/numbers'
import type { SalaryAnswer } from '@/lib/salary/salary-inputs'

/** @param wantsCtc the take-home pay was given, and the CTC is the answer */
export function salaryRows({ chosen }: SalaryAnswer, wantsCtc: boolean): ResultRows {
  const { cost, tax } = chosen
  const ctc = row('ctc', wantsCtc ? 'CTC needed, a year' : 'CTC, a year', 'rupees', cost.ctc, {
    short: 'CTC',
    primary: wantsCtc,
  })
  return [
    wantsCtc && ctc,
    row('inHandMonthAverage', `In hand a month (${chosen.regime} regime)`, 'rupees', chosen.inHandMonth, {
      short: 'In hand a month',
      primary: true,
    }),
    row('incomeTaxYear', 'Income tax, a year', 'rupees', tax.totalTax, { short: 'Tax a year' }),
    row('inHandYear', 'In hand, a year', 'rupees', chosen.inHandYear, { short: 'In hand a year' }),
    !wantsCtc && ctc,
    row('employeePfMonthly', 'Your PF, a month', 'rupees', cost.fund.employee),
    row('employeeEsiMonthly', 'Your ESI, a month', 'rupees', cost.esi.employee),
    row('professionalTaxYear', 'Professional tax, a year', 'rupees', cost.professionalTax.year),
    row('employerPfMonthly', 'Employer’s PF, a month', 'rupees', cost.fund.employer),
    row('edliMonthly', 'PF-linked insurance (EDLI), a month', 'rupees', cost.fund.insurance),
    row('pfAdminMonthly', 'PF administration charges, a month', 'rupees', cost.fund.admin),
    row('employerEsiMonthly', 'Employer’s ESI, a month', 'rupees', cost.esi.employer),
    row('employerNpsMonthly', 'Employer’s NPS, a month', 'rupees', cost.employerNps),
    row('gratuityShareYear', 'Gratuity in the CTC, a year', 'rupees', cost.gratuityShareYear),
    row('wagesOfCodeMonthly', 'Wages for PF, ESI and gratuity, a month', 'rupees', cost.wages),
    row('hraExempt', 'HRA exempt from tax, a year', 'rupees', chosen.hraExempt),
    row('totalIncome', 'Total income taxed, a year', 'rupees', tax.totalIncome),
  ]
}

/** That the wages which count are more than the basic pay, where they are. */
export const wagesNote = ({ salary, chosen: { cost } }: SalaryAnswer) =>
  cost.wages > salary.basic &&
  `PF, ESI and gratuity are on ${rupees(cost.wages)}, half of the pay, as the basic is less (labour codes, since 21 November 2025).`
