import { cardTool } from '@/lib/finance/cards/card-answer'
import { answeredOrTool } from '@/lib/questions/answered'
import { asMonths, HIGHEST_MONTHLY_RATE, moneyTerms } from '@/lib/questions/query/money-terms'
import { controls, inMonths, inPercent, inRupees } from '@/lib/questions/tool-question'
import { understood } from '@/lib/questions/query/understood'

/**
 * 'credit card 50000 3.5% a month pay 5000', '... 42% in 12 months': the months, or the payment a month,
 * until the balance is cleared.
 */
export const cardQuestion = understood(
  'credit card cc bill due dues debt payoff off outstanding balance interest rate pay paying payment month months monthly year years yearly per every each clear p pa',
  (query) => {
    const { amount, ratePercent, tenure, others } = moneyTerms(query)
    if (amount === undefined) return null
    const months = asMonths(tenure)
    const monthly = ratePercent !== undefined && ratePercent <= HIGHEST_MONTHLY_RATE
    const apr = monthly ? Number((ratePercent * 12).toPrecision(12)) : ratePercent
    const inTime = months !== undefined && others[0] === undefined
    const set = controls({
      balance: amount,
      apr,
      ...(inTime ? { mode: 'time', months } : { payment: others[0] }),
    })
    return answeredOrTool(cardTool, set, ['requiredPayment', 'months'], ({ plan: { debt, goal } }) => [
      inRupees(debt.balance),
      inPercent(debt.apr),
      goal.mode === 'fixed' ? inRupees(goal.payment) : inMonths(goal.months),
    ])
  },
)
