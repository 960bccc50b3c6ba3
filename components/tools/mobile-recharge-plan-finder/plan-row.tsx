import { useEffect, useRef, useState } from 'react'
import {
  operatorNames,
  planFacts,
  priceWords,
} from '@/components/tools/mobile-recharge-plan-finder/plan-words'
import { PriceEditor } from '@/components/tools/mobile-recharge-plan-finder/price-editor'
import { setOwnPrice } from '@/components/tools/mobile-recharge-plan-finder/price-store'
import { Button } from '@/components/ui/button'
import { dayInWords } from '@/lib/format/days'
import { monthName } from '@/lib/format/durations'
import { rupees } from '@/lib/format/numbers'
import type { PricedPlan } from '@/lib/recharge/plan-list'

/** One plan: price, what it gives, what that comes to, how old the price is, and the way to correct it. */
export function PlanRow({ priced, today }: { priced: PricedPlan; today: string }) {
  const { plan, price, ownSince, perDay, perGb } = priced
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const name = `${operatorNames[plan.operator]} ${priceWords(plan.price)}, ${plan.validity} days`

  useEffect(() => {
    // The form is gone; the button that opened it is where the visitor goes on.
    if (wasEditing.current && !editing) button.current?.focus()
    wasEditing.current = editing
  }, [editing])

  return (
    <li data-plan={plan.id} className="plan-row">
      <div className="plan-price">
        <span className="text-xl font-semibold">{priceWords(price)}</span>
        <span className="text-sm text-soft">
          {rupees(perDay, 2)} a day
          {perGb !== null && <>, {rupees(perGb, 2)} a GB</>}
        </span>
      </div>
      <p>
        <span className="font-semibold">{operatorNames[plan.operator]}</span> {planFacts(plan)}
      </p>
      <p className="text-sm text-soft">
        {plan.type}.{' '}
        {ownSince
          ? `Your price of ${dayInWords(ownSince)}; ${priceWords(plan.price)} in ${monthName(plan.pricedIn)}.`
          : `Price of ${monthName(plan.pricedIn)}.`}
      </p>
      {editing ? (
        <PriceEditor
          id={plan.id}
          price={price}
          onSave={(rupees) => {
            setOwnPrice(plan.id, { rupees, on: today })
            setEditing(false)
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <div className="plan-actions no-print flex flex-wrap">
          <Button
            ref={button}
            variant="quiet"
            aria-label={`Correct the price of ${name}`}
            onClick={() => setEditing(true)}
          >
            Correct price
          </Button>
          {ownSince && (
            <Button
              variant="quiet"
              aria-label={`Back to the published price of ${name}`}
              onClick={() => {
                setOwnPrice(plan.id, null)
                button.current?.focus()
              }}
            >
              Back to {priceWords(plan.price)}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
