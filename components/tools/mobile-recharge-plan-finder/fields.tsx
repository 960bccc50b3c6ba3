import { ChoiceField } from '@/components/fields/choice-field'
import { SelectField } from '@/components/fields/select-field'
import { DaysField } from '@/components/fields/number-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import { operatorNames } from './words'
import type { rechargeInputs } from '@/lib/recharge/recharge-inputs'
import { t } from '@/lib/language/words'

const sorts = { price: t('Price'), day: t('Cost per day'), gb: t('Cost per GB') }
const types = {
  all: t('All types'),
  data: t('Data Pack'),
  affordable: t('Affordable Pack'),
  annual: t('Annual Pack'),
}

/** Whose plans, how sorted, what they must give, and for how many days. */
export function PlanFields({ inputs: { field } }: InputsProps<typeof rechargeInputs>) {
  return (
    <>
      <ChoiceField
        field={field('operator')}
        label={t('Operator')}
        options={{ ...operatorNames, all: t('All') }}
      />
      <ChoiceField field={field('sort')} label={t('Sort by lowest')} options={sorts} />
      <SelectField field={field('type')} label={t('Type of plan')} options={types} />
      <div className="field-row">
        <DaysField field={field('validity')} label={t('Validity at least')} />
        <PlainNumberField field={field('data')} label={t('Data at least')} unit={t('GB a day')} />
      </div>
      <DaysField
        field={field('days')}
        label={t('Days to cover')}
        hint={t('For the cheapest combination of plans')}
      />
    </>
  )
}
