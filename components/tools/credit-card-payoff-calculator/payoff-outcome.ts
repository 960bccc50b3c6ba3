import { cardFigures } from '@/lib/finance/cards/card-answer'
import { payoffAnswer, type payoffInputs, payoffPlanFrom } from '@/lib/finance/cards/card-payoff'
import { workablePayment } from '@/lib/finance/workable-payment'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { INVALID_MODE, payoffProblemText } from './rows'

/** The answer, or the error in its place, or neither while a field has a problem of its own. */
export function payoffOutcome(read: ReadValues<typeof payoffInputs>) {
  if (!read('mode')) return { answer: null, error: INVALID_MODE, offer: null }
  const plan = payoffPlanFrom(read)
  const outcome = plan && payoffAnswer(plan)
  if (!outcome) return { answer: null, error: null, offer: null }
  if (outcome.ok) return { answer: cardFigures(outcome.value), error: null, offer: null }
  const months = read('months')?.months
  const offer =
    outcome.problem.kind === 'paymentTooSmall' && months !== undefined
      ? workablePayment(plan.debt, months)
      : null
  return { answer: null, error: payoffProblemText(outcome.problem), offer }
}
