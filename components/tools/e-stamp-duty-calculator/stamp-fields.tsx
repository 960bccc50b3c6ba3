import { AmountField } from '@/components/fields/amount-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { SelectField } from '@/components/fields/select-field'
import {
  areasOfMaharashtra,
  buyerNames,
  stateOptions,
} from '@/components/tools/e-stamp-duty-calculator/stamp-words'
import type { StampInputs } from '@/components/tools/e-stamp-duty-calculator/answer-kinds'
import { ruleFor } from '@/components/tools/e-stamp-duty-calculator/stamp-answer'
import type { Further } from '@/components/tools/e-stamp-duty-calculator/use-further'
import { areaBy, termsOf } from '@/lib/stamp-duty/sale-duty'

interface StampFieldsProps {
  inputs: StampInputs
  further: Further | null
}

/** State, document, and what the two ask for. */
export function StampFields({ inputs, further }: StampFieldsProps) {
  const { field, read } = inputs
  const state = read('state')?.state
  const instrument = read('instrument')?.instrument
  return (
    <>
      <SelectField
        field={{
          ...field('state'),
          text: state === undefined || state in stateOptions ? field('state').text : 'other',
        }}
        label="State"
        options={stateOptions}
      />
      <ChoiceField
        field={field('instrument')}
        label="Document"
        options={{ sale: 'Sale deed', rent: 'Rent agreement', other: 'Other' }}
      />
      {instrument === 'sale' && state && <SaleFields inputs={inputs} state={state} further={further} />}
      {instrument === 'rent' && state && further && <further.RentFields inputs={inputs} state={state} />}
    </>
  )
}

function SaleFields({ inputs, state, further }: StampFieldsProps & { state: string }) {
  const { field, read } = inputs
  const rule = ruleFor(state, further)
  const areas = rule && typeof rule === 'object' && termsOf(rule).areas
  const chosen = read('area')?.area
  const area = field('area')
  return (
    <>
      <AmountField field={field('value')} label="Price in the deed" />
      <AmountField
        field={field('governmentValue')}
        label="Government value, if higher"
        hint="Circle rate, guidance value or ready reckoner; duty is on the higher of the two"
      />
      <ChoiceField field={field('buyer')} label="Who buys" options={buyerNames} />
      {areas && (
        <SelectField
          field={{ ...area, text: chosen ? areaBy(rule, chosen)! : area.text }}
          label="Area"
          options={further ? further.namesOf(areas) : areasOfMaharashtra}
        />
      )}
      {further && <further.StateFields inputs={inputs} state={state} />}
    </>
  )
}
