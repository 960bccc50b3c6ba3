import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, MonthsField, PercentField } from '@/components/fields/number-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { rdInputs } from '@/lib/finance/rd'
import { monthsInWords } from '@/lib/format/durations'

export function RdFields({ inputs: { field } }: { inputs: ToolInputs<typeof rdInputs> }) {
  const months = field('months').value
  return (
    <>
      <AmountField field={field('amount')} label="Monthly Investment" slider={[500, 1_00_000, 500]} />
      <PercentField
        field={field('rate')}
        label="Annual Interest Rate"
        hint="As the bank or the post office quotes it"
        slider={[2, 12, 0.05]}
      />
      <MonthsField
        field={field('months')}
        label="Tenure in Months"
        hint={months !== null && months >= 12 ? monthsInWords(months) : undefined}
        slider={[6, 120, 3]}
      />
      <ChoiceField
        field={field('method')}
        label="Compounding"
        options={{ monthly: 'Simplified monthly', quarterly: 'Quarterly, as banks do' }}
      />
    </>
  )
}
