import { ChoiceField } from '@/components/fields/choice-field'
import { SelectField } from '@/components/fields/select-field'
import { AmountField } from '@/components/fields/number-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { namesOfStates } from '@/lib/rules/states/state-names'
import { areaBy, termsOf } from '@/lib/stamp-duty/sale-duty'
import { coveredOrInDispute, saleRuleFor, type stampDutyInputs } from '@/lib/stamp-duty/stamp-duty'
import { areasOfMaharashtra } from './rows'

/** The states that the form lists; all others are one. */
const STATES = { ...namesOfStates(coveredOrInDispute), other: 'Another state or territory' }

interface FieldsProps {
  inputs: ToolInputs<typeof stampDutyInputs>
  further: typeof import('./further') | null
}

/** State, document, and what the two ask for. */
export function StampDutyFields({ inputs, further }: FieldsProps) {
  const state = inputs.field('state')
  const instrument = inputs.field('instrument')
  return (
    <>
      <SelectField
        field={state.value === null || state.value in STATES ? state : { ...state, text: 'other' }}
        label="State"
        options={STATES}
      />
      <ChoiceField
        field={instrument}
        label="Document"
        options={{ sale: 'Sale deed', rent: 'Rent agreement', other: 'Other' }}
      />
      {instrument.value === 'sale' && state.value && (
        <SaleFields inputs={inputs} state={state.value} further={further} />
      )}
      {instrument.value === 'rent' && state.value && further && (
        <further.RentFields inputs={inputs} state={state.value} />
      )}
    </>
  )
}

function SaleFields({ inputs: { field }, inputs, state, further }: FieldsProps & { state: string }) {
  const rule = saleRuleFor(state, further)
  const areas = rule && typeof rule === 'object' && termsOf(rule).areas
  const area = field('area')
  return (
    <>
      <AmountField field={field('value')} label="Price in the deed" />
      <AmountField
        field={field('governmentValue')}
        label="Government value, if higher"
        hint="Circle rate, guidance value or ready reckoner; duty is on the higher of the two"
      />
      <ChoiceField
        field={field('buyer')}
        label="Who buys"
        options={{ male: 'A man', female: 'A woman', joint: 'Both' }}
      />
      {areas && (
        <SelectField
          field={{ ...area, text: area.value ? areaBy(rule, area.value)! : area.text }}
          label="Area"
          options={further ? further.namesOf(areas) : areasOfMaharashtra}
        />
      )}
      {further && <further.StateFields inputs={inputs} state={state} />}
    </>
  )
}
