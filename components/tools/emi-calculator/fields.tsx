import { ChoiceField } from '@/components/fields/choice-field'
import { DateField } from '@/components/fields/date-field'
import { AmountField, MonthsField, NumberField, PercentField } from '@/components/fields/number-field'
import { FoldedFields, wordsOfSet } from '@/components/tool-form/folded-fields'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import type { emiInputs } from '@/lib/finance/emi'
import { monthsInWords } from '@/lib/format/durations'
import { counted } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

/** Years and months keep their own values, so that switching back loses nothing. */
export function EmiFields({ inputs: { field } }: InputsProps<typeof emiInputs>) {
  const months = field('months')
  const inMonths = field('tenureIn').value === 'months'
  return (
    <>
      <AmountField
        field={field('principal')}
        label={t('Loan amount')}
        slider={[1_00_000, 1_00_00_000, 50_000]}
      />
      <PercentField
        field={field('rate')}
        label={t('Annual interest rate')}
        hint={t('The yearly rate the bank quotes, on the reducing balance')}
        slider={[5, 20, 0.05]}
      />
      <NumberField
        {...(inMonths
          ? {
              field: months,
              hint: months.value !== null && monthsInWords(months.value),
              slider: [6, 360, 6],
              suffix: t('months'),
            }
          : {
              field: field('years'),
              hint: instalments(field('years').value),
              slider: [1, 30, 1],
              suffix: t('years'),
            })}
        label={t('Tenure')}
        inputMode={inMonths ? 'numeric' : 'decimal'}
        units={
          <ChoiceField
            field={field('tenureIn')}
            label={t('Tenure in')}
            labelHidden
            options={{ years: t('Years'), months: t('Months') }}
          />
        }
      />
      <DateField
        field={field('start')}
        label={t('First instalment in')}
        precision="month"
        hint={t('Defaults to this month')}
        min="1990-01"
        max="2099-12"
      />
      <FoldedFields
        summary={t('Prepayments')}
        {...wordsOfSet([
          [field('once'), t('₹{0} once')],
          [field('monthly'), t('₹{0} a month')],
          [field('yearly'), t('₹{0} a year')],
        ])}
      >
        <AmountField field={field('once')} label={t('One-time prepayment')} />
        <MonthsField field={field('onceAfter')} label={t('Made after')} />
        <AmountField field={field('monthly')} label={t('Extra every month')} />
        <AmountField
          field={field('yearly')}
          label={t('Extra every year')}
          hint={t('Paid with every 12th instalment')}
        />
        <ChoiceField
          field={field('keep')}
          label={t('After a prepayment')}
          options={{ emi: t('Reduce tenure'), tenure: t('Reduce EMI') }}
        />
      </FoldedFields>
    </>
  )
}

/** '240 instalments'; nothing for years that are no whole number of months. */
function instalments(years: number | null): string | undefined {
  if (years === null) return undefined
  const months = years * 12
  return months > 0 && Number.isInteger(months) ? counted(months, 'instalment') : undefined
}
