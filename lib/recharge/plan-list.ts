import { inForce } from '@/lib/rules/in-force'
import type { OwnPrices } from '@/lib/recharge/own-prices'
import type { RechargeValues } from '@/lib/recharge/recharge-inputs'
import {
  type PlanType,
  type RechargeOperator,
  rechargeOperators,
  type RechargePlan,
  rechargePlans,
} from '@/lib/recharge/recharge-plans'

/** A plan at the price that counts, and what that price comes to. */
export interface PricedPlan {
  plan: RechargePlan
  /** Rupees: the visitor's own where there is one, the published one otherwise. */
  price: number
  /** The day, YYYY-MM-DD, on which the visitor gave a price; null for the published one. */
  ownSince: string | null
  perDay: number
  /** GB over the whole validity, and rupees for each; null where the plan names no data. */
  gbInAll: number | null
  perGb: number | null
}

/** The plans of an operator as of their last comparison with the source. */
export function plansOf(operator: RechargeOperator): readonly RechargePlan[] {
  const rule = rechargePlans[operator]
  return inForce(rule).value
}

export const operatorsShown = (operator: RechargeValues['operator']): readonly RechargeOperator[] =>
  operator === 'all' ? rechargeOperators : [operator]

/** Cost a day = price ÷ validity; cost a GB = price ÷ all its data, as if every day's were used. */
export function pricedPlan(plan: RechargePlan, ownPrices: OwnPrices): PricedPlan {
  const own = ownPrices[plan.id]
  const price = own ? own.rupees : plan.price
  const gbInAll = plan.data && ('gbADay' in plan.data ? plan.data.gbADay * plan.validity : plan.data.gbInAll)
  return {
    plan,
    price,
    ownSince: own ? own.on : null,
    perDay: price / plan.validity,
    gbInAll,
    perGb: gbInAll === null ? null : price / gbInAll,
  }
}

const TYPES: Record<Exclude<RechargeValues['type'], 'all'>, PlanType> = {
  data: 'Data Pack',
  affordable: 'Affordable Pack',
  annual: 'Annual Pack',
}

type Filters = Pick<RechargeValues, 'operator' | 'type' | 'validity' | 'data'>

function fits({ plan, gbInAll }: PricedPlan, { type, validity, data }: Filters): boolean {
  if (type !== 'all' && plan.type !== TYPES[type]) return false
  if (plan.validity < validity) return false
  return data === 0 || (gbInAll !== null && gbInAll / plan.validity >= data)
}

/** The figure by which plans are sorted; a plan without a meaningful figure comes last. */
const measures: Record<RechargeValues['sort'], (plan: PricedPlan) => number> = {
  price: ({ price }) => price,
  day: ({ plan, perDay }) => (plan.endsEarly ? Infinity : perDay),
  gb: ({ perGb }) => (perGb === null ? Infinity : perGb),
}

/** The plans that fit, the cheapest first by the chosen measure, then by price. */
export function planList(filters: Filters, sort: RechargeValues['sort'], ownPrices: OwnPrices): PricedPlan[] {
  const measure = measures[sort]
  return operatorsShown(filters.operator)
    .flatMap(plansOf)
    .map((plan) => pricedPlan(plan, ownPrices))
    .filter((plan) => fits(plan, filters))
    .sort((a, b) => compare(measure(a), measure(b)) || a.price - b.price)
}

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)
