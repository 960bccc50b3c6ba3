import { useRef } from 'react'
import { PlanRow } from '@/components/tools/mobile-recharge-plan-finder/plan-row'
import { type PriceState, resetOwnPrices } from '@/components/tools/mobile-recharge-plan-finder/price-store'
import { Button } from '@/components/ui/button'
import type { PricedPlan } from '@/lib/recharge/plan-list'

interface PlanListSectionProps {
  plans: readonly PricedPlan[]
  own: PriceState
  today: string
}

/** The plans that fit, in a frame of limited height. */
export function PlanListSection({ plans, own, today }: PlanListSectionProps) {
  const list = useRef<HTMLDivElement>(null)
  const anyOwn = Object.keys(own.prices).length > 0

  function resetAll() {
    resetOwnPrices()
    // The button goes with the last price; the list that it changed is where the visitor goes on.
    list.current?.focus()
  }

  return (
    <section aria-labelledby="plans" className="card mt-6 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-4">
        <h2 id="plans" className="section-heading">
          <output name="plans" data-value={plans.length}>
            {plans.length === 1 ? '1 plan' : `${plans.length} plans`}
          </output>
        </h2>
        {anyOwn && (
          <Button variant="outline" className="no-print" onClick={resetAll}>
            Reset all my prices
          </Button>
        )}
      </div>
      <StorageNotes own={own} />
      <div
        ref={list}
        role="region"
        aria-label="Plans that fit"
        tabIndex={0}
        className="max-h-112 overflow-y-auto"
      >
        {plans.length === 0 ? (
          <p className="border-t border-line py-4">
            No plan fits. Ask for less data or fewer days, or choose another operator.
          </p>
        ) : (
          <ul className="grid gap-x-4 sm:grid-cols-2">
            {plans.map((priced) => (
              <PlanRow key={priced.plan.id} priced={priced} today={today} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function StorageNotes({ own: { setAside, kept } }: { own: PriceState }) {
  return (
    <div role="status">
      {setAside && (
        <p className="pb-4 text-bad">
          Some prices kept in this browser could not be read. They are not lost: they stay in the browser’s
          storage as “{setAside}”.
        </p>
      )}
      {!kept && (
        <p className="pb-4 text-bad">
          This browser keeps nothing for this site. Your prices last until you leave the page.
        </p>
      )}
    </div>
  )
}
