import type { WorkingContent, WorkingSteps } from '@/components/results/working'
import { grouped, rupees } from '@/lib/format/numbers'
import { incomeTaxLaw, type SpecialKind, type TaxLaw } from '@/lib/rules/income-tax/tax-law'
import { taxCaseOf, type TaxQuestion, taxRules } from '@/lib/tax/income-tax'
import type { IncomeTax } from '@/lib/tax/slab-tax'
import { totalOf } from '@/lib/tax/special-tax'

/** The tax of the chosen regime step by step, with the sections of both acts. */
export function incomeTaxWorking(question: TaxQuestion, result: IncomeTax): WorkingContent {
  const { regime, rules } = question
  const { law } = taxRules(rules)
  const { slabs, slabTax, specialTax, rebate, tax, surcharge, surchargePercent, cess } = result
  const taxed = slabs.filter(({ income, ratePercent }) => income > 0 && ratePercent > 0)
  const inSlabs = taxed.map(({ income, ratePercent }) => `${grouped(income)} × ${ratePercent}%`)
  const rates = regime === 'new' ? bothActs((law) => law.new.section) : 'Finance Act'
  const beforeCess = grouped(tax + surcharge)
  const before = `${grouped(slabTax + specialTax)} − ${grouped(rebate)}`
  return {
    formula: 'Total tax = (tax by slabs and special rates − rebate + surcharge) + cess',
    steps: {
      ...incomeStep(question, result),
      [`Tax by slabs (${rates})`]: `${inSlabs.join(' + ') || 'nothing above the first slab'} = ${rupees(slabTax, 2)}`,
      ...specialSteps(result),
      [`Rebate (${bothActs((law) => law[regime].rebate.section)})`]:
        rebate > 0 && `${before} = ${rupees(tax, 2)}`,
      [`Surcharge, ${surchargePercent}% of the tax (at most 15% on capital gains) less marginal relief`]:
        surchargePercent > 0 &&
        `${grouped(surcharge + result.surchargeRelief)} − ${grouped(result.surchargeRelief)} = ${rupees(surcharge, 2)}`,
      'Health and education cess': `${beforeCess} × ${law.cessPercent}% = ${rupees(cess, 2)}`,
      'Total tax, to the nearest ten rupees': `${beforeCess} + ${grouped(cess)} = ${rupees(result.totalTax)}`,
    },
  }
}

/** The parts of total income, each added or taken off. */
function incomeStep(question: TaxQuestion, result: IncomeTax): WorkingSteps {
  const given = taxCaseOf(question, question.rules, question.regime)
  const allowance = `standard deduction (${bothActs((law) => law.standardDeductionSection)})`
  const parts: [name: string, amount: number | undefined][] = [
    ['salary', given.salary],
    [allowance, -result.standardDeduction],
    ['professional tax', -result.professionalTax],
    ["employer's NPS contribution", -result.employerPension],
    ['family pension', given.familyPension],
    ['a third of it up to the limit', -result.familyPensionDeduction],
    ['other income', given.otherIncome],
    ['let-out houses', result.houseIncome],
    ['deductions', -result.deductions],
    ['income at special rates', given.special && totalOf(given.special)],
  ]
  const counted = parts.flatMap(([name, amount]) => (amount ? [{ name, amount }] : []))
  const joined = (words: (part: { name: string; amount: number }) => string) =>
    counted.map((part, place) => `${part.amount < 0 ? '− ' : place > 0 ? '+ ' : ''}${words(part)}`).join(' ')
  const label = ['Total income', joined(({ name }) => name)].filter(Boolean).join(': ')
  const sum = joined(({ amount }) => grouped(Math.abs(amount))) || '0'
  return { [`${label}, to the nearest ten rupees`]: `${sum} = ${rupees(result.totalIncome)}` }
}

const specialSteps = ({ specialShares }: IncomeTax): WorkingSteps =>
  Object.fromEntries(
    specialShares.map(({ kind, income, taxed, ratePercent, tax }) => [
      `${specialNames[kind]}: ${grouped(income)}, taxed ${grouped(taxed)}`,
      `${grouped(taxed)} × ${ratePercent}% = ${rupees(tax, 2)}`,
    ]),
  )

const specialNames: Record<SpecialKind, string> = {
  lottery: 'Lottery and games',
  crypto: 'Crypto',
  short20: 'Short-term equity',
  long125: 'Property, gold, others',
  equityLong: 'Long-term equity',
}

/** A section's number on the last day of the 1961 Act and on the first of the 2025 Act. */
function bothActs(pick: (law: TaxLaw) => string): string {
  const [before, since] = incomeTaxLaw.values.slice(-2).map(({ value }) => pick(value))
  return `s. ${before} of the 1961 Act, s. ${since} of the 2025 Act`
}
