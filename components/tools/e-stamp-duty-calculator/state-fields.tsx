import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { asksHome, type StampInputs } from '@/components/tools/e-stamp-duty-calculator/answer-kinds'
import { propertyNames } from '@/components/tools/e-stamp-duty-calculator/stamp-words'
import { asksProperty } from '@/lib/stamp-duty/sale-duty'
import { saleRule } from '@/lib/stamp-duty/sale-states'

/** What one state alone asks. */
export function StateFields({ inputs: { field, read }, state }: { inputs: StampInputs; state: string }) {
  const rule = saleRule(state)
  return (
    <>
      {typeof rule === 'object' && asksProperty(rule) && (
        <ChoiceField field={field('property')} label="Kind of property" options={propertyNames} />
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
