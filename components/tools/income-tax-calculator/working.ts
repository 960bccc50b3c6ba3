import type { WorkingContent, WorkingSteps } from '@/components/results/working'
import { grouped, rupees } from '@/lib/format/numbers'
import { ruleOn } from '@/lib/rules/rule'
import { incomeTaxLaw, type SpecialKind, type TaxLaw } from '@/lib/rules/income-tax/tax-law'
import { isPresumed, taxCaseOf, type TaxQuestion, taxRules } from '@/lib/tax/income-tax'
import type { IncomeTax } from '@/lib/tax/slab-tax'
import { totalSpecialIncome } from '@/lib/tax/special-tax'
import { t } from '@/lib/language/words'

/**
 * The tax of the chosen regime step by step, with the sections of both acts.
 * @param kindSteps the steps by which this kind of income comes about
 */
export function incomeTaxWorking(
  question: TaxQuestion,
  result: IncomeTax,
  kindSteps: WorkingSteps = {},
): WorkingContent {
  const { regime, rules } = question
  const { law } = taxRules(rules)
  const { slabs, slabTax, specialTax, rebate, tax, surcharge, surchargePercent, cess } = result
  const taxed = slabs.filter(({ income, ratePercent }) => income > 0 && ratePercent > 0)
  const inSlabs = taxed.map(({ income, ratePercent }) => `${grouped(income)} × ${ratePercent}%`)
  const rates = regime === 'new' ? bothActs((lawThen) => lawThen.new.section) : t('Finance Act')
  const beforeCess = grouped(tax + surcharge)
  const before = `${grouped(slabTax + specialTax)} − ${grouped(rebate)}`
  return {
    formula: t('Total tax = (tax by slabs and special rates − rebate + surcharge) + cess'),
    steps: {
      ...kindSteps,
      ...incomeStep(question, result),
      [t('Tax by slabs ({0})', rates)]:
        `${inSlabs.join(' + ') || t('nothing above the first slab')} = ${rupees(slabTax, 2)}`,
      ...specialSteps(result),
      [t(
        'Rebate ({0})',
        bothActs((lawThen) => lawThen[regime].rebate.section),
      )]: rebate > 0 && `${before} = ${rupees(tax, 2)}`,
      [t(
        'Surcharge, {0}% of the tax (at most {1}% on capital gains) less marginal relief',
        surchargePercent,
        law.special.gainsSurchargePercent,
      )]:
        surchargePercent > 0 &&
        `${grouped(surcharge + result.surchargeRelief)} − ${grouped(result.surchargeRelief)} = ${rupees(surcharge, 2)}`,
      [t('Health and education cess')]: `${beforeCess} × ${law.cessPercent}% = ${rupees(cess, 2)}`,
      [t('Total tax, to the nearest ten rupees')]:
        `${beforeCess} + ${grouped(cess)} = ${rupees(result.totalTax)}`,
    },
  }
}

/** The parts of total income, each added or taken off. */
function incomeStep(question: TaxQuestion, result: IncomeTax): WorkingSteps {
  const given = taxCaseOf(question, question.rules, question.regime)
  const allowance = t(
    'standard deduction ({0})',
    bothActs((law) => law.standardDeductionSection),
  )
  const profit = isPresumed(question.kind) ? question.income : 0
  const parts: [name: string, amount: number | undefined][] = [
    [question.kind === 'pension' ? t('pension') : t('salary'), given.salary],
    [allowance, -result.standardDeduction],
    [t('professional tax'), -result.professionalTax],
    [t("employer's NPS contribution"), -result.employerPension],
    [t('family pension'), given.familyPension],
    [t('a third of it up to the limit'), -result.familyPensionDeduction],
    [t('presumed profit'), profit],
    [t('other income'), given.otherIncome && given.otherIncome - profit],
    [t('let-out houses'), result.houseIncome],
    [t('deductions'), -result.deductions],
    [t('income at special rates'), given.special && totalSpecialIncome(given.special)],
  ]
  const counted = parts.flatMap(([name, amount]) => (amount ? [{ name, amount }] : []))
  const joined = (words: (part: { name: string; amount: number }) => string) =>
    counted.map((part, place) => `${part.amount < 0 ? '− ' : place > 0 ? '+ ' : ''}${words(part)}`).join(' ')
  const names = joined(({ name }) => name)
  const label = names === '' ? t('Total income') : t('Total income: {0}', names)
  const sum = joined(({ amount }) => grouped(Math.abs(amount))) || '0'
  return { [t('{0}, to the nearest ten rupees', label)]: `${sum} = ${rupees(result.totalIncome)}` }
}

const specialSteps = ({ specialShares }: IncomeTax): WorkingSteps =>
  Object.fromEntries(
    specialShares.map(({ kind, income, taxed, ratePercent, tax }) => [
      t('{0}: {1}, taxed {2}', specialNames[kind], grouped(income), grouped(taxed)),
      `${grouped(taxed)} × ${ratePercent}% = ${rupees(tax, 2)}`,
    ]),
  )

const specialNames: Record<SpecialKind, string> = {
  lottery: t('Lottery and games'),
  crypto: t('Crypto'),
  short20: t('Short-term equity'),
  long125: t('Property, gold, others'),
  equityLong: t('Long-term equity'),
}

/** A section's number on the last day of the 1961 Act and on the first of the 2025 Act. */
function bothActs(pick: (law: TaxLaw) => string): string {
  const [before, since] = ['2026-03-31', '2026-04-01'].map((day) => pick(ruleOn(incomeTaxLaw, day).value))
  return t('s. {0} of the 1961 Act, s. {1} of the 2025 Act', before!, since!)
}
