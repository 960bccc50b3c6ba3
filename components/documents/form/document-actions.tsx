import { useState } from 'react'
import { kindName } from '@/components/documents/store/document-names'
import { LaterPartsNotice } from '@/components/documents/form/later-parts-notice'
import type { Copies } from '@/components/documents/pdf/document-pdf'
import type { FieldMessages } from '@/components/documents/form/field-messages'
import { useLaterParts } from '@/components/documents/form/use-later-parts'
import { Button } from '@/components/ui/button'
import { type DocumentKind, type BusinessDocument, pageOf } from '@/lib/invoicing/model/document'
import { isEmpty } from '@/lib/invoicing/model/filled-lines'
import type { Settlement } from '@/lib/invoicing/tax/payments'
import { totals } from '@/lib/invoicing/tax/totals'

const INVOICE_FROM = [['invoice', 'Turn into an invoice']] as const

/** The documents that can be made from one of each kind, with their buttons. */
const CONVERSIONS: Partial<Record<DocumentKind, readonly (readonly [DocumentKind, string])[]>> = {
  quotation: [...INVOICE_FROM, ['proforma', 'Proforma invoice']],
  proforma: INVOICE_FROM,
  challan: INVOICE_FROM,
  invoice: [
    ['receipt', 'Make the receipt'],
    ['creditNote', 'Credit note'],
    ['debitNote', 'Debit note'],
    ['challan', 'Delivery challan'],
  ],
}

/** Why the document cannot be printed yet, or null. */
function reasonNotReady(doc: BusinessDocument, { numberUsed }: FieldMessages): string | null {
  if (doc.id === '') return 'Fill in the form first.'
  if (totals(doc) === null) return 'Correct the marked numbers first.'
  if (isEmpty(doc)) return doc.kind === 'receipt' ? 'Enter the amount first.' : 'Add an item first.'
  return numberUsed
    ? `Change the number first: another ${kindName(doc.kind)} of this financial year has it.`
    : null
}

interface DocumentActionsProps {
  doc: BusinessDocument
  messages: FieldMessages
  settlement: Settlement | null
}

/** The total in words, and what can be done with the document. */
export function DocumentActions({ doc, messages, settlement }: DocumentActionsProps) {
  const parts = useLaterParts()
  const totalPaise = totals(doc)?.totalPaise ?? 0
  const [copies, setCopies] = useState<Copies>('one')
  const [leaving, setLeaving] = useState(false)
  const notReady = reasonNotReady(doc, messages)
  const disabled = notReady !== null || parts === null
  return (
    <>
      <p className="mt-3 text-sm text-soft">{parts && totalPaise > 0 && parts.rupeesOnly(totalPaise)}</p>
      <div className="no-print mt-3 flex flex-wrap gap-2">
        {parts ? (
          <parts.DownloadPdf key={doc.id} doc={doc} copies={copies} disabled={disabled} />
        ) : (
          <Button disabled>Download PDF</Button>
        )}
        <Button variant="outline" onClick={() => print()} disabled={disabled}>
          Print
        </Button>
        {CONVERSIONS[doc.kind]?.map(([kind, label]) => (
          <Button
            key={kind}
            variant="outline"
            disabled={leaving || disabled}
            onClick={() => {
              setLeaving(pageOf(kind) !== pageOf(doc.kind))
              parts?.storeConverted(doc, kind, settlement?.duePaise ?? totalPaise)
            }}
          >
            {label}
          </Button>
        ))}
        {doc.kind === 'invoice' && (
          <div className="min-h-[4.25rem] w-full">
            {parts && <parts.CopiesField value={copies} onChange={setCopies} />}
          </div>
        )}
      </div>
      {doc.id !== '' && notReady && <p className="no-print mt-2 text-sm text-soft">{notReady}</p>}
      <LaterPartsNotice what="What prints and saves the document" />
    </>
  )
}
