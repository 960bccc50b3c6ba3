import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { DateField } from '@/components/fields/date-field'
import { AmountField } from '@/components/fields/number-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { SignedNumberField } from '@/components/fields/signed-number-field'
import { FoldedFields, wordsOfSet } from '@/components/tool-form/folded-fields'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { electricityInputs } from '@/lib/energy/electricity'
import { askedNames, isKnown, tariffRow } from '@/lib/energy/electricity-published'
import { dayInWords } from '@/lib/format/days'
import { t } from '@/lib/language/words'

interface TariffFieldsProps {
  inputs: ToolInputs<typeof electricityInputs>
  today: string
}

/** The fields of a state's tariff other than the units. */
export function TariffFields({ inputs: { field }, today }: TariffFieldsProps) {
  const state = field('state').value
  if (!state || !isKnown(state)) return null
  const row = tariffRow(state, today, field('date').value ?? '')
  const asked = new Set(row ? askedNames(row.value) : [])
  return (
    <>
      {asked.has('period') && (
        <ChoiceField
          field={field('period')}
          label={t('The bill covers')}
          options={{ usual: t('Two months'), month: t('One month') }}
        />
      )}
      {asked.has('area') && (
        <ChoiceField
          field={field('area')}
          label={t('The home is in')}
          options={{ urban: t('A town'), rural: t('A village') }}
        />
      )}
      {asked.has('load') && (
        <PlainNumberField
          field={field('load')}
          label={t('Sanctioned load')}
          unit="kW"
          hint={t('Printed on the bill; the fixed charge depends on it')}
        />
      )}
      {asked.has('phase') && (
        <ChoiceField
          field={field('phase')}
          label={t('Connection')}
          options={{ single: t('Single phase'), three: t('Three phase') }}
        />
      )}
      {asked.has('subsidy') && (
        <CheckboxField field={field('subsidy')} label={t('I am enrolled for the state’s subsidy')} />
      )}
      <BillFields field={field} fuelPerUnit={row && row.value.fuelPerUnit} />
    </>
  )
}

interface BillFieldsProps {
  field: ToolInputs<typeof electricityInputs>['field']
  /** The fuel charge of the tariff; null if it has none. */
  fuelPerUnit: number | null
}

/** What a bill in hand has that the tariff leaves open. */
function BillFields({ field, fuelPerUnit }: BillFieldsProps) {
  const date = field('date')
  return (
    <FoldedFields
      summary={t('From your last bill')}
      {...wordsOfSet([
        [{ ...date, text: date.value ? dayInWords(date.value) : date.text }, t('bill of {0}')],
        [field('fuelPerUnit'), t('fuel ₹{0} a unit')],
        [field('fuelPercent'), t('fuel {0}%')],
        [field('other'), t('other charges ₹{0}')],
      ])}
    >
      <DateField
        field={date}
        label={t('Date of the bill')}
        hint={t('The rates of that day count; empty for today')}
      />
      <AmountField
        field={field('fuelPerUnit')}
        label={t('Fuel charge per unit')}
        hint={
          fuelPerUnit === null
            ? t('FAC, FPPCA or similar; leave empty if there is none')
            : t('Defaults to ₹{0}', fuelPerUnit.toFixed(2))
        }
      />
      <SignedNumberField
        field={field('fuelPercent')}
        unit="%"
        label={t('Fuel charge in %')}
        hint={t('FPPAS or PPAC, of energy and fixed charge; below 0 for a refund')}
      />
      <AmountField
        field={field('other')}
        label={t('Other charges')}
        hint={t('Meter rent, customer charge, arrears')}
      />
    </FoldedFields>
  )
}
