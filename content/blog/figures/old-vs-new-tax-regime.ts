import { inLakhs, percent } from '@/content/figures/wording'
import { dayInWords } from '@/lib/format/days'
import { grouped, rupees } from '@/lib/format/numbers'
import { filled } from '@/lib/language/words'
import { homeLoanInterestLimit } from '@/lib/rules/income-tax/deduction-limits'
import { employerPensionLimit } from '@/lib/rules/income-tax/employer-pension'
import { savingsLimit } from '@/lib/rules/income-tax/savings-limit'
import type { Regime } from '@/lib/rules/income-tax/tax-law'
import { ruleOn } from '@/lib/rules/rule'
import { daysOfTaxYear } from '@/lib/rules/years'
import { breakEvenDeductions } from '@/lib/tax/break-even'
import { taxRules } from '@/lib/tax/income-tax'
import { incomeTax } from '@/lib/tax/slab-tax'

/** The year of the article; its salary and deductions of the old regime, in rupees. */
const YEAR = 'fy-2026-27'
const { law } = taxRules(YEAR)
const { first: firstDay, last: lastDay } = daysOfTaxYear(YEAR)
const SALARY = 15_00_000
const FUND = 1_50_000
const HEALTH = 25_000
const HOME_LOAN = 2_00_000
const DEDUCTIONS = FUND + HEALTH + HOME_LOAN
const BEYOND = 25_000
const EXTRA = 100
const SPENT = 1_00_000
const SALARIES = [
  ...[8_00_000, 10_00_000, 12_75_000, 15_00_000, 18_00_000],
  ...[20_00_000, 24_00_000, 30_00_000, 40_00_000],
]

const taxOf = (salary: number, regime: Regime, deductions = 0) =>
  incomeTax(law, { salary, deductions, regime, age: 'below60' }).totalTax

/** Where the new regime has no tax, the deductions that bring the old one to none too. */
const breakEvenOf = (salary: number) =>
  breakEvenDeductions(law, (regime) => ({ salary, deductions: 0, regime, age: 'below60' })) ??
  salary - law.old.standardDeduction - law.old.rebate.incomeLimit

const limit = law.new.rebate.incomeLimit
const beyondLimit = incomeTax(law, {
  salary: 0,
  otherIncome: limit + BEYOND,
  deductions: 0,
  regime: 'new',
  age: 'below60',
})

/** The slab of an income in a regime, below 60. */
const slabOf = (regime: Regime, income: number) =>
  law[regime].slabs.below60.findLast(({ above }) => above < income)!

/** Where the slabs alone charge as much as marginal relief does: limit + tax at the limit ÷ (1 − rate). */
const taxAtLimit = beyondLimit.slabTax - (BEYOND * slabOf('new', limit + 1).ratePercent) / 100
const reliefEnds = limit + taxAtLimit / (1 - slabOf('new', limit + 1).ratePercent / 100)

const withCess = (tax: number) => tax * (1 + law.cessPercent / 100)
/** The policy of the example is bought in the second slab of the old regime that is taxed. */
const spentSlab = law.old.slabs.below60[2]!.ratePercent
const spentSaves = withCess((SPENT * spentSlab) / 100)

