import { percent } from '@/content/figures/wording'
import { t } from '@/content/page-words'
import { addDays } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { grouped, rupees } from '@/lib/format/numbers'
import { savingsLimit } from '@/lib/rules/income-tax/savings-limit'
import type { Regime } from '@/lib/rules/income-tax/tax-law'
import { ruleOn } from '@/lib/rules/rule'
import { employerFundLimitValues } from '@/lib/rules/salary/provident-fund'
import { daysOfTaxYear } from '@/lib/rules/years'
import { taxRules } from '@/lib/tax/income-tax'
import { incomeTax } from '@/lib/tax/slab-tax'

/** One employee of 2025-26, whose certificate was issued by June 2026. */
const GROSS = 15_00_000
const RENT_ALLOWANCE = 2_40_000
const PROFESSIONAL_TAX = 2_500
const SAVINGS = 1_50_000
const HEALTH = 25_000
const MONTHS = 12

const YEAR = 'fy-2025-26'
const { law } = taxRules(YEAR)
const { first: firstDay, last: lastDay } = daysOfTaxYear(YEAR)
const INVESTED = 1_80_000
const HALF_SALARY = GROSS / 2

const taxIn = (regime: Regime, salary = GROSS, exempt = RENT_ALLOWANCE) =>
  incomeTax(law, {
    salary,
    deductions: exempt + SAVINGS + HEALTH,
    professionalTax: PROFESSIONAL_TAX,
    regime,
    age: 'below60',
  })

const [before, after] = [taxIn('old'), taxIn('new')]
const withoutRent = taxIn('old', GROSS, 0)

const row = (label: string, old: number | null, current: number | null) => [
  label,
  ...[old, current].map((amount) => (amount === null ? '-' : rupees(amount))),
]
const chargeable = (exempt: number, standard: number, professional: number) =>
  GROSS - exempt - standard - professional

const lines = [
  row(t('Gross salary'), GROSS, GROSS),
  row(t('Less exempt allowances (rent allowance)'), RENT_ALLOWANCE, null),
  row(t('Less standard deduction'), before.standardDeduction, after.standardDeduction),
  row(t('Less professional tax'), before.professionalTax, null),
  row(
    t('Income under the head Salaries'),
    chargeable(RENT_ALLOWANCE, before.standardDeduction, before.professionalTax),
    chargeable(0, after.standardDeduction, 0),
  ),
  row(t('Less 80C, provident fund and insurance'), SAVINGS, null),
  row(t('Less 80D, health insurance'), HEALTH, null),
  row(t('Total taxable income'), before.totalIncome, after.totalIncome),
  row(t('Tax on it'), before.tax, after.tax),
  row(t('Health and education cess, {0}', percent(law.cessPercent)), before.cess, after.cess),
  row(t('Tax payable'), before.totalTax, after.totalTax),
]

/** Two employers who each counted a year's standard deduction and the slabs from zero, against the whole year. */
const halfYear = incomeTax(law, {
  salary: HALF_SALARY,
  deductions: 0,
  regime: 'new',
  age: 'below60',
})

const savings = ruleOn(savingsLimit, firstDay).value.most

/** What the words of the article quote; see content/blog/form-16-line-by-line.mdx. */
export const figures = {
  lastDay: dayInWords(lastDay),
  newActFrom: dayInWords(addDays(lastDay, 1)),
  fundLimit: rupees(ruleOn(employerFundLimitValues, firstDay).value.most),
  standardNew: rupees(law.new.standardDeduction),
  standardOld: rupees(law.old.standardDeduction),
  savingsLimit: rupees(savings),
  savingsNumber: grouped(savings),
  invested: rupees(INVESTED),
  investedNumber: grouped(INVESTED),
  cess: percent(law.cessPercent),
  halfSalary: rupees(HALF_SALARY),
  gross: rupees(GROSS),
  oldTax: rupees(before.totalTax),
  newTax: rupees(after.totalTax),
  newByMonth: rupees(after.totalTax / MONTHS),
  missedRent: rupees(withoutRent.totalTax - before.totalTax),
  halfYearTax: rupees(halfYear.totalTax),
  wholeYearTax: rupees(after.totalTax),
}

export const tables = { lines }
