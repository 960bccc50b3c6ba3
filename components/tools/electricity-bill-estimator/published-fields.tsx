import { AmountField } from '@/components/fields/amount-field'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { PercentField } from '@/components/fields/number-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { askedNames, isKnown, tariffRow } from '@/components/tools/electricity-bill-estimator/published-use'
import type { ElectricityForm } from '@/components/tools/electricity-bill-estimator/electricity-form'
import type { ElectricityState } from '@/lib/energy/electricity-inputs'

interface PublishedFieldsProps {
  inputs: ElectricityForm
  state: ElectricityState
}

/** What the tariff of a state asks besides the units. */
export function PublishedFields({ inputs: { field }, state }: PublishedFieldsProps) {
  if (!isKnown(state)) return null
  const tariff = tariffRow(state).value
  const asked = new Set(askedNames(tariff))
  const ownFuel = ['fuelPerUnit', 'fuelPercent', 'other'] as const
  const opened = ownFuel.some((name) => !['', '0'].includes(field(name).text))
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
          hint="Printed on the bill; the fixed charge follows it"
        />
      )}
      {asked.has('subsidy') && (
        <CheckboxField field={field('subsidy')} label="I am enrolled for the state’s subsidy" />
      )}
      <details open={opened || undefined} className="border-t border-line">
        <summary className="flex min-h-11 items-center font-medium text-link">From your last bill</summary>
        <div className="grid gap-3 pt-2">
          <AmountField
            field={field('fuelPerUnit')}
            label="Fuel charge per unit"
            hint={
              tariff.fuelPerUnit === null
                ? 'FAC, FPPCA or the like; left empty, none is counted'
                : `Left empty: ₹${tariff.fuelPerUnit.toFixed(2)}`
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
        </div>
      </details>
    </>
  )
}
