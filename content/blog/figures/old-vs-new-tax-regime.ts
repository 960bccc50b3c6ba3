import { percent } from '@/content/figures/wording'
import { rupees } from '@/lib/format/numbers'
import { filled } from '@/lib/language/words'
import type { Regime } from '@/lib/rules/income-tax/tax-law'
import { breakEvenDeductions } from '@/lib/tax/break-even'
import { taxRules } from '@/lib/tax/income-tax'
import { incomeTax } from '@/lib/tax/slab-tax'

/** The year of the article; its salary and deductions of the old regime, in rupees. */
const { law } = taxRules('fy-2026-27')
const SALARY = 15_00_000
const FUND = 1_50_000
const HEALTH = 25_000
const HOME_LOAN = 2_00_000
const DEDUCTIONS = FUND + HEALTH + HOME_LOAN
const BEYOND = 25_000
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

/** What the words of the article quote; see content/blog/old-vs-new-tax-regime.mdx. */
export const figures = {
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

export const tables = {
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
