import { toPaise } from '@/lib/money/paise'
import { cheapestCombination, type Combination, type Recharge } from '@/lib/recharge/cheapest-combination'
import type { PricedPlan } from '@/lib/recharge/plan-list'
import { type RechargeOperator, rechargeOperators } from '@/lib/recharge/recharge-plans'

interface PlanToBuy extends Recharge {
  priced: PricedPlan
}

export interface OperatorCombination extends Combination<PlanToBuy> {
  operator: RechargeOperator
}

/**
 * Each operator's cheapest combination for so many days, the cheapest first: plans of two operators do not follow each
 * other on one SIM. Plans whose calls and data end early cover no such days, and operators without a plan are left out.
 */
export function operatorCombinations(plans: readonly PricedPlan[], days: number): OperatorCombination[] {
  return rechargeOperators
    .flatMap((operator) => {
      const own = plans.filter(({ plan }) => plan.operator === operator && !plan.endsEarly).map(toBuy)
      const combination = cheapestCombination(own, days)
      return combination ? [{ operator, ...combination }] : []
    })
    .sort((a, b) => a.pricePaise - b.pricePaise)
}

const toBuy = (priced: PricedPlan): PlanToBuy => ({
  id: priced.plan.id,
  validityDays: priced.plan.validity,
  pricePaise: toPaise(priced.price),
  priced,
})
