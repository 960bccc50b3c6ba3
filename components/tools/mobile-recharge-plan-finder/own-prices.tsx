import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { StorageWords } from '@/components/results/storage-notice'
import { Button } from '@/components/ui/button'
import { type OwnPrices, resetOwnPrices, setOwnPrice } from '@/lib/recharge/own-prices'
import type { PricedPlan } from '@/lib/recharge/plan-list'
import type { StoredState } from '@/lib/storage/stored-value'
import { PriceEditor } from './price-editor'
import { operatorNames, priceWords } from './words'

// What correcting prices needs: one part that comes after the list.
export { ownPrices } from '@/lib/recharge/own-prices'

interface OwnPriceNotesProps {
  state: StoredState<OwnPrices>
  /** After all went: the button is gone, and the visitor goes on elsewhere. */
  onReset(): void
}

/** What became of the visitor's own prices in this browser, and the way to be rid of them all. */
export function OwnPriceNotes({ state, onReset }: OwnPriceNotesProps) {
  return (
    <>
      <div role="status" className="text-bad *:pb-4">
        <StorageWords of={state} what="Your prices" />
      </div>
      {Object.keys(state.value).length > 0 && (
        <Button
          variant="outline"
          className="no-print mb-4"
          onClick={() => {
            resetOwnPrices()
            onReset()
          }}
        >
          Reset all my prices
        </Button>
      )}
    </>
  )
}

/** Puts the visitor's own price in, and takes it away again. */
export function OwnPriceEntry({
  priced: { plan, price, ownSince },
  today,
}: {
  priced: PricedPlan
  today: string
}) {
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const published = priceWords(plan.price)
  const name = `${operatorNames[plan.operator]} ${published}, ${plan.validity} days`

  useEffect(() => {
    // The form is gone; the button that opened it is where the visitor goes on.
    if (wasEditing.current && !editing) button.current?.focus()
    wasEditing.current = editing
  }, [editing])

  if (editing)
    return (
      <PriceEditor
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
      <TextButton ref={button} label={`Correct price of ${name}`} onPress={() => setEditing(true)}>
        Correct price
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
  /** Its words, and the plan that is meant. */
  label: string
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
