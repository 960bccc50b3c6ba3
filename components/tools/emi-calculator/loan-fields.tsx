import { AmountField } from '@/components/fields/amount-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { DateField } from '@/components/fields/date-field'
import { MonthsField, PercentField, YearsField } from '@/components/fields/number-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { emiInputs } from '@/lib/finance/emi'

/** What the loan is. Years and months keep their own values, so that switching back loses nothing. */
export function LoanFields({ inputs }: { inputs: ToolInputs<typeof emiInputs> }) {
  const { field } = inputs
  const inMonths = field('tenureIn').text === 'months'
  return (
    <>
      <AmountField
        field={field('principal')}
        label="Loan amount"
        slider={{ min: 1_00_000, max: 1_00_00_000, step: 50_000 }}
      />
      <PercentField
        field={field('rate')}
        label="Annual interest rate"
        hint="As the bank quotes it for a year, on the reducing balance"
        slider={{ min: 5, max: 20, step: 0.05 }}
      />
      <div className="grid gap-x-3 sm:grid-cols-[minmax(0,1fr)_11rem]">
        {inMonths ? (
          <MonthsField field={field('months')} label="Tenure" slider={{ min: 6, max: 360, step: 6 }} />
        ) : (
          <YearsField field={field('years')} label="Tenure" slider={{ min: 1, max: 30, step: 1 }} />
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
        hint="Left empty: this month"
        min="1990-01"
        max="2099-12"
      />
    </>
  )
}
