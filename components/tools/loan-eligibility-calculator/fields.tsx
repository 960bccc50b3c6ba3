import { AmountField, MonthsField, PercentField } from '@/components/fields/number-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { monthsInWords } from '@/lib/format/durations'
import type { loanEligibilityInputs } from '@/lib/finance/loan-eligibility'

interface LoanEligibilityFieldsProps {
  inputs: ToolInputs<typeof loanEligibilityInputs>
}

/** The income and what it already pays, then the loan. */
export function LoanEligibilityFields({ inputs: { field } }: LoanEligibilityFieldsProps) {
  const months = field('months')
  return (
    <>
      <AmountField field={field('monthlyIncome')} label="Monthly income" />
      <AmountField field={field('otherEmis')} label="Other EMIs each month" />
      <div className="grid grid-cols-2 gap-3">
        <PercentField field={field('ratePct')} label="Interest rate" />
        <MonthsField
          field={months}
          label="Tenure"
          hint={typeof months.value === 'number' && monthsInWords(months.value)}
        />
      </div>
      <PercentField
        field={field('foirPct')}
        label="Share of income for EMIs (FOIR)"
        hint="Set by each lender, usually 40% to 60%. No law fixes it"
      />
      <AmountField
        field={field('propertyValue')}
        label="Property value"
        hint="For a home loan, without stamp duty. Leave empty for other loans"
      />
    </>
  )
}
