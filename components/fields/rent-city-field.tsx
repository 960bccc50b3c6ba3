import type { FieldWords } from '@/components/fields/field'
import { SelectField } from '@/components/fields/select-field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { OTHER_CITY, rentCityNames, rentCityOf } from '@/lib/salary/rent-city-name'
import { inOrder } from '@/lib/language/in-order'
import { nameOf, t } from '@/lib/language/words'

/** Where a rented home is; a link may name any place, which then is among the options. */
export function RentCityField({ field, ...words }: FieldWords & { field: FieldBinding }) {
  const own = rentCityOf(field.text)
  const text = own === 'other' ? field.text : rentCityNames[own]
  const named = own === 'other' && text !== OTHER_CITY && text !== '' ? { [text]: text } : {}
  return (
    <SelectField
      field={{ ...field, text: text || OTHER_CITY }}
      options={{
        ...inOrder(
          Object.fromEntries(Object.values(rentCityNames).map((name) => [name, nameOf('cities', name)])),
        ),
        ...named,
        [OTHER_CITY]: t('Another city, town or village'),
      }}
      {...words}
    />
  )
}
