import { inForce } from '@/lib/rules/in-force'
import { eInvoiceTurnoverAbove } from '@/lib/rules/gst/invoice-fields'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { Copies } from '@/components/documents/pdf/document-pdf'
import { CopiesField, DownloadPdf } from '@/components/documents/pdf/download-pdf'
import { isPdfPassword } from '@/components/documents/pdf/pdf-password'
import { PdfPasswordField } from '@/components/documents/result/pdf-password-field'
import { TaxQuestion } from '@/components/documents/result/tax-question'
import { documentStore } from '@/components/documents/store/document-store'
import { SendMessage } from '@/components/documents/send/send-message'
import { messageWith } from '@/components/documents/send/send-text'
import { Button } from '@/components/ui/button'
import { MoreFields } from '@/components/documents/controls/section'
import { keptDocument, storeConverted } from '@/components/documents/store/open-document'
import type { TaxAnswer } from '@/lib/invoicing/model/convert-document'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { type DocumentKind, pageOf } from '@/lib/invoicing/document/document-kinds'
import { foreignInWords } from '@/lib/invoicing/model/foreign-in-words'
import { isEmpty } from '@/lib/invoicing/model/filled-lines'
import { receiptsIn } from '@/lib/invoicing/rent/rent-receipts'
import { totalInWords } from '@/components/documents/controls/total-in-words'
import { lacksIrn } from '@/lib/invoicing/tax/e-invoice'
import { invoiceLacksTax } from '@/lib/invoicing/tax/invoice-lacks-tax'
import type { Settlement } from '@/lib/invoicing/tax/payments'
import { type Totals, totals } from '@/lib/invoicing/tax/totals'
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

interface DocumentOutputProps {
  doc: BusinessDocument
  notReady: string | null
  settlement: Settlement | null
}

/** The total in words, and the document's actions. */
export function DocumentOutput({ doc, notReady, settlement }: DocumentOutputProps) {
  const result = totals(doc)
  const [copies, setCopies] = useState<Copies>('one')
  const [password, setPassword] = usePasswordFor(doc)
  const [leaving, setLeaving] = useState(false)
  const [asksTax, setAsksTax] = useState(false)
  const disabled = notReady !== null
  const duePaise = stillDue(settlement, result)
  const convert = (kind: DocumentKind, tax?: TaxAnswer) => {
    setLeaving(pageOf(kind) !== pageOf(doc.kind))
    storeConverted(keptDocument(doc), kind, result && duePaise, tax)
  }
  return (
    <>
      <p className="mt-3 text-sm text-soft">{result && wordsOf(doc, result)}</p>
      <WithoutIrn doc={doc} />
      <div className="no-print mt-3 flex flex-wrap gap-2">
        <DownloadPdf
          doc={doc}
          copies={copies}
          disabled={disabled || !mayLock(password)}
          password={password}
          message={disabled ? undefined : messageOf(doc, duePaise)}
        />
        <Button
          variant="outline"
          onClick={() => {
            keptDocument(doc)
            print()
          }}
          disabled={disabled}
        >
          {t('Print')}
        </Button>
        <ConversionButtons
          doc={doc}
          disabled={disabled || leaving}
          onConvert={(kind) =>
            kind === 'invoice' && invoiceLacksTax(doc) ? setAsksTax(true) : convert(kind)
          }
        />
        {doc.kind === 'invoice' && <CopiesField value={copies} onChange={setCopies} />}
      </div>
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
      {!disabled && duePaise !== null && doc.id !== '' && (
        <MoreWays doc={doc} duePaise={duePaise} password={password} onPassword={setPassword} />
      )}
      <NotReady doc={doc} reason={notReady} />
    </>
  )
}

/** Before anything is sent: without an IRN it may be no invoice at all. */
function WithoutIrn({ doc }: { doc: BusinessDocument }) {
  const turnover = useStore(documentStore, ({ settings }) => settings.turnover)
  if (!lacksIrn(doc, turnover)) return null
  return (
    <p role="note" className="no-print mt-3 rounded-lg bg-bad-soft p-3">
      {t(
        'Above ₹{0} crore of turnover this document needs an IRN. Without one it is no invoice: Rule 48(5) of the CGST Rules. Register it on a portal and paste the IRN under “E-invoice”, or print the declaration there if you are exempt.',
        inForce(eInvoiceTurnoverAbove).value / 1_00_00_000,
      )}
    </p>
  )
}

/** Why the actions are disabled; nothing for a document that is not begun. */
function NotReady({ doc, reason }: { doc: BusinessDocument; reason: string | null }) {
  if (reason === null || (doc.id === '' && isEmpty(doc))) return null
  return <p className="no-print mt-2 text-sm text-soft">{reason}</p>
}

/** What is sent with the PDF; nothing where what is due is not known. */
const messageOf = (doc: BusinessDocument, duePaise: number | null) =>
  duePaise === null ? undefined : messageWith(doc, duePaise).text

/** In paise: after payments and notes where other documents are known, else the balance of the document itself. */
const stillDue = (settlement: Settlement | null, result: Totals | null): number | null =>
  settlement ? settlement.duePaise : result && result.balancePaise

function wordsOf(doc: BusinessDocument, { totalPaise, foreign }: Totals): string | null {
  const paise = totalPaise * receiptsIn(doc)
  if (paise <= 0) return null
  const rupees = totalInWords(paise)
  return foreign ? `${foreignInWords(foreign.currency, foreign.totalPaise)} / ${rupees}` : rupees
}

interface MoreWaysProps {
  doc: BusinessDocument
  duePaise: number
  password: string
  onPassword(password: string): void
}

/** The less frequent actions on a finished document. */
function MoreWays({ doc, duePaise, password, onPassword }: MoreWaysProps) {
  return (
    <>
      <MoreFields summary={t('Message for WhatsApp or email')}>
        <SendMessage key={doc.id} doc={doc} duePaise={duePaise} />
      </MoreFields>
      <MoreFields summary={t('Password for the PDF')}>
        <PdfPasswordField password={password} onChange={onPassword} />
      </MoreFields>
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

/** True if a PDF can be made with it: without a password, or with one that encrypts it. */
const mayLock = (password: string) => password === '' || isPdfPassword(password)

/** The password of a document's PDF, for as long as this document is open; it is not stored. */
function usePasswordFor({ id }: BusinessDocument) {
  const [typed, setTyped] = useState({ id, password: '' })
  const setPassword = (password: string) => setTyped({ id, password })
  return [typed.id === id ? typed.password : '', setPassword] as const
}
