import { useState } from 'react'
import { binding } from '@/components/tool-form/binding'
import type { FieldBinding, InputBinding } from '@/components/tool-form/use-tool-inputs'
import { percent } from '@/lib/inputs/quantities'

const monthlyKind = percent({ initial: 3, min: 0 })

/** Per cent a year as a bill prints it by the month: 42 is '3.5'. */
const byMonth = (yearly: number) => monthlyKind.show(Number((yearly / 12).toFixed(4)))

/** A monthly rate by the year, without what binary fractions add; a text that is no rate stays as it is. */
function byYear(text: string): string {
  const monthly = monthlyKind.read(text)
  return monthly.ok ? String(Number((monthly.value * 12).toPrecision(12))) : text
}

/** The rate by the month, as Indian bills print it: the yearly one counts. */
export const monthlyRateField = (
  apr: InputBinding<number>,
  text = apr.value === null ? apr.text : byMonth(apr.value),
  onText = apr.onText,
): FieldBinding => ({ ...binding('monthlyRate', text, onText), onLeave: apr.onLeave })

/** The monthly rate of a form, where what is typed into it stays, and the yearly rate follows. */
export function useMonthlyRate(apr: InputBinding<number>): FieldBinding {
  const [typed, setTyped] = useState({ text: '', yearly: '' })
  return monthlyRateField(apr, typed.yearly === apr.text ? typed.text : undefined, (next) => {
    setTyped({ text: next, yearly: byYear(next) })
    apr.onText(byYear(next))
  })
}
