import { useRef } from 'react'
import { DidNotLoad } from '@/components/tool-form/did-not-load'
import { PlanRow } from './plan-row'
import type { OwnPriceForm } from './use-own-prices'
import type { PricedPlan } from '@/lib/recharge/plan-list'

interface PlanListSectionProps {
  plans: readonly PricedPlan[]
  own: OwnPriceForm
  today: string
}

/** The plans that fit, in a frame of limited height. */
export function PlanListSection({ plans, own: { state, entry }, today }: PlanListSectionProps) {
  const list = useRef<HTMLDivElement>(null)
  const { part } = entry
  return (
    <section aria-labelledby="plans" className="card mt-6 p-5">
      <h2 id="plans" className="section-heading mb-4">
        <output name="plans" data-value={plans.length}>
          {plans.length === 1 ? '1 plan' : `${plans.length} plans`}
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
