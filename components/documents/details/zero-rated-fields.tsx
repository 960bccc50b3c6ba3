import { fieldsOf } from '@/components/documents/store/use-document'
import { SelectField } from '@/components/fields/select-field'
import { TextField } from '@/components/fields/text-field'
import type { BusinessDocument } from '@/lib/invoicing/model/document'
import { OTHER_COUNTRY, placeOfSupply } from '@/lib/invoicing/tax/place-of-supply'

const ZERO_RATED = {
  withTax: 'IGST is paid',
  withoutTax: 'Without IGST, under bond or LUT',
}

/** The terms of an export or a supply to a special economic zone. */
export function ZeroRatedFields({ doc }: { doc: BusinessDocument }) {
  const fields = fieldsOf(doc)
  return (
    <>
      <SelectField field={fields.own('zeroRated')} label="Export or SEZ supply" options={ZERO_RATED} />
      {doc.zeroRated === 'withoutTax' && <TextField field={fields.own('lut')} label="LUT or bond number" />}
      {placeOfSupply(doc) === OTHER_COUNTRY && (
        <TextField field={fields.own('country')} label="Country of destination" />
      )}
    </>
  )
}
