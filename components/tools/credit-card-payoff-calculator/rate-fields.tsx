import { useState } from 'react'
import { PercentField } from '@/components/fields/number-field'
import { binding } from '@/components/tool-form/binding'
import type { InputBinding } from '@/components/tool-form/use-tool-inputs'
import { percent } from '@/lib/inputs/quantities'
import { t } from '@/lib/language/words'

const monthlyKind = percent({ initial: 3, min: 0 })

/** Per cent a year as a bill prints it by the month: 42 is '3.5'. */
const byMonth = (yearly: number) => monthlyKind.show(Number((yearly / 12).toFixed(4)))

/** A monthly rate by the year, without what binary fractions add; a text that is no rate stays as it is. */
function byYear(text: string): string {
  const monthly = monthlyKind.read(text)
  return monthly.ok ? String(Number((monthly.value * 12).toPrecision(12))) : text
}

/** The rate by the month, as Indian bills print it, and by the year. The yearly one counts; each follows the other. */
export function RateFields({ apr }: { apr: InputBinding<number> }) {
  const [typed, setTyped] = useState({ text: '', yearly: '' })
  const isTyped = typed.yearly === apr.text
  const text = isTyped ? typed.text : apr.value === null ? apr.text : byMonth(apr.value)
  const monthly = binding('monthlyRate', text, (next) => {
    setTyped({ text: next, yearly: byYear(next) })
    apr.onText(byYear(next))
  })
  return (
    <div className="grid grid-cols-2 gap-3">
      <PercentField
        field={{ ...monthly, onLeave: apr.onLeave }}
        label={t('% a month')}
        hint={t('As your bill prints it')}
      />
      <PercentField field={apr} label="APR" hint={t('% a year, 12 times the monthly rate')} />
    </div>
  )
}
