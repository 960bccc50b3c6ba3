import { ChoiceField } from '@/components/fields/choice-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { SelectField } from '@/components/fields/select-field'
import { electricityStateNames } from '@/components/tools/electricity-bill-estimator/electricity-words'
import type { ElectricityForm } from '@/components/tools/electricity-bill-estimator/electricity-form'
import type { BillForm } from '@/components/tools/electricity-bill-estimator/use-bill'
import { hasSample } from '@/lib/energy/electricity-inputs'

const tariffs = { sample: 'Simple sample', published: 'Published tariff' }

/** What every bill asks, and what its tariff asks besides. */
export function BillFields({ inputs, form }: { inputs: ElectricityForm; form: BillForm }) {
  const { field } = inputs
  const { chosen, bill, published } = form
  const sampled = !chosen || hasSample(chosen.state)
  return (
    <>
      <PlainNumberField
        field={field('units')}
        label="Units used"
        unit="kWh"
        hint={bill && bill.months > 1 ? 'In the two months of the bill' : 'In the month of the bill'}
      />
      <SelectField
        field={field('state')}
        label="State"
        hint={sampled ? undefined : 'By its published tariff; there is no sample of it'}
        options={electricityStateNames}
      />
      {sampled && <ChoiceField field={field('tariff')} label="Tariff" options={tariffs} />}
      {chosen && published.part && <published.part.PublishedFields inputs={inputs} state={chosen.state} />}
      <PlainNumberField field={field('less')} label="What if I use less by" unit="kWh" />
    </>
  )
}
