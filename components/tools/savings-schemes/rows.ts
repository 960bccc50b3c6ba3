import { type ResultRow, type ResultRows, row, textRow } from '@/components/results/result-row'
import { rupees } from '@/lib/format/numbers'
import type { SavingsScheme } from '@/lib/rules/savings/small-savings-limits'
import type { SavingsAnswer } from '@/lib/savings/savings-schemes'
import { t } from '@/lib/language/words'

export const SCHEME_NAMES: Record<SavingsScheme, string> = {
  nsc: t('NSC: National Savings Certificate'),
  scss: t('SCSS: senior citizens'),
  ssy: t('SSY: Sukanya Samriddhi'),
  kvp: t('KVP: Kisan Vikas Patra'),
  mis: t('MIS: monthly income'),
  'time-deposit': t('Time deposit'),
  'recurring-deposit': t('Recurring deposit'),
}

type Answer<Scheme extends SavingsScheme> = Extract<SavingsAnswer, { scheme: Scheme }>

export function savingsRows(answer: SavingsAnswer): ResultRows {
  switch (answer.scheme) {
    case 'nsc':
      return [...grownRows(answer.result), ...commonRows(answer), ...accrualRows(answer.result)]
    case 'kvp':
      return [
        ...grownRows(answer.result),
        row('months', t('Doubles in'), 'months', answer.result.months),
        maturityRow(answer),
        row('effectiveYearlyPct', t('Effective rate a year'), 'percent', answer.result.effectiveYearlyPct),
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
        row('deposited', t('Total deposits'), 'rupees', answer.result.deposited, { short: t('Deposits') }),
        ...commonRows(answer),
        row('per100', t('Value of ₹100 a month'), 'rupeesAndPaise', answer.result.per100),
      ]
    case 'ssy':
      return [
        ...grownRows(answer.result),
        row('deposited', t('Total deposits'), 'rupees', answer.result.deposited, { short: t('Deposits') }),
        maturityRow(answer),
        row(
          'maturityUnrounded',
          t('Without yearly rounding'),
          'rupeesAndPaise',
          answer.result.maturityUnrounded,
        ),
      ]
  }
}

const primary = { primary: true }

const grownRows = ({ maturity, interest }: { maturity: number; interest: number }): ResultRow[] => [
  row('maturity', t('Maturity amount'), 'rupees', maturity, { ...primary, short: t('Maturity') }),
  row('interest', t('Total interest'), 'rupees', interest, { short: t('Interest') }),
]

const maturityRow = ({ maturityDate }: SavingsAnswer): ResultRow => ({
  name: 'maturityDate',
  label: t('Matures on'),
  as: 'day',
  value: maturityDate,
})

const commonRows = (answer: Exclude<SavingsAnswer, { scheme: 'ssy' }>): ResultRow[] => [
  row('ratePct', t('Interest rate'), 'percent', answer.asked.ratePercent, { short: t('Rate') }),
  maturityRow(answer),
]

const fiveYears = (total: number) =>
  row('totalFiveYears', t('Interest in 5 years'), 'rupees', total, { short: t('5 years') })

const scssRows = (answer: Answer<'scss'>): ResultRows => [
  row('quarterly', t('Interest each quarter'), 'rupees', answer.result.quarterly, {
    ...primary,
    short: t('A quarter'),
  }),
  row('yearly', t('Interest each year'), 'rupees', answer.result.yearly, { short: t('A year') }),
  fiveYears(answer.result.totalFiveYears),
  ...commonRows(answer),
  ...closingRows(answer.result.closing),
]

const misRows = (answer: Answer<'mis'>): ResultRows => [
  row('monthly', t('Monthly income'), 'rupees', answer.result.monthly, primary),
  fiveYears(answer.result.totalFiveYears),
  ...commonRows(answer),
  row('monthlyUnrounded', t('A month, to the paisa'), 'rupeesAndPaise', answer.result.monthlyUnrounded),
  answer.result.allowed !== null && allowedRow(answer.result.allowed),
  ...closingRows(answer.result.closing),
]

function timeDepositRows(answer: Answer<'time-deposit'>): ResultRows {
  const { yearlyInterest, totalReceived, totalInterest, yearlyInterestUnrounded } = answer.result
  return [
    row('yearlyInterest', t('Interest each year'), 'rupees', yearlyInterest, {
      ...primary,
      short: t('A year'),
    }),
    row('totalReceived', t('Received with the deposit'), 'rupees', totalReceived, { short: t('Received') }),
    row('totalInterest', t('Total interest'), 'rupees', totalInterest, { short: t('Interest') }),
    ...commonRows(answer),
    row('yearlyInterestUnrounded', t('A year, to the paisa'), 'rupeesAndPaise', yearlyInterestUnrounded),
  ]
}

const accrualRows = ({
  accrued,
  deemedReinvestedYears1to4: deemed,
}: Answer<'nsc'>['result']): ResultRow[] => [
  textRow(
    'accrued',
    t('Interest of years 1 to 5'),
    accrued.join(','),
    accrued.map((each) => rupees(each, 2)).join(', '),
  ),
  row('deemedReinvestedYears1to4', t('Counts as put in again'), 'rupeesAndPaise', deemed),
]

const allowedRow = (allowed: boolean) =>
  textRow(
    'allowed',
    t('May be closed then'),
    String(allowed),
    allowed ? t('Yes') : t('No, not before 12 months'),
  )

const closingRows = (closing: { deduction: number; refund: number } | null): ResultRow[] =>
  closing
    ? [
        row('deduction', t('Deduction on early closing'), 'rupees', closing.deduction),
        row('refund', t('Refund on early closing'), 'rupees', closing.refund),
      ]
    : []
