import type { ComponentType } from 'react'
import { ChoiceField } from '@/components/fields/choice-field'
import { DayOrTodayField } from '@/components/fields/date-field'
import { AmountField, MonthsField, PercentField } from '@/components/fields/number-field'
import { SelectField } from '@/components/fields/select-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { DidNotLoad } from '@/components/ui/load-error'
import { grouped } from '@/lib/format/numbers'
import { notifiedRate, type savingsSchemesInputs } from '@/lib/savings/savings-schemes'
import { t } from '@/lib/language/words'
import { SCHEME_NAMES } from './rows'
import type { SukanyaFieldsProps } from './sukanya-fields'

interface SavingsSchemesFieldsProps {
  inputs: ToolInputs<typeof savingsSchemesInputs>
  /** The day of opening while none is chosen. */
  today: string
  /** Undefined until its script has loaded. */
  SukanyaFields: ComponentType<SukanyaFieldsProps> | undefined
  /** Where that script did not load. */
  onRetry: (() => void) | undefined
}

/** The scheme, then what it asks for. */
export function SavingsSchemesFields({ inputs, today, SukanyaFields, onRetry }: SavingsSchemesFieldsProps) {
  const { field } = inputs
  const scheme = field('scheme').value ?? 'nsc'
  const opened = field('opened').value || today
  const openedField = (
    <DayOrTodayField
      field={field('opened')}
      label={t('Opened on')}
      hint={t('Defaults to today')}
      today={today}
    />
  )
  const schemeField = <SelectField field={field('scheme')} label={t('Scheme')} options={SCHEME_NAMES} />
  if (scheme === 'ssy')
    return (
      <>
        {schemeField}
        {openedField}
        {SukanyaFields && <SukanyaFields inputs={inputs} opened={opened} />}
        {onRetry && <DidNotLoad what={t('This part')} onRetry={onRetry} />}
      </>
    )
  const notified = notifiedRate(scheme, opened, Number(field('years').value ?? 5))
  return (
    <>
      {schemeField}
      {scheme === 'recurring-deposit' ? (
        <AmountField key="monthly" field={field('monthly')} label={t('Monthly deposit')} />
      ) : (
        <AmountField key="amount" field={field('amount')} label={t('Amount')} />
      )}
      {scheme === 'time-deposit' && (
        <ChoiceField
          field={field('years')}
          label={t('Term')}
          options={{ 1: t('1 year'), 2: t('2 years'), 3: t('3 years'), 5: t('5 years') }}
        />
      )}
      {openedField}
      {scheme !== 'kvp' && (
        <PercentField
          field={field('rate')}
          label={t('Interest rate')}
          hint={t('Leave empty for the notified rate, {0}%', grouped(notified))}
        />
      )}
      {(scheme === 'scss' || scheme === 'mis') && (
        <MonthsField
          field={field('closedAfterMonths')}
          label={t('Closed early after')}
          hint={t('Optional: whole months from the opening')}
        />
      )}
    </>
  )
}
