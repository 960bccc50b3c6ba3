import type { ReactNode } from 'react'
import { kindName } from '@/components/documents/store/document-names'
import type { FieldMessages } from '@/components/documents/controls/field-messages'
import { Button } from '@/components/ui/button'
import type { DocumentKind, BusinessDocument } from '@/lib/invoicing/model/document'
import { headsInDoubt } from '@/lib/invoicing/tax/heads-in-doubt'
import { totals } from '@/lib/invoicing/tax/totals'

const INVOICE_FROM = [['invoice', 'Turn into an invoice']] as const

/** The documents that can be made from one of each kind, with their buttons. */
const CONVERSIONS: Partial<Record<DocumentKind, readonly (readonly [DocumentKind, string])[]>> = {
  quotation: [...INVOICE_FROM, ['proforma', 'Proforma invoice']],
  proforma: INVOICE_FROM,
  challan: INVOICE_FROM,
  cashMemo: [
    ['creditNote', 'Credit note'],
    ['debitNote', 'Debit note'],
  ],
  invoice: [
    ['receipt', 'Make the receipt'],
    ['creditNote', 'Credit note'],
    ['debitNote', 'Debit note'],
    ['challan', 'Delivery challan'],
  ],
}

/** Why the document cannot be printed yet, or null. */
export function reasonNotReady(doc: BusinessDocument, { numberUsed }: FieldMessages): string | null {
  if (doc.id === '') return 'Fill in the form first.'
  if (totals(doc) === null) return 'Correct the marked numbers first.'
  if (headsInDoubt(doc)) return 'Correct the GSTIN that has a mistake first, or choose the state.'
  return numberUsed
    ? `Change the number first: another ${kindName(doc.kind)} this financial year has it.`
    : null
}

interface DocumentActionsProps {
  doc: BusinessDocument
  notReady: string | null
  disabled: boolean
  inWords?: ReactNode
  download: ReactNode
  copies?: ReactNode
  onConvert?(kind: DocumentKind): void
  /** What is asked before a document is converted. */
  children?: ReactNode
}

/** The place of the total in words, and the buttons of what can be done with the document, in the order of both loads. */
export function DocumentActions(props: DocumentActionsProps) {
  const { doc, notReady, disabled, inWords, download, copies, onConvert, children } = props
  return (
    <>
      <p className="mt-3 text-sm text-soft">{inWords}</p>
      <div className="no-print mt-3 flex flex-wrap gap-2">
        {download}
        <Button variant="outline" onClick={() => print()} disabled={disabled}>
          Print
        </Button>
        {CONVERSIONS[doc.kind]?.map(([kind, label]) => (
          <Button key={kind} variant="outline" disabled={disabled} onClick={() => onConvert?.(kind)}>
            {label}
          </Button>
        ))}
        {doc.kind === 'invoice' && <div className="min-h-[4.25rem] w-full">{copies}</div>}
      </div>
      {children}
      {doc.id !== '' && notReady && <p className="no-print mt-2 text-sm text-soft">{notReady}</p>}
    </>
  )
}
