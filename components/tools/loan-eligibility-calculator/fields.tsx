import { AmountField, MonthsField, PercentField } from '@/components/fields/number-field'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import { monthsInWords } from '@/lib/format/durations'
import type { loanEligibilityInputs } from '@/lib/finance/loan-eligibility'
import { t } from '@/lib/language/words'

/** The income and what it already pays, then the loan. */
export function LoanEligibilityFields({ inputs: { field } }: InputsProps<typeof loanEligibilityInputs>) {
  const months = field('months')
  return (
    <>
      <AmountField field={field('monthlyIncome')} label={t('Monthly income')} />
      <AmountField field={field('otherEmis')} label={t('Other EMIs each month')} />
      <div className="grid grid-cols-2 gap-3">
        <PercentField field={field('ratePct')} label={t('Interest rate')} />
        <MonthsField
          field={months}
          label={t('Tenure')}
          hint={typeof months.value === 'number' && monthsInWords(months.value)}
        />
      </div>
      <PercentField
        field={field('foirPct')}
        label={t('Share of income for EMIs (FOIR)')}
        hint={t('Set by each lender, usually 40% to 60%. No law fixes it')}
      />
      <AmountField
        field={field('propertyValue')}
        label={t('Property value')}
        hint={t('For a home loan, without stamp duty. Leave empty for other loans')}
      />
    </>
  )
}
