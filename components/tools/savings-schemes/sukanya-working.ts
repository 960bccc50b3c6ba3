import type { WorkingContent } from '@/components/results/working'
import { yearName } from '@/lib/calendar/financial-year'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { sukanyaLimit } from '@/lib/rules/savings/small-savings-limits'
import type { SavingsYear } from '@/lib/savings/lowest-balance'
import type { SavingsAnswer } from '@/lib/savings/savings-schemes'
import type { Sukanya } from '@/lib/savings/sukanya'

/** What the limits forbid, in whole sentences. */
export function sukanyaWarnings({ overLimit, underMinimum, hasOutside }: Sukanya): string[] {
  const { min, max } = sukanyaLimit()
  return [
    overLimit.length > 0 &&
      `Deposits of ${yearName(overLimit[0]!)} and other years above ${rupees(max!)} are left out.`,
    underMinimum.length > 0 &&
      `Less than ${rupees(min)} is deposited in ${yearName(underMinimum[0]!)}: the account defaults until it is made up, with a fee of ₹50 a year.`,
    hasOutside && 'Deposits before the opening or after 15 years are left out.',
  ].filter((sentence) => sentence !== false)
}

export function sukanyaWorking(answer: Extract<SavingsAnswer, { scheme: 'ssy' }>): WorkingContent {
  const [first] = answer.result.years
  return {
    formula: 'Interest of a month = lowest balance from the 5th to the month’s end × rate ÷ 12',
    steps: {
      'First financial year, credited on 31 March': sukanyaSum(first!),
      [`Maturity on ${dayInWords(answer.maturityDate)}`]: `${rupees(answer.result.deposited)} + ${rupees(answer.result.interest)} = ${rupees(answer.result.maturity)}`,
    },
  }
}

const sukanyaSum = ({ paidInPaise, interestPaise, closingPaise }: SavingsYear) =>
  `${rupees(paidInPaise / 100)} + ${rupees(interestPaise / 100)} = ${rupees(closingPaise / 100)}`
