import type { WorkingContent } from '@/components/results/working'
import { dayInWords } from '@/lib/format/days'
import { grouped, rupees } from '@/lib/format/numbers'
import type { SavingsAnswer } from '@/lib/savings/savings-schemes'
import { t } from '@/lib/language/words'

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
    formula: t('Maturity = amount × (1 + r)^5, per ₹1,000 to the paisa'),
    steps: {
      [t('Of ₹1,000')]: `1,000 × (1 + ${grouped(ratePercent)}%)^5 = ${rupees(per1000, 2)}`,
      [t('In proportion, to the nearest rupee')]:
        `${grouped(amount)} ÷ 1,000 × ${rupees(per1000, 2)} = ${rupees(maturity)}`,
      [t('Interest of the first year')]:
        `${rupees(amount)} × ${grouped(ratePercent)}% = ${rupees(accrued[0]!, 2)}`,
      [t('Interest of the second year')]:
        `(${rupees(amount)} + ${rupees(accrued[0]!, 2)}) × ${grouped(ratePercent)}% = ${rupees(accrued[1]!, 2)}`,
    },
  }
}

function kvpWorking(answer: Answer<'kvp'>): WorkingContent {
  const { months, maturityDate, maturity, effectiveYearlyPct } = answer.result
  return {
    formula: t('The amount doubles in the months notified for the day of purchase'),
    steps: {
      [t('Purchased on {0}: months', dayInWords(answer.opened))]: grouped(months),
      [t('Value on {0}', dayInWords(maturityDate))]:
        `${rupees(answer.asked.amount)} × 2 = ${rupees(maturity)}`,
      [t('Effective rate')]: `2^(12 ÷ ${months}) − 1 = ${grouped(effectiveYearlyPct)}%`,
    },
  }
}

function timeDepositWorking(answer: Answer<'time-deposit'>): WorkingContent {
  const { amount, ratePercent, years } = answer.asked
  const { yearlyInterest, totalInterest } = answer.result
  return {
    formula: t('Interest of a year = P × ((1 + r ÷ 4)^4 − 1), paid out'),
    steps: {
      [t('A year, to the nearest rupee')]:
        `${rupees(amount)} × ((1 + ${grouped(ratePercent)}% ÷ 4)^4 − 1) = ${rupees(yearlyInterest)}`,
      [t('All years')]: `${rupees(yearlyInterest)} × ${years} = ${rupees(totalInterest)}`,
    },
  }
}

function recurringWorking(answer: Answer<'recurring-deposit'>): WorkingContent {
  const { monthly, ratePercent } = answer.asked
  const { per100, maturity, deposited, interest } = answer.result
  return {
    formula: t('Value of ₹100 a month = sum of 100 × (1 + r ÷ 4)^(k ÷ 3) for k = 1 to 60'),
    steps: {
      [t('At {0}%, to the paisa', grouped(ratePercent))]: rupees(per100, 2),
      [t('In proportion, to the nearest rupee')]:
        `${grouped(monthly)} ÷ 100 × ${rupees(per100, 2)} = ${rupees(maturity)}`,
      [t('Interest')]: `${rupees(maturity)} − ${rupees(deposited)} = ${rupees(interest)}`,
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
    formula: t(
      isQuarterly
        ? 'Interest = amount × rate ÷ 4 a quarter, to the nearest rupee'
        : 'Interest = amount × rate ÷ 12 a month, to the nearest rupee',
    ),
    steps: {
      [isQuarterly ? t('A quarter') : t('A month')]:
        `${rupees(amount)} × ${grouped(ratePercent)}% ÷ ${isQuarterly ? 4 : 12} = ${rupees(paid)}`,
      [t('In 5 years')]: `${rupees(paid)} × ${count} = ${rupees(answer.result.totalFiveYears)}`,
      [t('Refund on early closing')]:
        closing !== null && `${rupees(amount)} − ${rupees(closing.deduction)} = ${rupees(closing.refund)}`,
    },
  }
}
