import { ChoiceField } from '@/components/fields/choice-field'
import { SelectField } from '@/components/fields/select-field'
import { DaysField } from '@/components/fields/number-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { operatorNames } from './words'
import type { rechargeInputs } from '@/lib/recharge/recharge-inputs'

const sorts = { price: 'Price', day: 'Cost per day', gb: 'Cost per GB' }
const types = { all: 'All types', data: 'Data Pack', affordable: 'Affordable Pack', annual: 'Annual Pack' }

/** Whose plans, how sorted, what they must give, and for how many days. */
export function PlanFields({ inputs: { field } }: { inputs: ToolInputs<typeof rechargeInputs> }) {
  return (
    <>
      <ChoiceField field={field('operator')} label="Operator" options={{ ...operatorNames, all: 'All' }} />
      <ChoiceField field={field('sort')} label="Sort by lowest" options={sorts} />
      <SelectField field={field('type')} label="Type of plan" options={types} />
      <div className="field-row">
        <DaysField field={field('validity')} label="Validity at least" />
        <PlainNumberField field={field('data')} label="Data at least" unit="GB a day" />
      </div>
      <DaysField field={field('days')} label="Days to cover" hint="For the cheapest combination of plans" />
    </>
  )
}
