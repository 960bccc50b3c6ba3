import type { ReactNode } from 'react'
import { operatorNames, planFacts, priceWords } from './words'
import { dayInWords } from '@/lib/format/days'
import { monthName } from '@/lib/format/durations'
import { rupees } from '@/lib/format/numbers'
import type { PricedPlan } from '@/lib/recharge/plan-list'

/** One plan: price, what it gives, what that comes to, how old the price is, and the way to correct it below. */
export function PlanRow({ priced, children }: { priced: PricedPlan; children: ReactNode }) {
  const { plan, price, ownSince, perDay, perGb } = priced
  const perUnit = `${rupees(perDay, 2)} a day${perGb === null ? '' : `, ${rupees(perGb, 2)} per GB`}`
  return (
    <li data-plan={plan.id} className="border-t border-line pt-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
        <span className="text-xl font-semibold">{priceWords(price)}</span>
        <span className="text-sm text-soft">{perUnit}</span>
      </div>
      <p>{`${operatorNames[plan.operator]}: ${planFacts(plan)}`}</p>
      <p className="text-sm text-soft">
        {ownSince
          ? `${plan.type}. Your price of ${dayInWords(ownSince)}; ${priceWords(plan.price)} in ${monthName(plan.pricedIn)}.`
          : `${plan.type}. Price of ${monthName(plan.pricedIn)}.`}
      </p>
      <div className="no-print min-h-11">{children}</div>
    </li>
  )
}
