import { ChoiceField } from '@/components/fields/choice-field'
import { DateField } from '@/components/fields/date-field'
import { AmountField, MonthsField, PercentField, YearsField } from '@/components/fields/number-field'
import { FoldedFields, wordsOfSet } from '@/components/tool-form/folded-fields'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { emiInputs } from '@/lib/finance/emi'
import { monthsInWords } from '@/lib/format/durations'
import { counted } from '@/lib/format/numbers'

/** Years and months keep their own values, so that switching back loses nothing. */
export function EmiFields({ inputs: { field } }: { inputs: ToolInputs<typeof emiInputs> }) {
  return (
    <>
      <AmountField field={field('principal')} label="Loan amount" slider={[1_00_000, 1_00_00_000, 50_000]} />
      <PercentField
        field={field('rate')}
        label="Annual interest rate"
        hint="The yearly rate the bank quotes, on the reducing balance"
        slider={[5, 20, 0.05]}
      />
      <div className="field-row sm:grid-cols-[minmax(0,1fr)_11rem]">
        {field('tenureIn').value === 'months' ? (
          <MonthsField
            field={field('months')}
            label="Tenure"
            hint={field('months').value !== null && monthsInWords(field('months').value!)}
            slider={[6, 360, 6]}
          />
        ) : (
          <YearsField
            field={field('years')}
            label="Tenure"
            hint={instalments(field('years').value)}
            slider={[1, 30, 1]}
          />
        )}
        <ChoiceField
          field={field('tenureIn')}
          label="Tenure in"
          options={{ years: 'Years', months: 'Months' }}
        />
      </div>
      <DateField
        field={field('start')}
        label="First instalment in"
        precision="month"
        hint="Defaults to this month"
        min="1990-01"
        max="2099-12"
      />
      <FoldedFields
        summary="Prepayments"
        {...wordsOfSet([
          [field('once'), (rupees) => `₹${rupees} once`],
          [field('monthly'), (rupees) => `₹${rupees} a month`],
          [field('yearly'), (rupees) => `₹${rupees} a year`],
        ])}
      >
        <AmountField field={field('once')} label="One-time prepayment" />
        <MonthsField field={field('onceAfter')} label="Made after" />
        <AmountField field={field('monthly')} label="Extra every month" />
        <AmountField
          field={field('yearly')}
          label="Extra every year"
          hint="Paid with every 12th instalment"
        />
        <ChoiceField
          field={field('keep')}
          label="After a prepayment"
          options={{ emi: 'Reduce tenure', tenure: 'Reduce EMI' }}
        />
      </FoldedFields>
    </>
  )
}

/** '240 instalments'; nothing for years that are no whole number of months. */
function instalments(years: number | null): string | undefined {
  const months = (years ?? 0) * 12
  return months > 0 && Number.isInteger(months) ? counted(months, 'instalment') : undefined
}
