import { CheckboxField, ChoiceField, SelectField } from '@/components/fields/choice-field'
import { AmountField, MonthsField, PercentField } from '@/components/fields/number-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { Area } from '@/lib/rules/stamp-duty-terms'
import { asksRentedHome, isUrban } from '@/lib/stamp-duty/further-duty'
import { asksProperty } from '@/lib/stamp-duty/sale-duty'
import { saleRule } from '@/lib/stamp-duty/sale-states'
import { asksHome, type stampDutyInputs } from '@/lib/stamp-duty/stamp-duty'
import { areasOfMaharashtra } from './rows'

// What the form needs for the other states and for rent: one part, fetched when it is first wanted.
export { rentFrom, saleNotCovered } from '@/lib/stamp-duty/further-duty'
export { saleRule }
export { NotCovered, notCoveredText, rentNotes, rentRows, saleNotes } from './further-answer'
export { RentWorking } from './rent-working'

interface StateProps {
  inputs: ToolInputs<typeof stampDutyInputs>
  state: string
}

export const areaNames: Readonly<Record<Area, string>> = {
  ...areasOfMaharashtra,
  mcd: 'Municipal Corporation (MCD)',
  ndmc: 'New Delhi Municipal Council (NDMC)',
  cantonment: 'Delhi Cantonment',
  urban: 'Town or city',
  rural: 'Village',
}

/** The areas of a state, for its list. */
export const namesOf = (areas: readonly Area[]): Record<string, string> =>
  Object.fromEntries(areas.map((area) => [area, areaNames[area]]))

/** What one state alone asks. */
export function StateFields({ inputs: { field, read }, state }: StateProps) {
  const rule = saleRule(state)
  return (
    <>
      {typeof rule === 'object' && asksProperty(rule) && (
        <ChoiceField
          field={field('property')}
          label="Kind of property"
          options={{ other: 'Plot, house or resale', firstFlat: 'Flat, first sale' }}
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

export function RentFields({ inputs: { field }, state }: StateProps) {
  const area = field('area')
  return (
    <>
      <AmountField field={field('rent')} label="Monthly rent" />
      <MonthsField field={field('months')} label="Length of the agreement" />
      <PercentField field={field('increase')} label="Rent increase every 12 months" />
      <AmountField field={field('deposit')} label="Refundable deposit" />
      <AmountField field={field('premium')} label="Non-refundable deposit or premium" />
      {asksRentedHome(state) && <CheckboxField field={field('home')} label="It is a home" />}
      {state === 'MH' && (
        <SelectField
          field={area.value ? { ...area, text: isUrban(area.value) ? 'urban' : 'rural' } : area}
          label="Area"
          options={namesOf(['urban', 'rural'])}
        />
      )}
    </>
  )
}
