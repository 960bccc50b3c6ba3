import type { StepFigure, NextStep } from '@/lib/catalogue/next-step'
import { currentTaxYear, daysOfTaxYear, taxYearIds } from '@/lib/rules/years'

/** The law of the year, without the sample; a salary that this page does not know is left to be entered. */
export const unknownSalary = { rules: { value: currentTaxYear() }, income: { value: '0' } } as const

/** Income tax with the interest of deposits: from the age of 60 a part of it is deducted in the old regime. */
export const stepWithInterest = {
  to: 'income-tax-calculator',
  label: 'Income tax with this interest',
  set: { ...unknownSalary, deductionsAs: { value: 'items' } },
  also: { age: { control: 'senior', as: { true: 'senior' } } },
} as const
export const ofSenior = { control: 'senior', is: 'true' } as const

const GAINS_CHANGED = '2024-07-23'

/** The years of the income-tax calculator by the day of a sale, from the change of the rates of gains on. */
const yearsBySale = (control: string): StepFigure[] =>
  taxYearIds().map((id) => {
    const { first, last } = daysOfTaxYear(id)
    const from = first < GAINS_CHANGED ? GAINS_CHANGED : first
    return { value: id, when: { control, from, to: last } }
  })

/** Income tax with the gain of one sale, or with those of a year after losses. */
export const stepsWithGains: readonly NextStep[] = [
  {
    to: 'income-tax-calculator',
    label: 'Income tax with this gain',
    when: [
      { control: 'question', is: 'sale' },
      { output: 'gain', above: 0 },
    ],
    set: { ...unknownSalary, rules: yearsBySale('sold') },
    more: 'gainOfSale',
  },
  {
    to: 'income-tax-calculator',
    label: 'Income tax with the gains of this year',
    when: [
      { control: 'question', is: 'year' },
      { output: 'tax', above: 0 },
    ],
    set: {
      rules: [...yearsBySale('sales-1-sold'), unknownSalary.rules],
      source: { value: 'other' },
      income: [{ control: 'otherIncome', times: 1 }, unknownSalary.income],
    },
    more: 'gainsOfYear',
  },
]
