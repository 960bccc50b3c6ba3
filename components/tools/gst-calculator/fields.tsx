import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, PercentField } from '@/components/fields/number-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import { dayInWords } from '@/lib/format/days'
import { gstRates } from '@/lib/rules/gst/gst-rates'
import type { gstInputs } from '@/lib/tax/gst'
import { dayBefore } from '@/lib/tax/gst-rate-standing'
import { rateNote } from './rows'

export function GstFields({ inputs: { field, set } }: { inputs: ToolInputs<typeof gstInputs> }) {
  const rate = field('rate').value
  return (
    <>
      <AmountField field={field('amount')} label="Amount" />
      <ChoiceField
        field={field('type')}
        label="The amount is"
        options={{ inclusive: 'Inclusive of GST', exclusive: 'Exclusive of GST', tax: 'GST amount only' }}
      />
      <div>
        <PercentField field={field('rate')} label="GST rate" hint={rate === null ? null : rateNote(rate)} />
        <RatePicks rate={rate} onPick={(picked) => set({ rate: String(picked) })} />
      </div>
      <ChoiceField
        field={field('supply')}
        label="Supplied to"
        options={{ same: 'The same state: CGST + SGST/UTGST', other: 'Another state: IGST' }}
      />
    </>
  )
}

/** Every slab in one tap, under the days in which it is or was in force, the present ones first. */
function RatePicks({ rate, onPick }: { rate: number | null; onPick(rate: number): void }) {
  const rows = gstRates.values
    .map(({ from, value }, place) => ({ days: daysOf(from, place), value }))
    .reverse()
  // A slab that is still in force is marked there alone.
  const marked = rows.find(({ value }) => value.some(({ percent }) => percent === rate))
  return rows.map((row) => (
    <div key={row.days} role="group" aria-label={`Rates ${row.days}`} className="no-print mt-2">
      <p className="text-sm text-soft">In force {row.days}</p>
      <div className="mt-1 flex flex-wrap gap-2">
        {row.value.map(({ percent }) => (
          <Button
            key={percent}
            variant={row === marked && percent === rate ? 'primary' : 'outline'}
            aria-pressed={row === marked && percent === rate}
            onClick={() => onPick(percent)}
          >
            {percent}%
          </Button>
        ))}
      </div>
    </div>
  ))
}

/** 'since 22 September 2025', or 'until 21 September 2025' for a row that another has followed. */
function daysOf(from: string, place: number): string {
  const next = gstRates.values[place + 1]
  return next ? `until ${dayInWords(dayBefore(next.from))}` : `since ${dayInWords(from)}`
}
