import type { WorkingContent } from '@/components/results/working'
import { grouped, rupees } from '@/lib/format/numbers'
import type { SalaryAnswer } from '@/lib/salary/salary-inputs'
import { t } from '@/lib/language/words'

/** From the parts of the pay to what is in hand, under the chosen regime. */
export function salaryWorking({ salary, chosen }: SalaryAnswer): WorkingContent {
  const { cost, tax, regime } = chosen
  const { pay, fund, esi, employerNps, wages, professionalTax } = cost
  const bonus = grouped(salary.bonus)
  const onTop = [fund.employer, fund.insurance, fund.admin, esi.employer, employerNps].map((part) =>
    grouped(part),
  )
  const off = [tax.standardDeduction, tax.professionalTax, tax.employerPension, tax.deductions].map((part) =>
    grouped(part),
  )
  const [ownFund, ownEsi] = [12 * fund.employee, 12 * esi.employee]
  const added = employerNps * 12 + cost.taxedContributionYear
  return {
    formula: t('In hand = pay + bonus − your PF − your ESI − professional tax − income tax'),
    steps: {
      [t('Pay a month: basic + HRA + other allowances')]:
        `${grouped(salary.basic)} + ${grouped(salary.hra)} + ${grouped(salary.special)} = ${rupees(pay)}`,
      [t('Wages by the Code on Wages: basic, or half of the pay if more')]:
        `${t('max({0}, {1})', grouped(salary.basic), `${grouped(pay)} × 50%`)} = ${rupees(wages)}`,
      [t('CTC: 12 × (pay + employer’s PF, EDLI, administration, ESI, NPS) + bonus + gratuity')]:
        `12 × (${grouped(pay)} + ${onTop.join(' + ')}) + ${bonus} + ${grouped(cost.gratuityShareYear)} = ${rupees(cost.ctc)}`,
      [t('Gratuity a year: 15 days of a month of 26')]:
        `${grouped(wages)} × 15 ÷ 26 = ${rupees(cost.gratuityShareYear)}`,
      [t('Income: 12 × pay + bonus + employer’s NPS')]:
        `12 × ${grouped(pay)} + ${bonus} + ${grouped(added)} = ${rupees(chosen.income)}`,
      [t('HRA exempt, 80C with your PF, other deductions')]:
        regime === 'old' &&
        `${grouped(chosen.hraExempt)} + ${grouped(chosen.savings)} + ${grouped(salary.otherDeductions)} = ${rupees(chosen.deductions)}`,
      [t(
        'Total income: less standard deduction, professional tax (old regime), employer’s NPS, deductions; to ten rupees',
      )]: `${grouped(chosen.income)} − ${off.join(' − ')} = ${rupees(tax.totalIncome)}`,
      [t('Income tax: by slabs − rebate + surcharge + cess, to ten rupees')]:
        `${grouped(tax.slabTax)} − ${grouped(tax.rebate)} + ${grouped(tax.surcharge)} + ${grouped(tax.cess)} = ${rupees(tax.totalTax)}`,
      [t('In hand a year')]:
        `12 × ${grouped(pay)} + ${bonus} − ${grouped(ownFund)} − ${grouped(ownEsi)} − ${grouped(professionalTax.year)} − ${grouped(tax.totalTax)} = ${rupees(chosen.inHandYear)}`,
      [t('In hand a month, on average')]:
        `${grouped(chosen.inHandYear)} ÷ 12 = ${rupees(chosen.inHandMonth)}`,
    },
  }
}
