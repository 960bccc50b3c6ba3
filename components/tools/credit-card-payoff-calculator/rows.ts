import type { ResultRows } from '@/components/results/result-row'
import { wordedRows, type WordsOf } from '@/components/results/worded-rows'
import type { CardAnswer } from '@/lib/finance/cards/card-answer'
import type { PayoffProblem } from '@/lib/finance/cards/card-payoff'
import { rupees } from '@/lib/format/numbers'
import { toPaise } from '@/lib/money/paise'
import { t } from '@/lib/language/words'

export const INVALID_MODE = t('Invalid calculation mode.')

const payoffWords = ({ plan, figures }: CardAnswer): WordsOf<CardAnswer> => ({
  interestFreeMonths: t('Payoff time at 0% interest'),
  interestFreePayment: t('Monthly payment at 0% interest'),
  requiredPayment: t('Required Monthly Payment'),
  totalInterest: t('Total Interest Paid'),
  totalPaid: t('Total Amount Paid'),
  months: figures.interestFreeMonths ? t('Payoff Time, by the formula') : t('Payoff Time'),
  gstPaid: t('{0}% GST in the interest', plan.gst),
  interestSaved: t('Interest saved by the extra payment'),
  monthsSaved: t('Time saved by the extra payment'),
})

export const payoffRows = (answer: CardAnswer): ResultRows => wordedRows(answer, payoffWords(answer))

/** Why a balance is never cleared, in the fixed messages of the specification. */
export function payoffProblemText(problem: PayoffProblem): string {
  switch (problem.kind) {
    case 'paymentTooSmall':
      return t(
        'Monthly payment must be greater than {0} to cover interest.',
        rupees(problem.interest, toPaise(problem.interest) % 100 === 0 ? 0 : 2),
      )
    case 'tooManyMonths':
      return t('Calculation resulted in invalid months. Check inputs.')
    case 'notPositiveMonths':
      return t('Target months must be positive.')
    case 'noPayment':
      return t('Cannot calculate payment for the given time. Check inputs.')
    case 'onlyInterest':
      return t('Cannot pay off in {0} months. Required payment is too low.', problem.months)
  }
}
