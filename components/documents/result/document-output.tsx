import { useState } from 'react'
import { DocumentActions } from '@/components/documents/result/document-actions'
import type { Copies } from '@/components/documents/pdf/document-pdf'
import { CopiesField, DownloadPdf } from '@/components/documents/pdf/download-pdf'
import { isPdfPassword } from '@/components/documents/pdf/pdf-password'
import { PdfPasswordField } from '@/components/documents/result/pdf-password-field'
import { TaxQuestion } from '@/components/documents/result/tax-question'
import { documentStore } from '@/components/documents/store/document-store'
import { SendMessage } from '@/components/documents/send/send-message'
import { messageWith } from '@/components/documents/send/send-text'
import { More } from '@/components/documents/controls/section'
import { storeConverted } from '@/components/documents/store/open-document'
import type { TaxAnswer } from '@/lib/invoicing/model/convert-document'
import { type BusinessDocument, type DocumentKind, pageOf } from '@/lib/invoicing/model/document'
import { receiptsIn } from '@/lib/invoicing/rent/rent-receipts'
import { rupeesOnly } from '@/lib/invoicing/model/rupees-in-words'
import { invoiceLacksTax } from '@/lib/invoicing/tax/invoice-lacks-tax'
import type { Settlement } from '@/lib/invoicing/tax/payments'
import { totals } from '@/lib/invoicing/tax/totals'

interface DocumentOutputProps {
  doc: BusinessDocument
  notReady: string | null
  settlement: Settlement | null
}

/** The total in words, and what can be done with the document. */
export function DocumentOutput({ doc, notReady, settlement }: DocumentOutputProps) {
  const result = totals(doc)
  const totalPaise = result ? result.totalPaise * receiptsIn(doc) : 0
  const [copies, setCopies] = useState<Copies>('one')
  const [password, setPassword] = usePasswordFor(doc)
  const [leaving, setLeaving] = useState(false)
  const [asksTax, setAsksTax] = useState(false)
  const disabled = notReady !== null
  const duePaise = settlement?.duePaise ?? result?.balancePaise ?? 0
  const convert = (kind: DocumentKind, tax?: TaxAnswer) => {
    setLeaving(pageOf(kind) !== pageOf(doc.kind))
    storeConverted(doc, kind, result && duePaise, tax)
  }
  return (
    <DocumentActions
      doc={doc}
      notReady={notReady}
      disabled={disabled || leaving}
      inWords={totalPaise > 0 && rupeesOnly(totalPaise)}
      download={
        <DownloadPdf
          key={doc.id}
          doc={doc}
          copies={copies}
          disabled={disabled || !mayLock(password)}
          password={password}
          message={disabled ? undefined : messageWith(doc, duePaise).text}
        />
      }
      copies={<CopiesField value={copies} onChange={setCopies} />}
      onConvert={(kind) => (kind === 'invoice' && invoiceLacksTax(doc) ? setAsksTax(true) : convert(kind))}
    >
      {asksTax && (
        <TaxQuestion
          today={documentStore.start().date}
          onAnswer={(tax) => {
            setAsksTax(false)
            convert('invoice', tax)
          }}
          onCancel={() => setAsksTax(false)}
        />
      )}
      {!disabled && (
        <>
          <More summary="Message for WhatsApp or email">
            <SendMessage key={doc.id} doc={doc} duePaise={duePaise} />
          </More>
          <More summary="Password for the PDF">
            <PdfPasswordField password={password} onChange={setPassword} />
          </More>
        </>
      )}
    </DocumentActions>
  )
}

/** Whether a PDF can be made with it: without a password, or with one that encrypts it. */
const mayLock = (password: string) => password === '' || isPdfPassword(password)

/** The password of a document's PDF, for as long as this document is open; it is not stored. */
function usePasswordFor({ id }: BusinessDocument) {
  const [typed, setTyped] = useState({ id, password: '' })
  const setPassword = (password: string) => setTyped({ id, password })
  return [typed.id === id ? typed.password : '', setPassword] as const
}
