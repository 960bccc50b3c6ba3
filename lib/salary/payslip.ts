import type { InHand } from '@/lib/salary/in-hand'
import type { Salary } from '@/lib/salary/salary'

export type PayslipItem =
  | 'basic'
  | 'hra'
  | 'special'
  | 'bonus'
  | 'paid'
  | 'ownFund'
  | 'ownEsi'
  | 'professionalTax'
  | 'incomeTax'
  | 'inHand'
  | 'employerFund'
  | 'insurance'
  | 'admin'
  | 'employerEsi'
  | 'employerNps'
  | 'gratuity'
  | 'ctc'

/** Rupees; null for what is not the same each month. */
export interface PayslipLine {
  item: PayslipItem
  month: number | null
  year: number
}

/**
 * A salary line by line: what is paid, what is taken off, what the employer pays on top. Lines of nothing are left out.
 */
export function payslip(salary: Salary, { cost, tax, inHandYear }: InHand): PayslipLine[] {
  const { fund, esi } = cost
  const monthly = (item: PayslipItem, month: number): PayslipLine => ({ item, month, year: 12 * month })
  const yearly = (item: PayslipItem, year: number): PayslipLine => ({ item, month: null, year })
  const lines = [
    monthly('basic', salary.basic),
    monthly('hra', salary.hra),
    monthly('special', salary.special),
    yearly('bonus', salary.bonus),
    yearly('paid', 12 * cost.pay + salary.bonus),
    monthly('ownFund', -fund.employee),
    monthly('ownEsi', -esi.employee),
    yearly('professionalTax', -cost.professionalTax.year),
    { item: 'incomeTax', month: -tax.totalTax / 12, year: -tax.totalTax },
    yearly('inHand', inHandYear),
    monthly('employerFund', fund.employer),
    monthly('insurance', fund.insurance),
    monthly('admin', fund.admin),
    monthly('employerEsi', esi.employer),
    monthly('employerNps', cost.employerNps),
    yearly('gratuity', cost.gratuityShareYear),
    yearly('ctc', cost.ctc),
  ] as const satisfies readonly PayslipLine[]
  return lines.filter(({ year }) => year !== 0)
}
