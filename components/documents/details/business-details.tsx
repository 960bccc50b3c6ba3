import { addPictures } from '@/lib/invoicing/storage/storage-acts'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import { FieldPair } from '@/components/documents/controls/section'
import { changeBusiness, bindDocumentFields } from '@/components/documents/store/use-document'
import { TextField } from '@/components/fields/text-field'
import { PictureField } from '@/components/fields/picture-field'
import { Button } from '@/components/ui/button'
import { readPan } from '@/lib/identity/pan'
import { isVpa } from '@/lib/upi/upi-link'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { pictureOf } from '@/lib/invoicing/storage/stored-pictures'
import { t } from '@/lib/language/words'

/** How the business is reached and paid. */
export function BusinessContacts({ doc }: { doc: BusinessDocument }) {
  const { business } = bindDocumentFields(doc)
  const { vpa, pan } = doc.business
  const notVpa = vpa.trim() !== '' && !isVpa(vpa)
  const notPan = pan.trim() !== '' && readPan(pan).kind !== 'valid'
  return (
    <>
      <FieldPair>
        <TextField
          field={business('phone', 'companyPhone')}
          label={t('Phone')}
          type="tel"
          autoComplete="tel"
        />
        <TextField
          field={business('email', 'companyEmail')}
          label={t('Email')}
          type="email"
          autoComplete="email"
        />
        <TextField
          field={business('pan', 'companyPan', notPan ? t('Enter it as AAAPL1234C.') : null)}
          label="PAN"
        />
        <TextField
          field={business('vpa', 'vpa', notVpa ? t('Enter it as name@bank.') : null)}
          label={t('UPI ID')}
          hint={t(doc.kind === 'invoice' ? 'For a payment QR code' : 'For the payment QR code on invoices')}
        />
      </FieldPair>
      <TextField
        field={business('bank', 'bank')}
        label={t('Bank details')}
        hint={t('Account number, IFSC code, bank and branch')}
        lines={2}
      />
    </>
  )
}

export function BusinessPictures({ doc }: { doc: BusinessDocument }) {
  return (
    <>
      <BusinessPicture doc={doc} picture="logo" label={t('Logo')} />
      <BusinessPicture doc={doc} picture="signature" label={t('Signature')} />
    </>
  )
}

/** On paper a logo is 34 mm wide; this is about 450 dpi. */
const LONGEST_PX = 600

function BusinessPicture({
  doc,
  picture,
  label,
}: {
  doc: BusinessDocument
  picture: 'logo' | 'signature'
  label: string
}) {
  const pictures = useStore(documentStore, (state) => state.pictures)
  const id = doc.business[picture]
  const save = (address: string) => {
    const stored = address === '' ? '' : documentStore.newId()
    if (stored) addPictures(documentStore, { [stored]: address })
    changeBusiness(doc.kind, { [picture]: stored })
  }
  return (
    <PictureField
      name={picture}
      label={label}
      picture={pictureOf(pictures, id) ?? ''}
      onPicture={save}
      notAnImage={t('Upload Error: Please select a valid image file.')}
      longestPx={LONGEST_PX}
    />
  )
}

/** Asks once, when the business has a name, whether to use it again. */
export function RememberQuestion() {
  return (
    <div role="group" aria-labelledby="remember-question" className="mb-3 rounded-lg bg-sunken p-3">
      <p id="remember-question">
        {t('Fill in your business, clients and items for you next time? They stay in this browser.')}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => documentStore.changeSettings({ remember: 'yes' })}>
          {t('Yes, remember')}
        </Button>
        <Button variant="quiet" onClick={() => documentStore.changeSettings({ remember: 'no' })}>
          {t('No')}
        </Button>
      </div>
    </div>
  )
}
