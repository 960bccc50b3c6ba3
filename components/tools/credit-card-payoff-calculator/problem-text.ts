import type { PayoffProblem } from '@/lib/finance/card-payoff'
import { rupees } from '@/lib/format/numbers'
import { toPaise } from '@/lib/money/paise'

export const INVALID_MODE = 'Invalid calculation mode.'

type Sentences = {
  [Kind in PayoffProblem['kind']]: (problem: Extract<PayoffProblem, { kind: Kind }>) => string
}

const SENTENCES: Sentences = {
  paymentTooSmall: ({ interest }) =>
    `Monthly payment must be greater than ${rupees(interest, toPaise(interest) % 100 === 0 ? 0 : 2)} to cover interest.`,
  tooManyMonths: () => 'Calculation resulted in invalid months. Check inputs.',
  notPositiveMonths: () => 'Target months must be positive.',
  noPayment: () => 'Cannot calculate payment for the given time. Check inputs.',
  onlyInterest: ({ months }) => `Cannot pay off in ${months} months. Required payment is too low.`,
}

/** Why a balance is never cleared, in the fixed messages of the specification. */
export const payoffProblemText = (problem: PayoffProblem): string => SENTENCES[problem.kind](problem as never)
