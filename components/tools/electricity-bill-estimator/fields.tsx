import { ChoiceField } from '@/components/fields/choice-field'
import { SelectField } from '@/components/fields/select-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { LazyPart } from '@/components/ui/lazy-part'
import { billMonths, type electricityInputs, hasSample } from '@/lib/energy/electricity'
import { t } from '@/lib/language/words'
import { electricityStateNames } from './state-names'

const TARIFFS = { published: t('Published tariff'), own: t('My slabs') }
const WITH_SAMPLE = { sample: t('Published tariff and sample'), ...TARIFFS }

const loadTariffFields = () => import('./tariff-fields').then((module) => module.TariffFields)
const loadOwnFields = () => import('./own-fields').then((module) => module.OwnFields)

interface FieldsProps {
  inputs: ToolInputs<typeof electricityInputs>
  isFresh: boolean
  /** The day whose tariff counts while none is chosen. */
  today: string
}

/** The fields of every bill, and those of its tariff. */
export function ElectricityFields({ inputs, isFresh, today }: FieldsProps) {
  const { field, read } = inputs
  const tariff = field('tariff')
  const state = field('state').value
  const sampled = state === null || hasSample(state)
  const isOwn = tariff.value === 'own'
  return (
    <>
      <PlainNumberField
        field={field('units')}
        label={t('Units used')}
        unit="kWh"
        hint={t(billMonths(read) === 2 ? 'In the two months of the bill' : 'In the month of the bill')}
      />
      <SelectField field={field('state')} label={t('State')} options={electricityStateNames} />
      <ChoiceField
        field={tariff.text === 'sample' && !sampled ? { ...tariff, text: 'published' } : tariff}
        label={t('Tariff')}
        options={sampled ? WITH_SAMPLE : TARIFFS}
      />
      <PlainNumberField field={field('less')} label={t('What if I use less by')} unit="kWh" />
      <LazyPart
        key={isOwn ? 'own' : 'tariff'}
        what={t('The fields of the tariff')}
        load={isOwn ? loadOwnFields : loadTariffFields}
        wanted={!isFresh}
        props={{ inputs, today }}
      />
    </>
  )
}
