import { Working, type WorkingStep } from '@/components/results/working'
import { grouped, rupees } from '@/lib/format/numbers'
import { incomeTaxLaw, type TaxLaw } from '@/lib/rules/income-tax'
import { type TaxQuestion, taxRules } from '@/lib/tax/income-tax'
import type { IncomeTax, SlabShare } from '@/lib/tax/slab-tax'

const FORMULA = 'Total tax = (tax by slabs − rebate + surcharge) + cess'

interface WorkingProps {
  question: TaxQuestion
  result: IncomeTax
}

/** The sum step by step. An enacted year names its sections under both acts; the simplified set has none. */
export function IncomeTaxWorking({ question, result }: WorkingProps) {
  const { law, source } = taxRules(question.rules)
  const cite = (pick: (law: TaxLaw) => string) => (source ? ` (${bothActs(pick)})` : '')
  const toTen = law.roundedToTen ? ', to the nearest ten rupees' : ''
  const { regime } = question
  const pension = result.employerPension > 0 ? ", employer's NPS contribution" : ''
  const rates = regime === 'new' ? cite((law) => law.new.section) : source ? ' (Finance Act)' : ''
  const steps: (WorkingStep | false)[] = [
    {
      says: `Total income: income less standard deduction${cite((law) => law.standardDeductionSection)}${pension} and deductions${toTen}`,
      sum: totalIncomeSum(question, result),
    },
    { says: `Tax by slabs${rates}`, sum: slabSum(result) },
    result.rebate > 0 && {
      says: `Rebate${cite((law) => law[regime].rebate.section)}`,
      sum: `${rupees(result.slabTax, 2)} − ${rupees(result.rebate, 2)} = ${rupees(result.tax, 2)}`,
    },
    result.surchargePercent > 0 && {
      says: `Surcharge, ${result.surchargePercent}% of the tax less marginal relief`,
      sum: `${grouped(result.tax)} × ${result.surchargePercent}% − ${grouped(result.surchargeRelief)} = ${rupees(result.surcharge, 2)}`,
    },
    {
      says: 'Health and education cess',
      sum: `${grouped(result.tax + result.surcharge)} × ${law.cessPercent}% = ${rupees(result.cess, 2)}`,
    },
    {
      says: `Total tax${toTen}`,
      sum: `${grouped(result.tax + result.surcharge)} + ${grouped(result.cess)} = ${rupees(result.totalTax, law.roundedToTen ? 0 : 2)}`,
    },
  ]
  return <Working formula={FORMULA} steps={steps.filter((step) => step !== false)} />
}

/** A section's number on the last day of the 1961 Act and on the first of the 2025 Act. */
function bothActs(pick: (law: TaxLaw) => string): string {
  const [before, since] = incomeTaxLaw.values.slice(-2).map(({ value }) => pick(value))
  return `s. ${before} of the 1961 Act, s. ${since} of the 2025 Act`
}

function totalIncomeSum({ income }: TaxQuestion, result: IncomeTax): string {
  const pension = result.employerPension > 0 ? [result.employerPension] : []
  const parts = [income, result.standardDeduction, ...pension, result.deductions]
  return `${parts.map((part) => grouped(part)).join(' − ')} = ${rupees(result.totalIncome)}`
}

function slabSum({ slabs, slabTax }: IncomeTax): string {
  const taxed = slabs.filter(({ income, ratePercent }) => income > 0 && ratePercent > 0)
  const parts = taxed.map(({ income, ratePercent }: SlabShare) => `${grouped(income)} × ${ratePercent}%`)
  return `${parts.join(' + ') || 'nothing above the first slab'} = ${rupees(slabTax, 2)}`
}
