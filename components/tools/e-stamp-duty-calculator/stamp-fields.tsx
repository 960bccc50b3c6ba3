import { AmountField } from '@/components/fields/amount-field'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { MonthsField, PercentField } from '@/components/fields/number-field'
import { SelectField } from '@/components/fields/select-field'
import { areaNames, buyerNames, stateNames } from '@/components/tools/e-stamp-duty-calculator/stamp-words'
import { asksHome, isUrban, type StampInputs } from '@/components/tools/e-stamp-duty-calculator/stamp-answer'
import type { Area } from '@/lib/rules/stamp-duty-sale'
import { areaIn, areasOf } from '@/lib/stamp-duty/sale-duty'

/** State, document, and what the two ask for. */
export function StampFields({ inputs }: { inputs: StampInputs }) {
  const { field, read } = inputs
  const state = read('state')?.state
  const instrument = read('instrument')?.instrument
  return (
    <>
      <SelectField
        field={{
          ...field('state'),
          text: state === undefined || state in stateNames ? field('state').text : 'other',
        }}
        label="State"
        options={stateNames}
      />
      <ChoiceField
        field={field('instrument')}
        label="Document"
        options={{ sale: 'Sale deed', rent: 'Rent agreement', other: 'Gift or another deed' }}
      />
      {instrument === 'sale' && <SaleFields inputs={inputs} state={state ?? ''} />}
      {instrument === 'rent' && <RentFields inputs={inputs} state={state ?? ''} />}
    </>
  )
}

function SaleFields({ inputs: { field, read }, state }: { inputs: StampInputs; state: string }) {
  const areas = areasOf(state)
  const chosen = read('area')?.area
  const area = field('area')
  return (
    <>
      <AmountField field={field('value')} label="Price in the deed" />
      <AmountField
        field={field('governmentValue')}
        label="Government’s value of the place, if higher"
        hint="Circle rate, guidance value or ready reckoner; duty is on the higher of the two"
      />
      <ChoiceField field={field('buyer')} label="Who buys" options={buyerNames} />
      {areas && (
        <SelectField
          field={{ ...area, text: chosen ? areaIn(state, chosen)! : area.text }}
          label="Area"
          options={namesOf(areas)}
        />
      )}
      {state === 'BR' && (
        <ChoiceField
          field={field('seller')}
          label="Who sells"
          options={{ male: 'A man', female: 'A woman', other: 'Others' }}
        />
      )}
      {asksHome(state, read('buyer')?.buyer) && (
        <CheckboxField field={field('home')} label="It is a home, bought by women alone" />
      )}
    </>
  )
}

function RentFields({ inputs: { field, read }, state }: { inputs: StampInputs; state: string }) {
  const chosen = read('area')?.area
  const area = field('area')
  return (
    <>
      <AmountField field={field('rent')} label="Rent a month" />
      <MonthsField field={field('months')} label="Length of the agreement" />
      <PercentField field={field('increase')} label="Rise after every 12 months" />
      <AmountField field={field('deposit')} label="Deposit that is given back" />
      <AmountField field={field('premium')} label="Deposit or premium that is kept" />
      {state === 'MH' && (
        <SelectField
          field={{ ...area, text: chosen ? (isUrban(chosen) ? 'urban' : 'rural') : area.text }}
          label="Area"
          options={namesOf(['urban', 'rural'])}
        />
      )}
    </>
  )
}

const namesOf = (areas: readonly Area[]) =>
  Object.fromEntries(areas.map((area) => [area, areaNames[area]])) as Partial<Record<Area, string>> as Record<
    string,
    string
  >
