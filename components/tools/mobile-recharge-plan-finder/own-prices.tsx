import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ControlField } from '@/components/fields/text-control'
import { StorageWords } from '@/components/ui/storage-notice'
import { binding } from '@/components/tool-form/binding'
import { Button } from '@/components/ui/button'
import { groupWhileTyping } from '@/lib/inputs/amount-typing'
import { amount } from '@/lib/inputs/quantities'
import { type OwnPrices, resetOwnPrices, setOwnPrice } from '@/lib/recharge/own-prices'
import type { PricedPlan } from '@/lib/recharge/plan-list'
import type { StoredState } from '@/lib/storage/stored-value'
import { t } from '@/lib/language/words'
import { operatorNames, priceWords } from './words'

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
        <StorageWords state={state} what={t('Your prices')} />
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
          {t('Reset all my prices')}
        </Button>
      )}
    </>
  )
}

/** Puts the visitor's own price in, and takes it away again. */
export function OwnPriceEntry({ priced, today }: OwnPriceProps) {
  const { plan, ownSince } = priced
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const published = priceWords(plan.price)
  const name = t('{0} {1}, {2} days', operatorNames[plan.operator], published, plan.validity)
  const close = () => {
    flushSync(() => setEditing(false))
    // The form is gone; the button that opened it is where the visitor goes on.
    button.current?.focus()
  }

  if (editing) return <PriceEditor priced={priced} today={today} onClose={close} />
  return (
    <div className="-ml-4 flex flex-wrap">
      <Button
        ref={button}
        variant="quiet"
        aria-label={t('Correct price of {0}', name)}
        onClick={() => setEditing(true)}
      >
        {t('Correct price')}
      </Button>
      {ownSince && (
        <Button
          variant="quiet"
          aria-label={t('Back to {0}, the published price of {1}', published, name)}
          onClick={() => {
            setOwnPrice(plan.id, null)
            button.current?.focus()
          }}
        >
          {t('Back to {0}', published)}
        </Button>
      )}
    </div>
  )
}

interface OwnPriceProps {
  priced: PricedPlan
  today: string
}

/** The price of one plan as the operator's app has it today. It takes the focus: the button that opened it is gone. */
function PriceEditor({ priced, today, onClose }: OwnPriceProps & { onClose(): void }) {
  const { plan, price } = priced
  const kind = amount({ initial: price, min: 1, max: 1_00_000 })
  const [text, setText] = useState(() => kind.show(price))
  const [tried, setTried] = useState(false)
  const reading = kind.read(text)
  const problem = tried && !reading.ok ? reading.problem : null

  function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!reading.ok) return
    setOwnPrice(plan.id, { rupees: reading.value, on: today })
    onClose()
  }

  return (
    <form onSubmit={save} className="mt-2">
      <ControlField
        field={binding(`price-${plan.id}`, text, setText, problem)}
        label={t('The price today')}
        hint={t('As the operator’s app shows it')}
        inputMode="decimal"
        prefix="₹"
        shape={groupWhileTyping}
        input={{ autoFocus: true, onFocus: ({ currentTarget }) => currentTarget.select() }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{t('Save price')}</Button>
        <Button variant="outline" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}
