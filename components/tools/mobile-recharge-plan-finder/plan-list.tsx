import { type ReactNode, useRef } from 'react'
import { DidNotLoad } from '@/components/tool-form/did-not-load'
import { dayInWords } from '@/lib/format/days'
import { monthName } from '@/lib/format/durations'
import { counted, rupees } from '@/lib/format/numbers'
import type { PricedPlan } from '@/lib/recharge/plan-list'
import type { OwnPriceForm } from './use-own-prices'
import { operatorNames, planFacts, priceWords } from './words'

interface PlanListProps {
  plans: readonly PricedPlan[]
  own: OwnPriceForm
  today: string
}

/** The plans that fit, in a frame of limited height. */
export function PlanList({ plans, own: { state, entry }, today }: PlanListProps) {
  const list = useRef<HTMLDivElement>(null)
  const { part } = entry
  return (
    <section aria-labelledby="plans" className="card mt-6 p-5">
      <h2 id="plans" className="section-heading mb-4">
        <output name="plans" data-value={plans.length}>
          {counted(plans.length, 'plan')}
        </output>
      </h2>
      {part && <part.OwnPriceNotes state={state} onReset={() => list.current?.focus()} />}
      {entry.failed && <DidNotLoad className="pb-4" what="Your own prices" onRetry={entry.retry} />}
      <div
        ref={list}
        role="region"
        aria-label="Plans that fit"
        tabIndex={0}
        className="max-h-112 overflow-y-auto p-1"
      >
        {plans.length === 0 ? (
          <p className="border-t border-line py-4">
            No plan fits. Ask for less data or fewer days, or choose another operator.
          </p>
        ) : (
          <ul className="grid gap-x-4 sm:grid-cols-2">
            {plans.map((priced) => (
              <PlanRow key={priced.plan.id} priced={priced}>
                {part && <part.OwnPriceEntry priced={priced} today={today} />}
              </PlanRow>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** One plan: price, what it gives, what that comes to, how old the price is, and the way to correct it below. */
function PlanRow({ priced, children }: { priced: PricedPlan; children: ReactNode }) {
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
