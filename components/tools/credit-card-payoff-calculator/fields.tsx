import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, MonthsField, PercentField } from '@/components/fields/number-field'
import { worded } from '@/components/fields/problem-text'
import { FoldedFields, wordsOfSet } from '@/components/tool-form/folded-fields'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { payoffInputs } from '@/lib/finance/card-payoff'
import { INVALID_MODE } from './rows'

interface PayoffFieldsProps {
  inputs: ToolInputs<typeof payoffInputs>
  /** Why the balance is never cleared. */
  error: string | null
}

/** What is owed, and the goal. Payment and months keep their own values, so that switching back loses nothing. */
export function PayoffFields({ inputs: { field }, error }: PayoffFieldsProps) {
  return (
    <>
      <AmountField field={field('balance')} label="Credit Card Balance" slider={[5_000, 5_00_000, 5_000]} />
      <PercentField
        field={field('apr')}
        label="APR"
        hint="Twelve times the monthly rate: 3% a month is 36%"
        slider={[12, 48, 0.6]}
      />
      <ChoiceField
        field={worded(field('mode'), () => INVALID_MODE)}
        label="Goal"
        options={{ fixed: 'Pay Fixed Amount Monthly', time: 'Pay Off Within Time' }}
      />
      {field('mode').value === 'time' ? (
        <MonthsField field={field('months')} label="Target Payoff Time in Months" slider={[1, 60, 1]} />
      ) : (
        <AmountField field={field('payment')} label="Fixed Monthly Payment" slider={[500, 50_000, 500]} />
      )}
      <FoldedFields
        summary="GST, extra payment"
        {...wordsOfSet([
          [field('gst'), (percent) => `${percent}% GST`],
          [field('extra'), (rupees) => `₹${rupees} extra a month`],
        ])}
      >
        <PercentField
          field={field('gst')}
          label="GST on interest"
          hint="As your statement shows it; 0 leaves it out"
        />
        <AmountField field={field('extra')} label="Extra payment every month" />
      </FoldedFields>
      {error && (
        <p role="alert" className="card border-bad bg-bad-wash px-5 py-4 text-bad">
          {error}
        </p>
      )}
    </>
  )
}
