import { ChoiceField } from '@/components/fields/choice-field'
import { DayOrTodayField } from '@/components/fields/date-field'
import { DepositsField } from '@/components/fields/deposits-field'
import { AmountField, MonthsField, PercentField } from '@/components/fields/number-field'
import { SelectField } from '@/components/fields/select-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { grouped } from '@/lib/format/numbers'
import { notifiedRate, type savingsSchemesInputs, sukanyaDeposits } from '@/lib/savings/savings-schemes'
import { SCHEME_NAMES } from './rows'

interface SavingsSchemesFieldsProps {
  inputs: ToolInputs<typeof savingsSchemesInputs>
  /** The day of opening while none is chosen. */
  today: string
}

/** The scheme, then what it asks for. */
export function SavingsSchemesFields({ inputs: { field }, today }: SavingsSchemesFieldsProps) {
  const scheme = field('scheme').value ?? 'nsc'
  const opened = field('opened').value || today
  const notified = notifiedRate(scheme, opened, Number(field('years').value ?? 5))
  const rateHint = `Leave empty for the notified rate, ${grouped(notified)}%`
  return (
    <>
      <SelectField field={field('scheme')} label="Scheme" options={SCHEME_NAMES} />
      {scheme === 'ssy' ? (
        <DepositsField field={field('deposits')} list={sukanyaDeposits} opens={opened} />
      ) : scheme === 'recurring-deposit' ? (
        <AmountField field={field('monthly')} label="Monthly deposit" />
      ) : (
        <AmountField field={field('amount')} label="Amount" />
      )}
      {scheme === 'time-deposit' && (
        <ChoiceField
          field={field('years')}
          label="Term"
          options={{ 1: '1 year', 2: '2 years', 3: '3 years', 5: '5 years' }}
        />
      )}
      <DayOrTodayField field={field('opened')} label="Opened on" hint="Defaults to today" today={today} />
      {scheme === 'ssy' ? (
        <PercentField
          field={field('rates')}
          label="Interest rate"
          hint="Leave empty for the notified rate of each quarter"
        />
      ) : (
        scheme !== 'kvp' && <PercentField field={field('rate')} label="Interest rate" hint={rateHint} />
      )}
      {(scheme === 'scss' || scheme === 'mis') && (
        <MonthsField
          field={field('closedAfterMonths')}
          label="Closed early after"
          hint="Optional: whole months from the opening"
        />
      )}
    </>
  )
}
