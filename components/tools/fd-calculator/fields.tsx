import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { SelectField } from '@/components/fields/select-field'
import { AmountField, NumberField, PercentField } from '@/components/fields/number-field'
import { FoldedFields } from '@/components/tool-form/folded-fields'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import type { fdInputs } from '@/lib/finance/deposits/fd'
import { t } from '@/lib/language/words'

/** What the deposit is. Years and days keep their own values, so that switching back loses nothing. */
export function FdFields({ inputs: { field } }: InputsProps<typeof fdInputs>) {
  const inDays = field('tenureIn').text === 'days'
  const payout = field('payout')
  const isSenior = field('senior').text === 'true'
  return (
    <>
      <AmountField
        field={field('principal')}
        label={t('Principal Amount')}
        slider={[10_000, 50_00_000, 10_000]}
      />
      <PercentField
        field={field('rate')}
        label={t('Annual Interest Rate')}
        hint={t('As the bank quotes it for your tenure')}
        slider={[2, 12, 0.05]}
      />
      <NumberField
        {...(inDays
          ? {
              field: field('days'),
              label: t('Tenure in Days'),
              slider: [7, 3_650, 1],
              suffix: t('days'),
            }
          : {
              field: field('years'),
              label: t('Tenure in Years'),
              slider: [1, 10, 0.5],
              suffix: t('years'),
            })}
        inputMode={inDays ? 'numeric' : 'decimal'}
        units={
          <ChoiceField
            field={field('tenureIn')}
            label={t('Tenure in')}
            labelHidden
            options={{ years: t('Years'), days: t('Days') }}
          />
        }
      />
      {payout.text === 'cumulative' && (
        <SelectField
          field={field('frequency')}
          label={t('Compounding Frequency')}
          options={{ 1: t('Annually'), 2: t('Half-Yearly'), 4: t('Quarterly'), 12: t('Monthly') }}
        />
      )}
      <FoldedFields
        summary={t('Payout, senior citizen')}
        filled={payout.text !== 'cumulative' || field('senior').text !== 'false'}
      >
        <ChoiceField
          field={payout}
          label={t('Interest payout')}
          options={{ cumulative: t('At maturity'), monthly: t('Monthly'), quarterly: t('Quarterly') }}
        />
        <CheckboxField field={field('senior')} label={t('Senior citizen, 60 or over')} />
        {isSenior && (
          <PercentField
            field={field('seniorExtra')}
            label={t('Extra rate for senior citizens')}
            hint={t('Added to the rate above; see your bank’s rate card')}
          />
        )}
      </FoldedFields>
    </>
  )
}
