'use client'

import { BusinessFields } from '@/components/documents/business-fields'
import { ClientFields } from '@/components/documents/client-fields'
import { DocumentScreen } from '@/components/documents/document-screen'
import { LookFields } from '@/components/documents/look-fields'
import { NumberFields } from '@/components/documents/number-fields'
import { TaxFields } from '@/components/documents/tax-fields'
import { fieldsOf, useDocument } from '@/components/documents/use-document'
import { useKnown } from '@/components/documents/use-known'
import { ChoiceField } from '@/components/fields/choice-field'
import { PaymentFields } from '@/components/tools/receipt-generator/payment-fields'
import { useLatePart } from '@/components/tool-form/use-late-part'
import { Button } from '@/components/ui/button'

const loadRent = () => import('@/components/tools/receipt-generator/rent-fields')

const TYPES = { payment: 'Payment', advance: 'Advance (GST)', rent: 'House rent' }

export function ReceiptGenerator() {
  const draft = useDocument('receipt')
  const fields = fieldsOf(draft)
  const known = useKnown()
  const { type } = draft.receipt
  const rent = type === 'rent'
  const { part: rentPart, failed, retry } = useLatePart(loadRent, rent)
  return (
    <DocumentScreen draft={draft}>
      <ChoiceField field={fields.receipt('type')} label="Kind of receipt" options={TYPES} />
      <NumberFields fields={fields} name="Receipt" />
      <PaymentFields draft={draft} fields={fields} />
      {rent && rentPart && <rentPart.default draft={draft} fields={fields} />}
      {rent && failed && (
        <p role="alert">
          The fields of the rent did not load.{' '}
          <Button variant="outline" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
      {type === 'advance' && <TaxFields draft={draft} fields={fields} />}
      <ClientFields
        draft={draft}
        fields={fields}
        known={known.clients}
        heading={rent ? 'Tenant' : 'Received from'}
        name={rent ? 'Tenant’s name' : 'Name of the payer'}
        who={rent ? 'Tenant’s' : 'Payer’s'}
        gst={!rent}
      />
      <BusinessFields
        draft={draft}
        fields={fields}
        heading={rent ? 'Landlord' : 'Received by'}
        name={rent ? 'Landlord’s name' : 'Your name or company'}
        who={rent ? 'Landlord’s' : 'Your'}
        gst={!rent}
      />
      <LookFields draft={draft} fields={fields} />
    </DocumentScreen>
  )
}
