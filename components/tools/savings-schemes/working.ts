import type { WorkingContent } from '@/components/results/working'
import { dayInWords } from '@/lib/format/days'
import { grouped, rupees } from '@/lib/format/numbers'
import type { SavingsAnswer } from '@/lib/savings/savings-schemes'

/** How the chosen scheme comes to its figures. */
export function savingsWorking(answer: Exclude<SavingsAnswer, { scheme: 'ssy' }>): WorkingContent {
  switch (answer.scheme) {
    case 'nsc':
      return nscWorking(answer)
    case 'kvp':
      return kvpWorking(answer)
    case 'time-deposit':
      return timeDepositWorking(answer)
    case 'recurring-deposit':
      return recurringWorking(answer)
    case 'scss':
    case 'mis':
      return payoutWorking(answer)
  }
}

type Answer<Scheme extends SavingsAnswer['scheme']> = Extract<SavingsAnswer, { scheme: Scheme }>

function nscWorking(answer: Answer<'nsc'>): WorkingContent {
  const { amount, ratePercent } = answer.asked
  const { per1000, maturity, accrued } = answer.result
  return {
    formula: 'Maturity = amount × (1 + r)^5, per ₹1,000 to the paisa',
    steps: {
      'Of ₹1,000': `1,000 × (1 + ${grouped(ratePercent)}%)^5 = ${rupees(per1000, 2)}`,
      'In proportion, to the nearest rupee': `${grouped(amount)} ÷ 1,000 × ${rupees(per1000, 2)} = ${rupees(maturity)}`,
      'Interest of the first year': `${rupees(amount)} × ${grouped(ratePercent)}% = ${rupees(accrued[0]!, 2)}`,
      'Interest of the second year': `(${rupees(amount)} + ${rupees(accrued[0]!, 2)}) × ${grouped(ratePercent)}% = ${rupees(accrued[1]!, 2)}`,
    },
  }
}

function kvpWorking(answer: Answer<'kvp'>): WorkingContent {
  const { months, maturityDate, maturity, effectiveYearlyPct } = answer.result
  return {
    formula: 'The amount doubles in the months notified for the day of purchase',
    steps: {
      [`Purchased on ${dayInWords(answer.opened)}: months`]: grouped(months),
      [`Value on ${dayInWords(maturityDate)}`]: `${rupees(answer.asked.amount)} × 2 = ${rupees(maturity)}`,
      'Effective rate': `2^(12 ÷ ${months}) − 1 = ${grouped(effectiveYearlyPct)}%`,
    },
  }
}

function timeDepositWorking(answer: Answer<'time-deposit'>): WorkingContent {
  const { amount, ratePercent, years } = answer.asked
  const { yearlyInterest, totalInterest } = answer.result
  return {
    formula: 'Interest of a year = P × ((1 + r ÷ 4)^4 − 1), paid out',
    steps: {
      'A year, to the nearest rupee': `${rupees(amount)} × ((1 + ${grouped(ratePercent)}% ÷ 4)^4 − 1) = ${rupees(yearlyInterest)}`,
      'All years': `${rupees(yearlyInterest)} × ${years} = ${rupees(totalInterest)}`,
    },
  }
}

function recurringWorking(answer: Answer<'recurring-deposit'>): WorkingContent {
  const { monthly, ratePercent } = answer.asked
  const { per100, maturity, deposited, interest } = answer.result
  return {
    formula: 'Value of ₹100 a month = sum of 100 × (1 + r ÷ 4)^(k ÷ 3) for k = 1 to 60',
    steps: {
      [`At ${grouped(ratePercent)}%, to the paisa`]: rupees(per100, 2),
      'In proportion, to the nearest rupee': `${grouped(monthly)} ÷ 100 × ${rupees(per100, 2)} = ${rupees(maturity)}`,
      Interest: `${rupees(maturity)} − ${rupees(deposited)} = ${rupees(interest)}`,
    },
  }
}

function payoutWorking(answer: Answer<'scss' | 'mis'>): WorkingContent {
  const { amount, ratePercent } = answer.asked
  const isQuarterly = answer.scheme === 'scss'
  const paid = isQuarterly ? answer.result.quarterly : answer.result.monthly
  const count = isQuarterly ? 20 : 60
  const closing = answer.result.closing
  return {
    formula: `Interest = amount × rate ÷ ${isQuarterly ? '4 a quarter' : '12 a month'}, to the nearest rupee`,
    steps: {
      [isQuarterly ? 'A quarter' : 'A month']:
        `${rupees(amount)} × ${grouped(ratePercent)}% ÷ ${isQuarterly ? 4 : 12} = ${rupees(paid)}`,
      'In 5 years': `${rupees(paid)} × ${count} = ${rupees(answer.result.totalFiveYears)}`,
      'Refund on early closing':
        closing !== null && `${rupees(amount)} − ${rupees(closing.deduction)} = ${rupees(closing.refund)}`,
    },
  }
}
