'use client'

import { desk } from '@/components/documents/desk'
import { keptDesk } from '@/components/documents/kept-desk'
import { More, Pair } from '@/components/documents/section'
import { useEngine } from '@/components/documents/use-engine'
import { changeBusiness, fieldsOf } from '@/components/documents/use-document'
import { WordsField } from '@/components/documents/words-field'
import { PictureField } from '@/components/fields/picture-field'
import { useStore } from 'zustand'
import { readPan } from '@/lib/identity/pan'
import type { Draft } from '@/lib/invoicing/draft'

/** What a business has besides name, address and GSTIN. */
export default function BusinessMore({ draft }: { draft: Draft }) {
  const engine = useEngine()
  const { business } = fieldsOf(draft)
  const { vpa, pan } = draft.business
  const unread = engine !== null && vpa.trim() !== '' && !engine.isVpa(vpa)
  const notPan = pan.trim() !== '' && readPan(pan).kind !== 'valid'
  return (
    <>
      <More summary="Phone, PAN, UPI and bank details">
        <Pair>
          <WordsField field={business('phone', 'companyPhone')} label="Phone" type="tel" />
          <WordsField field={business('email', 'companyEmail')} label="Email" type="email" />
          <WordsField
            field={business('pan', 'companyPan', notPan ? 'Enter it as AAAPL1234C.' : null)}
            label="PAN"
          />
          <WordsField
            field={business('vpa', 'vpa', unread ? 'Enter it as name@bank.' : null)}
            label="UPI ID"
            hint={draft.kind === 'invoice' ? 'For a QR code to pay by' : 'For the QR code on invoices'}
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
        <BusinessPicture draft={draft} of="logo" label="Logo" />
        <BusinessPicture draft={draft} of="signature" label="Signature" />
      </More>
    </>
  )
}

/** On paper a logo is 34 mm wide; this is some 450 dots an inch. */
const LONGEST_PX = 600

function BusinessPicture({ draft, of, label }: { draft: Draft; of: 'logo' | 'signature'; label: string }) {
  const pictures = useStore(desk.store, (state) => state.pictures)
  const id = draft.business[of]
  const keep = (picture: string) => {
    const kept = picture === '' ? '' : desk.newId()
    if (kept) keptDesk.addPictures({ [kept]: picture })
    changeBusiness(draft.kind, { [of]: kept })
  }
  return (
    <PictureField
      name={of}
      label={label}
      picture={id in pictures ? pictures[id]! : ''}
      onPicture={keep}
      notAnImage="Upload Error: Please select a valid image file."
      longestPx={LONGEST_PX}
    />
  )
}
