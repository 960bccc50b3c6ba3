import { figure, worded } from '@/lib/answers/figure'
import {
  interestFreeMonths,
  payoffAnswer,
  payoffInputs,
  payoffPlanFrom,
  type PayoffAnswer,
} from '@/lib/finance/cards/card-payoff'
import { counted } from '@/lib/format/numbers'
import type { ReadValues } from '@/lib/inputs/tool-inputs'

export type CardAnswer = ReturnType<typeof cardFigures>

const rupees = (value: number) => figure('rupees', value)
const inMonths = (months: number) => worded(months, counted(months, 'month'), { as: 'months' })

/** How the balance is cleared; null where it never is, of which `payoffAnswer` gives the reason. */
function cardAnswer(read: ReadValues<typeof payoffInputs>) {
  const plan = payoffPlanFrom(read)
  const outcome = plan && payoffAnswer(plan)
  return outcome?.ok ? cardFigures(outcome.value) : null
}

/** The figures of a plan, and what an extra payment saves against it. */
export function cardFigures(answer: PayoffAnswer) {
  const { plan, result, payments } = answer
  const { months, requiredPayment, totalInterest, totalPaid } = result
  const { debt, goal, gst } = plan
  // What a balance without interest takes, in place of the formula's 0 months.
  const freeMonths = interestFreeMonths(debt, goal)
  const isFree = freeMonths !== null
  const faster = payments && payments.paidOff !== result ? payments.paidOff : null
  const byTime = requiredPayment === undefined ? 'months' : 'requiredPayment'
  return {
    ...answer,
    primary: [isFree ? 'interestFreeMonths' : byTime],
    figures: {
      interestFreeMonths: isFree && inMonths(freeMonths),
      interestFreePayment: isFree && rupees(goal.mode === 'fixed' ? goal.payment : debt.balance / freeMonths),
      requiredPayment: requiredPayment !== undefined && rupees(requiredPayment),
      totalInterest: rupees(totalInterest),
      totalPaid: rupees(totalPaid),
      months: inMonths(months),
      gstPaid: gst > 0 && rupees((totalInterest * gst) / (100 + gst)),
      interestSaved: faster && rupees(Math.max(0, totalInterest - faster.totalInterest)),
      monthsSaved: faster && figure('months', months - faster.months),
    },
  }
}

export const cardTool = {
  slug: 'credit-card-payoff-calculator',
  inputs: payoffInputs,
  answer: cardAnswer,
} as const
