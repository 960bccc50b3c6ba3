import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, MonthsField, PercentField } from '@/components/fields/number-field'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import type { rdInputs } from '@/lib/finance/deposits/rd'
import { monthsInWords } from '@/lib/format/durations'
import { t } from '@/lib/language/words'

export function RdFields({ inputs: { field } }: InputsProps<typeof rdInputs>) {
  const months = field('months').value
  return (
    <>
      <AmountField field={field('amount')} label={t('Monthly Investment')} slider={[500, 1_00_000, 500]} />
      <PercentField
        field={field('rate')}
        label={t('Annual Interest Rate')}
        hint={t('As the bank or the post office quotes it')}
        slider={[2, 12, 0.05]}
      />
      <MonthsField
        field={field('months')}
        label={t('Tenure in Months')}
        hint={months !== null && months >= 12 ? monthsInWords(months) : undefined}
        slider={[6, 120, 3]}
      />
      <ChoiceField
        field={field('method')}
        label={t('Compounding')}
        options={{ monthly: t('Simplified monthly'), quarterly: t('Quarterly, as banks do') }}
      />
    </>
  )
}
