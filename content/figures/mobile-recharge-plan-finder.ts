import { rupees } from '@/lib/format/numbers'
import { pricedPlan, type PricedPlan } from '@/lib/recharge/plan-list'
import { type RechargeOperator, rechargePlans } from '@/lib/recharge/recharge-plans'

/** The days of a year, and the packs of 28 days that it takes. */
const DAYS = 365
const PACKS = 13

/** A plan by its id at its published price, also after it has ended. @throws Error for an id that no plan ever had */
function planOf(operator: RechargeOperator, id: string): PricedPlan {
  const plan = rechargePlans[operator].values.flatMap(({ value }) => value).find((one) => one.id === id)
  if (!plan) throw new Error(`No plan was ever ${id}`)
  return pricedPlan(plan, {})
}

const perDay = (plan: PricedPlan) => rupees(plan.perDay, 2)

/** What the words of the recharge finder name. */
export function mobileRechargePlanFinderFigures() {
  const month = planOf('JIO', 'jio-299-28')
  const quarter = planOf('JIO', 'jio-799-84')
  const year = planOf('JIO', `jio-3599-${DAYS}`)
  const twoGb = planOf('JIO', 'jio-349-28')
  const calls = planOf('VI', 'vi-199-28')
  const [second, bsnl] = [planOf('VI', 'vi-509-84'), planOf('BSNL', 'bsnl-107-22')]
  const threeMonths = (month.price * quarter.plan.validity) / month.plan.validity
  return {
    month: rupees(month.price),
    monthADay: perDay(month),
    quarter: rupees(quarter.price),
    quarterADay: perDay(quarter),
    threeMonths: rupees(threeMonths),
    saved: rupees(threeMonths - quarter.price),
    thirteen: rupees(PACKS * month.price),
    year: rupees(year.price),
    yearADay: perDay(year),
    second: rupees(second.price),
    secondADay: perDay(second),
    bsnl: rupees(bsnl.price),
    bsnlADay: perDay(bsnl),
    endsEarly: rupees(planOf('BSNL', 'bsnl-197-42').price),
    twoGb: rupees(twoGb.price),
    twoGbEach: rupees(twoGb.perGb!, 2),
    twoGbHalfUsed: rupees(twoGb.price / twoGb.plan.validity, 2),
    calls: rupees(calls.price),
    callsEach: rupees(calls.perGb!, 2),
  }
}
