import { type ResultRow, type ResultRows, row, textRow } from '@/components/results/result-row'
import {
  interestFreeMonths,
  type PaidOff,
  type PayoffAnswer,
  type PayoffProblem,
} from '@/lib/finance/card-payoff'
import { counted, rupees } from '@/lib/format/numbers'
import { toPaise } from '@/lib/money/paise'
import { t } from '@/lib/language/words'

export const INVALID_MODE = t('Invalid calculation mode.')

/** The figures of a plan, and what an extra payment saves against it. */
export function payoffRows({ plan, result, payments }: PayoffAnswer): ResultRows {
  const { months, requiredPayment, totalInterest, totalPaid } = result
  const free = interestFreeRows(plan)
  const label = free ? t('Payoff Time, by the formula') : t('Payoff Time')
  const faster = payments && payments.paidOff !== result ? payments.paidOff : null
  return [
    ...(free ?? []),
    requiredPayment !== undefined &&
      row('requiredPayment', t('Required Monthly Payment'), 'rupees', requiredPayment, { primary: !free }),
    row('totalInterest', t('Total Interest Paid'), 'rupees', totalInterest),
    row('totalPaid', t('Total Amount Paid'), 'rupees', totalPaid),
    textRow('months', label, months, counted(months, 'month'), {
      primary: !free && requiredPayment === undefined,
    }),
    plan.gst > 0 &&
      row(
        'gstPaid',
        t('{0}% GST in the interest', plan.gst),
        'rupees',
        (totalInterest * plan.gst) / (100 + plan.gst),
      ),
    ...(faster ? savedRows(result, faster) : []),
  ]
}

/** What a balance without interest takes, in place of the formula's 0 months; null for any other. */
function interestFreeRows({ debt, goal }: PayoffAnswer['plan']): ResultRow[] | null {
  const months = interestFreeMonths(debt, goal)
  if (months === null) return null
  const payment = goal.mode === 'fixed' ? goal.payment : debt.balance / months
  return [
    textRow('interestFreeMonths', t('Payoff time at 0% interest'), months, counted(months, 'month'), {
      primary: true,
    }),
    row('interestFreePayment', t('Monthly payment at 0% interest'), 'rupees', payment),
  ]
}

function savedRows(plain: PaidOff, faster: PaidOff): ResultRow[] {
  const saved = Math.max(0, plain.totalInterest - faster.totalInterest)
  return [
    row('interestSaved', t('Interest saved by the extra payment'), 'rupees', saved),
    row('monthsSaved', t('Time saved by the extra payment'), 'months', plain.months - faster.months),
  ]
}

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
