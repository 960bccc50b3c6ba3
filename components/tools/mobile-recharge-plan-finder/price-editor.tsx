import { type FormEvent, useEffect, useState } from 'react'
import { fieldIds } from '@/components/fields/field'
import { AmountField } from '@/components/fields/number-field'
import { Button } from '@/components/ui/button'
import { amount } from '@/lib/inputs/quantities'

interface PriceEditorProps {
  id: string
  price: number
  onSave(price: number): void
  onCancel(): void
}

/** The price of one plan as the operator's app has it today. */
export function PriceEditor({ id, price, onSave, onCancel }: PriceEditorProps) {
  const kind = amount({ initial: price, min: 1, max: 1_00_000 })
  const [text, setText] = useState(() => kind.show(price))
  const [tried, setTried] = useState(false)
  const reading = kind.read(text)
  const name = `price-${id}`

  useEffect(() => {
    // The button that opened this is gone.
    const control = document.getElementById(fieldIds(name).control)
    control?.focus()
    if (control instanceof HTMLInputElement) control.select()
  }, [name])

  function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (reading.ok) onSave(reading.value)
  }

  return (
    <form onSubmit={save} className="mt-2">
      <AmountField
        field={{
          name,
          text,
          problem: tried && !reading.ok ? reading.problem : null,
          value: null,
          onText: setText,
        }}
        label="The price today"
        hint="As the operator’s app shows it"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Save price</Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