/** What the words of the article quote; see content/blog/old-vs-new-tax-regime.mdx. */
export const figures = {
  leastSalary: inLakhs(SALARIES[0]!),
  mostSalary: inLakhs(SALARIES.at(-1)!),
  firstDay: dayInWords(firstDay),
  lastDay: dayInWords(lastDay),
  fundInLakhs: inLakhs(FUND),
  deductionsInLakhs: inLakhs(DEDUCTIONS),
  steadyFrom: rupees(law.new.slabs.below60.at(-1)!.above + law.new.standardDeduction),
  steadyBreakEven: rupees(breakEvenOf(SALARIES.at(-1)!)),
  reliefEnds: rupees(reliefEnds),
  reliefEndsSalary: rupees(reliefEnds + law.new.standardDeduction),
  extra: rupees(EXTRA),
  extraCosts: rupees(withCess(EXTRA)),
  extraCess: rupees(withCess(EXTRA) - EXTRA),
  savingsLimit: rupees(ruleOn(savingsLimit, firstDay).value.most),
  homeLoanLimit: rupees(ruleOn(homeLoanInterestLimit, firstDay).value.most),
  employerPension: percent(ruleOn(employerPensionLimit, firstDay).value.newRegimePercent),
  spentSlab: percent(spentSlab),
  spent: rupees(SPENT),
  spentSaves: rupees(spentSaves),
  spentGone: rupees(SPENT - spentSaves),
  standardNew: rupees(law.new.standardDeduction),
  standardOld: rupees(law.old.standardDeduction),
  rebateUpTo: rupees(limit),
  salaryFree: rupees(limit + law.new.standardDeduction),
  rebateUpToOld: rupees(law.old.rebate.incomeLimit),
  cess: percent(law.cessPercent),
  surchargeAbove: rupees(law.new.surcharge[0]!.above),
  freeFrom60: rupees(law.old.slabs.senior[1]!.above),
  freeFrom80: rupees(law.old.slabs.superSenior[1]!.above),
  salary: rupees(SALARY),
  fund: rupees(FUND),
  health: rupees(HEALTH),
  homeLoan: rupees(HOME_LOAN),
  deductions: rupees(DEDUCTIONS),
  newCheaperBy: rupees(taxOf(SALARY, 'old', DEDUCTIONS) - taxOf(SALARY, 'new')),
  beyondIncome: rupees(limit + BEYOND),
  beyond: rupees(BEYOND),
  beyondSlabTax: rupees(beyondLimit.slabTax),
  beyondTax: rupees(beyondLimit.totalTax),
}

const ends = [...new Set([...law.new.slabs.below60, ...law.old.slabs.below60].map(({ above }) => above))]
  .toSorted((one, other) => one - other)
  .map((above, place, all) => ({ above, upTo: all[place + 1] }))

/** Rupees of an income in each slab that is taxed. */
const taxedParts = (regime: Regime, income: number) =>
  law[regime].slabs.below60
    .map(({ above, ratePercent }, place, all) => ({
      amount: Math.min(income, all[place + 1]?.above ?? income) - above,
      ratePercent,
    }))
    .filter(({ amount, ratePercent }) => amount > 0 && ratePercent > 0)

export const tables = {
  /** @param words before the first line and the others, and for tax and cess */
  working: (
    regime: Regime,
    [first, indent, taxWord, cessWord]: readonly [string, string, string, string],
  ) => {
    const deductions = regime === 'old' ? DEDUCTIONS : 0
    const result = incomeTax(law, { salary: SALARY, deductions, regime, age: 'below60' })
    const taken = [SALARY, result.standardDeduction, ...(deductions > 0 ? [deductions] : [])]
    const parts = taxedParts(regime, result.totalIncome).map(({ amount, ratePercent }) => ({
      sum: `${grouped(amount)} × ${percent(ratePercent)}`,
      tax: grouped((amount * ratePercent) / 100),
    }))
    const width = Math.max(...parts.map(({ sum }) => sum.length))
    return [
      `${first}${taken.map((amount) => grouped(amount)).join(' − ')} = ${grouped(result.totalIncome)}`,
      ...parts.map(({ sum, tax }) => `${indent}${sum.padEnd(width)} = ${tax}`),
      `${indent}${taxWord} ${grouped(result.tax)} + ${cessWord} ${grouped(result.cess)} = ${rupees(result.totalTax)}`,
    ].join('\n')
  },
  /** @param words for the first range, those between and the last, and for no tax */
  slabs: (first: string, between: string, last: string, nil: string) =>
    ends.map(({ above, upTo }) => [
      upTo === undefined
        ? filled(last, [rupees(above)])
        : above === 0
          ? filled(first, [rupees(upTo)])
          : filled(between, [rupees(above + 1), rupees(upTo)]),
      ...[law.new, law.old].map(({ slabs }) => {
        const { ratePercent } = slabs.below60.findLast((slab) => slab.above <= above)!
        return ratePercent === 0 ? nil : percent(ratePercent)
      }),
    ]),
  totals: (nil: string) =>
    SALARIES.map((salary) => [
      rupees(salary),
      ...[taxOf(salary, 'new'), taxOf(salary, 'old', FUND), taxOf(salary, 'old', DEDUCTIONS)].map((tax) =>
        tax === 0 ? nil : rupees(tax),
      ),
      rupees(breakEvenOf(salary)),
    ]),
}
