import { AmountField } from '@/components/fields/amount-field'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { MonthsField, PercentField } from '@/components/fields/number-field'
import { SelectField } from '@/components/fields/select-field'
import { asksRentedHome, isUrban } from '@/components/tools/e-stamp-duty-calculator/rent-answer'
import type { StampInputs } from '@/components/tools/e-stamp-duty-calculator/answer-kinds'
import { areaNames } from '@/components/tools/e-stamp-duty-calculator/area-names'

const { urban, rural } = areaNames

export function RentFields({ inputs: { field, read }, state }: { inputs: StampInputs; state: string }) {
  const chosen = read('area')?.area
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
          field={{ ...area, text: chosen ? (isUrban(chosen) ? 'urban' : 'rural') : area.text }}
          label="Area"
          options={{ urban, rural }}
        />
      )}
    </>
  )
}
