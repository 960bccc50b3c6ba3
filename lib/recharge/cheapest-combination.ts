/** A plan as far as a combination needs it. */
export interface Recharge {
  id: string
  validityDays: number
  pricePaise: number
}

export interface Combination<Plan extends Recharge> {
  pricePaise: number
  daysCovered: number
  recharges: number
  /** Each plan that is bought, and how often; the longest first. */
  parts: { plan: Plan; times: number }[]
}

interface Best<Plan> {
  pricePaise: number
  recharges: number
  /** The plan bought first, with so many days still to cover. */
  first: Plan | null
}

const better = (a: Best<unknown>, b: Best<unknown> | undefined) =>
  !b || a.pricePaise < b.pricePaise || (a.pricePaise === b.pricePaise && a.recharges < b.recharges)

/**
 * The cheapest way to cover so many days with plans bought one after the other, each as often as needed; among equal
 * prices that with the fewest recharges. Exact, by dynamic programming over the days still to cover:
 * best(d) = min over plans of price + best(max(0, d − validity)), best(0) = 0. Days × plans steps.
 * @param days whole, above zero
 * @returns null without a plan
 */
export function cheapestCombination<Plan extends Recharge>(
  plans: readonly Plan[],
  days: number,
): Combination<Plan> | null {
  if (plans.length === 0) return null
  const best: Best<Plan>[] = [{ pricePaise: 0, recharges: 0, first: null }]
  for (let left = 1; left <= days; left += 1) {
    let found: Best<Plan> | undefined
    for (const plan of plans) {
      const rest = best[Math.max(0, left - plan.validityDays)]!
      const one = {
        pricePaise: plan.pricePaise + rest.pricePaise,
        recharges: 1 + rest.recharges,
        first: plan,
      }
      if (better(one, found)) found = one
    }
    best.push(found!)
  }
  return combinationFrom(best, days)
}

function combinationFrom<Plan extends Recharge>(
  best: readonly Best<Plan>[],
  days: number,
): Combination<Plan> {
  const times = new Map<Plan, number>()
  let daysCovered = 0
  for (let plan = best[days]!.first; plan; plan = best[Math.max(0, days - daysCovered)]!.first) {
    const before = times.get(plan)
    times.set(plan, before === undefined ? 1 : before + 1)
    daysCovered += plan.validityDays
  }
  const parts = [...times]
    .map(([plan, count]) => ({ plan, times: count }))
    .sort((a, b) => b.plan.validityDays - a.plan.validityDays)
  const { pricePaise, recharges } = best[days]!
  return { pricePaise, daysCovered, recharges, parts }
}
