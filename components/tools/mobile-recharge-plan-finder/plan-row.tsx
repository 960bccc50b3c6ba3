import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { useLatePart } from '@/components/tool-form/use-late-part'
import {
  operatorNames,
  planFacts,
  priceWords,
} from '@/components/tools/mobile-recharge-plan-finder/plan-words'
import { setOwnPrice } from '@/components/tools/mobile-recharge-plan-finder/price-store'
import { dayInWords } from '@/lib/format/days'
import { monthName } from '@/lib/format/durations'
import { rupees } from '@/lib/format/numbers'
import type { PricedPlan } from '@/lib/recharge/plan-list'

const loadEditor = () => import('@/components/tools/mobile-recharge-plan-finder/price-editor')

/** One plan: price, what it gives, what that comes to, how old the price is, and the way to correct it. */
export function PlanRow({ priced, today }: { priced: PricedPlan; today: string }) {
  const { plan, price, ownSince, perDay, perGb } = priced
  const perUnit = `${rupees(perDay, 2)} a day${perGb === null ? '' : `, ${rupees(perGb, 2)} a GB`}`
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
      <div className="no-print min-h-11">{today && <OwnPriceEntry priced={priced} today={today} />}</div>
    </li>
  )
}

/** Puts the visitor's own price in, and takes it away again. Nothing without scripts. */
function OwnPriceEntry({ priced: { plan, price, ownSince }, today }: { priced: PricedPlan; today: string }) {
  const [editing, setEditing] = useState(false)
  const editor = useLatePart(loadEditor, editing)
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const published = priceWords(plan.price)
  const name = `${operatorNames[plan.operator]} ${published}, ${plan.validity} days`

  useEffect(() => {
    // The form is gone; the button that opened it is where the visitor goes on.
    if (wasEditing.current && !editing) button.current?.focus()
    wasEditing.current = editing
  }, [editing])

  if (editing && editor.part)
    return (
      <editor.part.PriceEditor
        id={plan.id}
        price={price}
        onSave={(rupees) => {
          setOwnPrice(plan.id, { rupees, on: today })
          setEditing(false)
        }}
        onCancel={() => setEditing(false)}
      />
    )
  return (
    <div className="flex flex-wrap gap-x-4">
      <TextButton
        ref={button}
        label={editor.failed ? undefined : `Correct price of ${name}`}
        onPress={editor.failed ? editor.retry : () => setEditing(true)}
      >
        {editor.failed ? 'Did not load. Try again' : 'Correct price'}
      </TextButton>
      {ownSince && (
        <TextButton
          label={`Back to ${published}, the published price of ${name}`}
          onPress={() => {
            setOwnPrice(plan.id, null)
            button.current?.focus()
          }}
        >
          Back to {published}
        </TextButton>
      )}
    </div>
  )
}

interface TextButtonProps {
  ref?: Ref<HTMLButtonElement>
  /** What is read out where the words alone do not say which plan is meant. */
  label: string | undefined
  onPress(): void
  children: ReactNode
}

function TextButton({ ref, label, onPress, children }: TextButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      onClick={onPress}
      className="min-h-11 text-sm font-medium text-link hover:underline"
    >
      {children}
    </button>
  )
}
