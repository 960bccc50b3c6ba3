import { ChoiceField } from '@/components/fields/choice-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { SelectField } from '@/components/fields/select-field'
import { electricityStateNames } from '@/components/tools/electricity-bill-estimator/electricity-words'
import type { ElectricityForm } from '@/components/tools/electricity-bill-estimator/electricity-form'
import type { BillForm } from '@/components/tools/electricity-bill-estimator/use-bill'
import { hasSample } from '@/lib/energy/electricity-inputs'

const SAMPLE = { sample: 'Simple sample' }
const OTHERS = { published: 'Published tariff', own: 'My slabs' }

interface BillFieldsProps {
  inputs: ElectricityForm
  form: BillForm
  onTariff(tariff: string): void
}

/** What every bill asks, and what its tariff asks besides. */
export function BillFields({ inputs, form, onTariff }: BillFieldsProps) {
  const { field } = inputs
  const { chosen, bill, published } = form
  const sampled = !chosen || hasSample(chosen.state)
  const tariff = field('tariff')
  return (
    <>
      <PlainNumberField
        field={field('units')}
        label="Units used"
        unit="kWh"
        hint={bill && bill.months > 1 ? 'In the two months of the bill' : 'In the month of the bill'}
      />
      <SelectField field={field('state')} label="State" options={electricityStateNames} />
      <ChoiceField
        field={{
          ...tariff,
          text: tariff.text === 'sample' && !sampled ? 'published' : tariff.text,
          onText: onTariff,
        }}
        label="Tariff"
        options={sampled ? { ...SAMPLE, ...OTHERS } : OTHERS}
      />
      {chosen && form.byTariff && published.part && (
        <>
          {chosen.tariff === 'own' ? (
            <published.part.OwnFields inputs={inputs} />
          ) : (
            <published.part.PublishedFields inputs={inputs} state={chosen.state} />
          )}
        </>
      )}
      <PlainNumberField field={field('less')} label="What if I use less by" unit="kWh" />
    </>
  )
}
