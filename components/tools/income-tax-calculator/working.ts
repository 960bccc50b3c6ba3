import type { WorkingContent } from '@/components/results/working'
import { grouped, rupees } from '@/lib/format/numbers'
import { incomeTaxLaw, type TaxLaw } from '@/lib/rules/income-tax/tax-law'
import { type TaxQuestion, taxRules } from '@/lib/tax/income-tax'
import type { IncomeTax } from '@/lib/tax/slab-tax'

/** The sum step by step. An enacted year names its sections under both acts; the simplified set has none. */
export function incomeTaxWorking({ income, regime, rules }: TaxQuestion, result: IncomeTax): WorkingContent {
  const { law, source } = taxRules(rules)
  const { employerPension, slabs, rebate, tax, surcharge, surchargePercent, cess } = result
  const cite = (pick: (law: TaxLaw) => string) => (source ? ` (${bothActs(pick)})` : '')
  const toTen = law.roundedToTen ? ', to the nearest ten rupees' : ''
  const pension = employerPension > 0 ? ", employer's NPS contribution" : ''
  const rates = regime === 'new' ? cite((law) => law.new.section) : source ? ' (Finance Act)' : ''
  const allowance = `standard deduction${cite((law) => law.standardDeductionSection)}`
  const pensionOff = employerPension > 0 ? ` − ${grouped(employerPension)}` : ''
  const takenOff = `${grouped(result.standardDeduction)}${pensionOff} − ${grouped(result.deductions)}`
  const taxed = slabs.filter(({ income, ratePercent }) => income > 0 && ratePercent > 0)
  const inSlabs = taxed.map(({ income, ratePercent }) => `${grouped(income)} × ${ratePercent}%`)
  const beforeCess = grouped(tax + surcharge)
  return {
    formula: 'Total tax = (tax by slabs − rebate + surcharge) + cess',
    steps: {
      [`Total income: income less ${allowance}${pension} and deductions${toTen}`]: `${grouped(income)} − ${takenOff} = ${rupees(result.totalIncome)}`,
      [`Tax by slabs${rates}`]: `${inSlabs.join(' + ') || 'nothing above the first slab'} = ${rupees(result.slabTax, 2)}`,
      [`Rebate${cite((law) => law[regime].rebate.section)}`]:
        rebate > 0 && `${rupees(result.slabTax, 2)} − ${rupees(rebate, 2)} = ${rupees(tax, 2)}`,
      [`Surcharge, ${surchargePercent}% of the tax less marginal relief`]:
        surchargePercent > 0 &&
        `${grouped(tax)} × ${surchargePercent}% − ${grouped(result.surchargeRelief)} = ${rupees(surcharge, 2)}`,
      'Health and education cess': `${beforeCess} × ${law.cessPercent}% = ${rupees(cess, 2)}`,
      [`Total tax${toTen}`]: `${beforeCess} + ${grouped(cess)} = ${rupees(result.totalTax, law.roundedToTen ? 0 : 2)}`,
    },
  }
}

/** A section's number on the last day of the 1961 Act and on the first of the 2025 Act. */
function bothActs(pick: (law: TaxLaw) => string): string {
  const [before, since] = incomeTaxLaw.values.slice(-2).map(({ value }) => pick(value))
  return `s. ${before} of the 1961 Act, s. ${since} of the 2025 Act`
}
