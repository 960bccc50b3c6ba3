import { documentStore } from '@/components/documents/store/document-store'
import { SelectField } from '@/components/fields/select-field'
import { binding } from '@/components/tool-form/binding'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { GstRegistration } from '@/lib/invoicing/document/party'
import { sellerRegistration, withRegistration } from '@/lib/invoicing/model/registration'
import { t } from '@/lib/language/words'

const ANSWERS = {
  '': t('Choose'),
  yes: t('Yes'),
  no: t('No'),
  composition: t('Yes, in the composition scheme'),
}

/** Whether the seller may charge GST; it is kept for the business. */
export function RegistrationField({ doc }: { doc: BusinessDocument }) {
  const answer = (text: string) =>
    documentStore.change(doc.kind, (now: BusinessDocument) => withRegistration(now, text as GstRegistration))
  return (
    <SelectField
      field={binding('registered', sellerRegistration(doc), answer)}
      label={t('Do you have a GSTIN?')}
      options={ANSWERS}
    />
  )
}
