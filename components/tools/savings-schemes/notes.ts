import { rupees } from '@/lib/format/numbers'
import { savingsLimitOn } from '@/lib/rules/savings/small-savings-limits'
import type { SavingsAnswer } from '@/lib/savings/savings-schemes'

/** What the limits of a scheme forbid, in whole sentences. */
export function savingsWarnings(answer: Exclude<SavingsAnswer, { scheme: 'ssy' }>): string[] {
  const sum = answer.scheme === 'recurring-deposit' ? answer.asked.monthly : answer.asked.amount
  const limit = savingsLimitOn(answer.scheme, answer.opened)
  if (!limit) return []
  const { min, multipleOf, max, maxJoint } = limit
  return [
    sum < min && `The smallest deposit is ${rupees(min)}.`,
    multipleOf !== null && sum % multipleOf !== 0 && `Deposits are in multiples of ${rupees(multipleOf)}.`,
    max !== null && sum > max && ceilingWords(max, maxJoint),
  ].filter((sentence) => sentence !== false)
}

const ceilingWords = (max: number, maxJoint: number | null) =>
  maxJoint === null
    ? `One person may hold at most ${rupees(max)}.`
    : `One person may hold at most ${rupees(max)}, a joint account ${rupees(maxJoint)}.`

const DEDUCTION = 'The deposit counts for 80C (section 123 since April 2026), in the old regime only.'
const TDS = 'TDS of 10% applies above ₹50,000 of interest a year, ₹1,00,000 for senior citizens.'

/** How the chosen scheme is taxed. */
export function savingsNotes(answer: SavingsAnswer): string[] {
  switch (answer.scheme) {
    case 'ssy':
      return [`${DEDUCTION} Interest and maturity are exempt.`]
    case 'nsc':
      return [
        `${DEDUCTION} Interest is taxed each year as it accrues; that of years 1 to 4 counts for 80C again. No TDS.`,
      ]
    case 'scss':
      return [`${DEDUCTION} Interest is taxed; ${TDS}`]
    case 'time-deposit':
      return [
        answer.asked.years === 5
          ? `${DEDUCTION} Interest is taxed. ${TDS}`
          : `No deduction for the deposit. Interest is taxed. ${TDS}`,
      ]
    case 'mis':
    case 'recurring-deposit':
      return [`No deduction for the deposit. Interest is taxed. ${TDS}`]
    case 'kvp':
      return ['No deduction for the deposit. Interest is taxed.']
  }
}
