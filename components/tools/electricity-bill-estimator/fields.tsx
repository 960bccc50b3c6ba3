import { ChoiceField } from '@/components/fields/choice-field'
import { SelectField } from '@/components/fields/select-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { type ElectricityAnswer, type electricityInputs, hasSample } from '@/lib/energy/electricity'
import { electricityStateNames } from './rows'

const SAMPLE = { sample: 'Simple sample' }
const OTHERS = { published: 'Published tariff', own: 'My slabs' }

interface FieldsProps {
  inputs: ToolInputs<typeof electricityInputs>
  answer: ElectricityAnswer
  published: typeof import('./published') | null
}

/** What every bill asks, and what its tariff asks besides. */
export function ElectricityFields({ inputs, answer: { chosen, byTariff, bill }, published }: FieldsProps) {
  const { field } = inputs
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
        field={tariff.text === 'sample' && !sampled ? { ...tariff, text: 'published' } : tariff}
        label="Tariff"
        options={sampled ? { ...SAMPLE, ...OTHERS } : OTHERS}
      />
      {byTariff &&
        published &&
        (byTariff.tariff === 'own' ? (
          <published.OwnFields inputs={inputs} />
        ) : (
          <published.PublishedFields inputs={inputs} state={byTariff.state} />
        ))}
      <PlainNumberField field={field('less')} label="What if I use less by" unit="kWh" />
    </>
  )
}
