import { useRef } from 'react'
import { dayInWords } from '@/lib/format/days'
import { monthName } from '@/lib/format/durations'
import { counted, rupees } from '@/lib/format/numbers'
import type { OwnPrices } from '@/lib/recharge/own-prices'
import type { PricedPlan } from '@/lib/recharge/plan-list'
import type { StoredState } from '@/lib/storage/stored-value'
import { nameOf, t } from '@/lib/language/words'
import { OwnPriceEntry, OwnPriceNotes } from './own-prices'
import { operatorNames, planFacts, priceWords } from './words'

interface PlanListProps {
  plans: readonly PricedPlan[]
  own: StoredState<OwnPrices>
  /** YYYY-MM-DD, or '' in the page as built, in which no price can be corrected. */
  today: string
}

/** The plans that fit, in a frame of limited height. */
export function PlanList({ plans, own, today }: PlanListProps) {
  const list = useRef<HTMLDivElement>(null)
  return (
    <section aria-labelledby="plans" className="card mt-6 p-5">
      <h2 id="plans" className="mb-4">
        <output aria-live="off" name="plans" data-value={plans.length}>
          {counted(plans.length, 'plan')}
        </output>
      </h2>
      <OwnPriceNotes state={own} onReset={() => list.current?.focus()} />
      <div
        ref={list}
        role="region"
        aria-label={t('Plans that fit')}
        tabIndex={0}
        className="max-h-112 overflow-y-auto p-1"
      >
        {plans.length === 0 ? (
          <p className="border-t border-line py-4">
            {t('No plan fits. Ask for less data or fewer days, or choose another operator.')}
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

/** One plan: price, what it gives, what that comes to, how old the price is, and the way to correct it below. */
function PlanRow({ priced, today }: { priced: PricedPlan; today: string }) {
  const { plan, price, ownSince, perDay, perGb } = priced
  const ofDay = t('{0} a day', rupees(perDay, 2))
  const perUnit = perGb === null ? ofDay : t('{0}, {1} per GB', ofDay, rupees(perGb, 2))
  const type = nameOf('plans', plan.type)
  return (
    <li data-plan={plan.id} className="border-t border-line pt-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
        <span className="text-xl font-semibold">{priceWords(price)}</span>
        <span className="text-sm text-soft">{perUnit}</span>
      </div>
      <p>{`${operatorNames[plan.operator]}: ${planFacts(plan)}`}</p>
      <p className="text-sm text-soft">
        {ownSince
          ? t(
              '{0}. Your price of {1}; {2} in {3}.',
              type,
              dayInWords(ownSince),
              priceWords(plan.price),
              monthName(plan.pricedIn),
            )
          : t('{0}. Price of {1}.', type, monthName(plan.pricedIn))}
      </p>
      <div className="no-print min-h-11">{today && <OwnPriceEntry priced={priced} today={today} />}</div>
    </li>
  )
}
