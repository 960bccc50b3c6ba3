import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, PercentField } from '@/components/fields/number-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { FoldedFields, wordsOfSet } from '@/components/tool-form/folded-fields'
import { useToday } from '@/components/hooks/use-today'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { electricityInputs } from '@/lib/energy/electricity'
import { askedNames, isKnown, tariffRow } from '@/lib/energy/electricity-published'

/** The fields of a state's tariff other than the units. */
export function TariffFields({ inputs: { field } }: { inputs: ToolInputs<typeof electricityInputs> }) {
  const today = useToday()
  const state = field('state').value
  if (!state || !isKnown(state)) return null
  const tariff = tariffRow(state, today).value
  const asked = new Set(askedNames(tariff))
  return (
    <>
      {asked.has('period') && (
        <ChoiceField
          field={field('period')}
          label="The bill covers"
          options={{ usual: 'Two months', month: 'One month' }}
        />
      )}
      {asked.has('area') && (
        <ChoiceField
          field={field('area')}
          label="The home is in"
          options={{ urban: 'A town', rural: 'A village' }}
        />
      )}
      {asked.has('load') && (
        <PlainNumberField
          field={field('load')}
          label="Sanctioned load"
          unit="kW"
          hint="Printed on the bill; the fixed charge depends on it"
        />
      )}
      {asked.has('subsidy') && (
        <CheckboxField field={field('subsidy')} label="I am enrolled for the state’s subsidy" />
      )}
      <FoldedFields
        summary="From your last bill"
        {...wordsOfSet([
          [field('fuelPerUnit'), (text) => `fuel ₹${text} a unit`],
          [field('fuelPercent'), (text) => `fuel ${text}%`],
          [field('other'), (text) => `other charges ₹${text}`],
        ])}
      >
        <AmountField
          field={field('fuelPerUnit')}
          label="Fuel charge per unit"
          hint={
            tariff.fuelPerUnit === null
              ? 'FAC, FPPCA or similar; leave empty if there is none'
              : `Defaults to ₹${tariff.fuelPerUnit.toFixed(2)}`
          }
        />
        <PercentField
          field={field('fuelPercent')}
          label="Fuel charge in %"
          hint="FPPAS or PPAC, of energy and fixed charge"
        />
        <AmountField
          field={field('other')}
          label="Other charges"
          hint="Meter rent, customer charge, arrears"
        />
      </FoldedFields>
    </>
  )
}
