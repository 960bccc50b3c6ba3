import { useState } from 'react'
import { MoreFields } from '@/components/documents/controls/section'
import type { Copies } from '@/components/documents/pdf/document-pdf'
import { CopiesField } from '@/components/documents/pdf/download-pdf'
import { PdfPasswordField } from '@/components/documents/result/pdf-password-field'
import { TaxRateQuestion } from '@/components/documents/result/tax-question'
import { SendMessage } from '@/components/documents/send/send-message'
import { documentStore } from '@/components/documents/store/document-store'
import { keptDocument, storeConverted } from '@/components/documents/store/open-document'
import { Button } from '@/components/ui/button'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { type DocumentKind, pageOf } from '@/lib/invoicing/document/document-kinds'
import type { TaxChoice } from '@/lib/invoicing/model/convert-document'
import { invoiceLacksTax } from '@/lib/invoicing/tax/invoice-lacks-tax'
import { t } from '@/lib/language/words'

const INVOICE_FROM = [['invoice', t('Turn into an invoice')]] as const

const REFUND = [['receipt', t('Refund voucher')]] as const

/** The documents that can be made from one of each kind, with their buttons. */
const CONVERSIONS: Partial<Record<DocumentKind, readonly (readonly [DocumentKind, string])[]>> = {
  quotation: [...INVOICE_FROM, ['proforma', t('Proforma invoice')]],
  proforma: INVOICE_FROM,
  challan: INVOICE_FROM,
  selfInvoice: [['paymentVoucher', t('Payment voucher')]],
  cashMemo: [
    ['creditNote', t('Credit note')],
    ['debitNote', t('Debit note')],
  ],
  invoice: [
    ['receipt', t('Make the receipt')],
    ['creditNote', t('Credit note')],
    ['debitNote', t('Debit note')],
    ['challan', t('Delivery challan')],
  ],
}

interface MoreActsProps {
  doc: BusinessDocument
  isReady: boolean
  /** The amount still to be paid; null while it is not known. */
  duePaise: number | null
  copies: Copies
  onCopies(copies: Copies): void
  password: string
  onPassword(password: string): void
}

/** The less frequent actions on a document. */
export function MoreActs({ doc, isReady, duePaise, copies, onCopies, password, onPassword }: MoreActsProps) {
  const [leaving, setLeaving] = useState(false)
  const [asksTax, setAsksTax] = useState(false)
  const convert = (kind: DocumentKind, tax?: TaxChoice) => {
    setLeaving(pageOf(kind) !== pageOf(doc.kind))
    storeConverted(keptDocument(doc), kind, duePaise, tax)
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          onClick={() => {
            keptDocument(doc)
            print()
          }}
          disabled={!isReady}
        >
          {t('Print')}
        </Button>
        <ConversionButtons
          doc={doc}
          disabled={!isReady || leaving}
          onConvert={(kind) =>
            kind === 'invoice' && invoiceLacksTax(doc) ? setAsksTax(true) : convert(kind)
          }
        />
        {doc.kind === 'invoice' && <CopiesField value={copies} onChange={onCopies} />}
      </div>
      {asksTax && (
        <TaxRateQuestion
          today={documentStore.start().date}
          onAnswer={(tax) => {
            setAsksTax(false)
            convert('invoice', tax)
          }}
          onCancel={() => setAsksTax(false)}
        />
      )}
      {isReady && duePaise !== null && doc.id !== '' && (
        <>
          <MoreFields summary={t('Message for WhatsApp or email')}>
            <SendMessage key={doc.id} doc={doc} duePaise={duePaise} />
          </MoreFields>
          <MoreFields summary={t('Password for the PDF')}>
            <PdfPasswordField password={password} onChange={onPassword} />
          </MoreFields>
        </>
      )}
    </>
  )
}

interface ConversionButtonsProps {
  doc: BusinessDocument
  disabled: boolean
  onConvert(kind: DocumentKind): void
}

const conversionsOf = (doc: BusinessDocument) =>
  doc.kind === 'receipt' && doc.type === 'advance' ? REFUND : CONVERSIONS[doc.kind]

const ConversionButtons = ({ doc, disabled, onConvert }: ConversionButtonsProps) =>
  conversionsOf(doc)?.map(([kind, label]) => (
    <Button key={kind} variant="outline" disabled={disabled} onClick={() => onConvert(kind)}>
      {label}
    </Button>
  ))
