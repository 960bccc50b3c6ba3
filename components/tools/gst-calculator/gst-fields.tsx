import { AmountField } from '@/components/fields/amount-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { PercentField } from '@/components/fields/number-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { RatePicks } from '@/components/tools/gst-calculator/rate-picks'
import { rateNote } from '@/components/tools/gst-calculator/rate-note'
import type { gstInputs } from '@/lib/tax/gst'

export function GstFields({ inputs }: { inputs: ToolInputs<typeof gstInputs> }) {
  const { field, read, set } = inputs
  const rate = read('rate')?.rate
  return (
    <>
      <AmountField field={field('amount')} label="Amount" />
      <ChoiceField
        field={field('type')}
        label="The amount is"
        options={{ inclusive: 'Inclusive of GST', exclusive: 'Exclusive of GST', tax: 'The GST alone' }}
      />
      <div>
        <PercentField
          field={field('rate')}
          label="GST rate"
          hint={rate === undefined ? null : rateNote(rate)}
        />
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
