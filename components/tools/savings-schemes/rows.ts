import { type ResultRow, type ResultRows, row, textRow } from '@/components/results/result-row'
import { rupees } from '@/lib/format/numbers'
import type { SavingsScheme } from '@/lib/rules/savings/small-savings-limits'
import type { SavingsAnswer } from '@/lib/savings/savings-schemes'

export const SCHEME_NAMES: Record<SavingsScheme, string> = {
  nsc: 'NSC: National Savings Certificate',
  scss: 'SCSS: senior citizens',
  ssy: 'SSY: Sukanya Samriddhi',
  kvp: 'KVP: Kisan Vikas Patra',
  mis: 'MIS: monthly income',
  'time-deposit': 'Time deposit',
  'recurring-deposit': 'Recurring deposit',
}

type Answer<Scheme extends SavingsScheme> = Extract<SavingsAnswer, { scheme: Scheme }>

export function savingsRows(answer: SavingsAnswer): ResultRows {
  switch (answer.scheme) {
    case 'nsc':
      return [...grownRows(answer.result), ...commonRows(answer), ...accrualRows(answer.result)]
    case 'kvp':
      return [
        ...grownRows(answer.result),
        row('months', 'Doubles in', 'months', answer.result.months),
        maturityRow(answer),
        row('effectiveYearlyPct', 'Effective rate a year', 'percent', answer.result.effectiveYearlyPct),
      ]
    case 'scss':
      return scssRows(answer)
    case 'mis':
      return misRows(answer)
    case 'time-deposit':
      return timeDepositRows(answer)
    case 'recurring-deposit':
      return [
        ...grownRows(answer.result),
        row('deposited', 'Total deposits', 'rupees', answer.result.deposited, { short: 'Deposits' }),
        ...commonRows(answer),
        row('per100', 'Value of ₹100 a month', 'rupeesAndPaise', answer.result.per100),
      ]
    case 'ssy':
      return [
        ...grownRows(answer.result),
        row('deposited', 'Total deposits', 'rupees', answer.result.deposited, { short: 'Deposits' }),
        maturityRow(answer),
        row(
          'maturityUnrounded',
          'Without yearly rounding',
          'rupeesAndPaise',
          answer.result.maturityUnrounded,
        ),
      ]
  }
}

const primary = { primary: true }

const grownRows = ({ maturity, interest }: { maturity: number; interest: number }): ResultRow[] => [
  row('maturity', 'Maturity amount', 'rupees', maturity, { ...primary, short: 'Maturity' }),
  row('interest', 'Total interest', 'rupees', interest, { short: 'Interest' }),
]

const maturityRow = ({ maturityDate }: SavingsAnswer): ResultRow => ({
  name: 'maturityDate',
  label: 'Matures on',
  as: 'day',
  value: maturityDate,
})

const commonRows = (answer: Exclude<SavingsAnswer, { scheme: 'ssy' }>): ResultRow[] => [
  row('ratePct', 'Interest rate', 'percent', answer.asked.ratePercent, { short: 'Rate' }),
  maturityRow(answer),
]

const fiveYears = (total: number) =>
  row('totalFiveYears', 'Interest in 5 years', 'rupees', total, { short: '5 years' })

const scssRows = (answer: Answer<'scss'>): ResultRows => [
  row('quarterly', 'Interest each quarter', 'rupees', answer.result.quarterly, {
    ...primary,
    short: 'A quarter',
  }),
  row('yearly', 'Interest each year', 'rupees', answer.result.yearly, { short: 'A year' }),
  fiveYears(answer.result.totalFiveYears),
  ...commonRows(answer),
  ...closingRows(answer.result.closing),
]

const misRows = (answer: Answer<'mis'>): ResultRows => [
  row('monthly', 'Monthly income', 'rupees', answer.result.monthly, primary),
  fiveYears(answer.result.totalFiveYears),
  ...commonRows(answer),
  row('monthlyUnrounded', 'A month, to the paisa', 'rupeesAndPaise', answer.result.monthlyUnrounded),
  answer.result.allowed !== null && allowedRow(answer.result.allowed),
  ...closingRows(answer.result.closing),
]

function timeDepositRows(answer: Answer<'time-deposit'>): ResultRows {
  const { yearlyInterest, totalReceived, totalInterest, yearlyInterestUnrounded } = answer.result
  return [
    row('yearlyInterest', 'Interest each year', 'rupees', yearlyInterest, { ...primary, short: 'A year' }),
    row('totalReceived', 'Received with the deposit', 'rupees', totalReceived, { short: 'Received' }),
    row('totalInterest', 'Total interest', 'rupees', totalInterest, { short: 'Interest' }),
    ...commonRows(answer),
    row('yearlyInterestUnrounded', 'A year, to the paisa', 'rupeesAndPaise', yearlyInterestUnrounded),
  ]
}

const accrualRows = ({
  accrued,
  deemedReinvestedYears1to4: deemed,
}: Answer<'nsc'>['result']): ResultRow[] => [
  textRow(
    'accrued',
    'Interest of years 1 to 5',
    accrued.join(','),
    accrued.map((each) => rupees(each, 2)).join(', '),
  ),
  row('deemedReinvestedYears1to4', 'Counts as put in again', 'rupeesAndPaise', deemed),
]

const allowedRow = (allowed: boolean) =>
  textRow('allowed', 'May be closed then', String(allowed), allowed ? 'Yes' : 'No, not before 12 months')

const closingRows = (closing: { deduction: number; refund: number } | null): ResultRow[] =>
  closing
    ? [
        row('deduction', 'Deduction on early closing', 'rupees', closing.deduction),
        row('refund', 'Refund on early closing', 'rupees', closing.refund),
      ]
    : []
