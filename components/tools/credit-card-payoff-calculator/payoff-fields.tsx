import { AmountField } from '@/components/fields/amount-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { MonthsField, PercentField } from '@/components/fields/number-field'
import { FoldedFields } from '@/components/tool-form/folded-fields'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { payoffInputs } from '@/lib/finance/card-payoff'

type PayoffToolInputs = ToolInputs<typeof payoffInputs>

/** What is owed, and the goal. Payment and months keep their own values, so that switching back loses nothing. */
export function PayoffFields({ inputs: { field } }: { inputs: PayoffToolInputs }) {
  return (
    <>
      <AmountField
        field={field('balance')}
        label="Credit Card Balance"
        slider={{ min: 5_000, max: 5_00_000, step: 5_000 }}
      />
      <PercentField
        field={field('apr')}
        label="APR"
        hint="Twelve times the monthly rate: 3% a month is 36%"
        slider={{ min: 12, max: 48, step: 0.6 }}
      />
      <ChoiceField
        field={field('mode')}
        label="Goal"
        options={{ fixed: 'Pay Fixed Amount Monthly', time: 'Pay Off Within Time' }}
      />
      {field('mode').text === 'time' ? (
        <MonthsField
          field={field('months')}
          label="Target Payoff Time in Months"
          slider={{ min: 1, max: 60, step: 1 }}
        />
      ) : (
        <AmountField
          field={field('payment')}
          label="Fixed Monthly Payment"
          slider={{ min: 500, max: 50_000, step: 500 }}
        />
      )}
    </>
  )
}

/** What makes it dearer or faster; opened by those who want it, or by a link that brings some. */
export function FurtherFields({ inputs: { field } }: { inputs: PayoffToolInputs }) {
  const none = field('gst').text === '0' && field('extra').text === '0'
  return (
    <FoldedFields summary="GST, extra payment" filled={!none}>
      <PercentField
        field={field('gst')}
        label="GST on interest"
        hint="As your statement shows it; 0 leaves it out"
      />
      <AmountField field={field('extra')} label="Extra payment every month" />
    </FoldedFields>
  )
}
