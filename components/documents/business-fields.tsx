'use client'

import { GstinField } from '@/components/documents/gstin-field'
import { PictureInput } from '@/components/documents/picture-input'
import { More, Pair, Section } from '@/components/documents/section'
import { StateField } from '@/components/documents/state-field'
import type { DocumentFields } from '@/components/documents/use-document'
import { WordsField } from '@/components/documents/words-field'
import type { Draft } from '@/lib/invoicing/draft'
import { stateOf } from '@/lib/invoicing/place-of-supply'
import { isVpa } from '@/lib/invoicing/upi-link'
import { readGstin } from '@/lib/tax/gstin'

export const stateByGstin = (gstin: string) => {
  const reading = readGstin(gstin)
  return reading.kind === 'valid' ? reading.state.code : ''
}

interface BusinessFieldsProps {
  draft: Draft
  fields: DocumentFields
  heading?: string
  name?: string
}

/** The one who hands the document over. */
export function BusinessFields({
  draft,
  fields: { business },
  heading = 'Your business',
  name = 'Company name',
}: BusinessFieldsProps) {
  const { gstin, vpa } = draft.business
  return (
    <Section heading={heading}>
      <WordsField field={business('name', 'companyName')} label={name} />
      <WordsField field={business('address', 'companyAddress')} label="Company address" rows={2} />
      <Pair>
        <GstinField field={business('gstin', 'companyGstin')} label="Company GSTIN" />
        <StateField
          field={business('state', 'companyState')}
          label="Company state"
          none="Choose a state"
          given={stateByGstin(gstin) && stateOf(draft.business)}
        />
      </Pair>
      <More summary="Phone, PAN, UPI and bank details">
        <Pair>
          <WordsField field={business('phone', 'companyPhone')} label="Phone" type="tel" />
          <WordsField field={business('email', 'companyEmail')} label="E-mail" type="email" />
          <WordsField field={business('pan', 'companyPan')} label="PAN" />
          <WordsField
            field={business('vpa', 'vpa', vpa.trim() && !isVpa(vpa) ? 'Enter it as name@bank.' : null)}
            label="UPI ID"
            hint="For a QR code to pay by"
          />
        </Pair>
        <WordsField
          field={business('bank', 'bank')}
          label="Bank details"
          hint="Account number, IFSC code, bank and branch"
          rows={2}
        />
      </More>
      <More summary="Logo and signature">
        <PictureInput field={business('logo', 'logo')} label="Logo" />
        <PictureInput field={business('signature', 'signature')} label="Signature" />
      </More>
    </Section>
  )
}
