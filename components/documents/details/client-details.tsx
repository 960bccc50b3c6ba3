import { FieldPair } from '@/components/documents/controls/section'
import { StateField } from '@/components/documents/controls/state-field'
import { bindDocumentFields } from '@/components/documents/store/use-document'
import { TextField } from '@/components/fields/text-field'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { isDispatch } from '@/lib/invoicing/model/document-groups'
import { isAbroad } from '@/lib/invoicing/tax/place-of-supply'
import { t } from '@/lib/language/words'

/** Where goods go, and how the client is reached. */
export function ClientDetails({ doc }: { doc: BusinessDocument }) {
  const { client } = bindDocumentFields(doc)
  return (
    <>
      {isDispatch(doc) && (
        <>
          <TextField field={client('deliverTo', 'deliverTo')} label={t('Delivery address')} lines={2} />
          <StateField
            field={client('deliverState', 'deliverState')}
            label={t('State of delivery')}
            none={t('Choose a state')}
            hint={isAbroad(doc) ? t('Of the port, where the goods go to a port in India') : undefined}
            abroad
          />
        </>
      )}
      <FieldPair>
        <TextField field={client('phone', 'clientPhone')} label={t('Client’s phone')} type="tel" />
        <TextField field={client('email', 'clientEmail')} label={t('Client’s email')} type="email" />
      </FieldPair>
    </>
  )
}
