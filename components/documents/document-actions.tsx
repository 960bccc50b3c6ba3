'use client'

import { useState } from 'react'
import { KIND_NAMES } from '@/components/documents/document-names'
import { documentStore, persistence } from '@/components/documents/document-store'
import { openAtTop } from '@/components/documents/open-at-top'
import { DownloadPdf } from '@/components/documents/pdf/download-pdf'
import { Button } from '@/components/ui/button'
import {
  challanFrom,
  invoiceFrom,
  noteFrom,
  proformaFrom,
  receiptFrom,
} from '@/lib/invoicing/convert-document'
import { type DocumentKind, type DocumentPage, type Draft, pageOf } from '@/lib/invoicing/draft'
import type { FieldProblems } from '@/lib/invoicing/field-problems'
import { isEmpty } from '@/lib/invoicing/filled-lines'
import type { DraftStart } from '@/lib/invoicing/new-draft'
import { numberFor } from '@/lib/invoicing/new-document'
import type { Settlement } from '@/lib/invoicing/payments'
import { rupeesOnly } from '@/lib/invoicing/rupees-in-words'
import { totals } from '@/lib/invoicing/totals'

interface Conversion {
  label: string
  kind: DocumentKind
  convert(start: DraftStart): Draft
}

/** The documents that can be made from this one. */
function conversionsOf(draft: Draft, duePaise: number | null): Conversion[] {
  switch (draft.kind) {
    case 'quotation':
      return [
        { label: 'Turn into an invoice', kind: 'invoice', convert: (start) => invoiceFrom(draft, start) },
        { label: 'Proforma invoice', kind: 'proforma', convert: (start) => proformaFrom(draft, start) },
      ]
    case 'proforma':
    case 'challan':
      return [
        { label: 'Turn into an invoice', kind: 'invoice', convert: (start) => invoiceFrom(draft, start) },
      ]
    case 'invoice':
      return [
        {
          label: 'Make the receipt',
          kind: 'receipt',
          convert: (start) => receiptFrom(draft, duePaise, start),
        },
        {
          label: 'Credit note',
          kind: 'creditNote',
          convert: (start) => noteFrom('creditNote', draft, start),
        },
        { label: 'Debit note', kind: 'debitNote', convert: (start) => noteFrom('debitNote', draft, start) },
        { label: 'Delivery challan', kind: 'challan', convert: (start) => challanFrom(draft, start) },
      ]
    default:
      return []
  }
}

/** Why the document cannot be printed yet, or null. */
function reasonNotReady(draft: Draft, problems: FieldProblems): string | null {
  if (totals(draft) === null) return 'Correct the marked numbers first.'
  if (isEmpty(draft)) return draft.kind === 'receipt' ? 'Enter the amount first.' : 'Add an item first.'
  return problems.number?.kind === 'numberUsed'
    ? `Change the number first: another ${KIND_NAMES[draft.kind]} of this financial year has it.`
    : null
}

interface DocumentActionsProps {
  draft: Draft
  problems: FieldProblems
  settlement: Settlement | null
}

/** The total in words, and what can be done with the document. */
export function DocumentActions({ draft, problems, settlement }: DocumentActionsProps) {
  const result = totals(draft)
  const [leaving, setLeaving] = useState(false)
  const notReady = draft.id === '' ? 'Fill in the form first.' : reasonNotReady(draft, problems)
  const duePaise = settlement ? settlement.duePaise : (result?.totalPaise ?? null)
  const blocked = notReady !== null
  return (
    <>
      <p className="mt-3 text-sm text-soft">
        {result && result.totalPaise > 0 && rupeesOnly(result.totalPaise)}
      </p>
      <div className="no-print mt-3 flex flex-wrap gap-2">
        <DownloadPdf draft={draft} disabled={blocked} />
        <Button variant="outline" onClick={() => print()} disabled={blocked}>
          Print
        </Button>
        {conversionsOf(draft, duePaise).map((conversion) => (
          <Button
            key={conversion.kind}
            variant="outline"
            disabled={leaving || blocked}
            onClick={() => {
              const isHere = pageOf(conversion.kind) === pageOf(draft.kind)
              setLeaving(!isHere)
              create(conversion, isHere)
            }}
          >
            {conversion.label}
          </Button>
        ))}
      </div>
      {draft.id !== '' && notReady && <p className="no-print mt-2 text-sm text-soft">{notReady}</p>}
    </>
  )
}

const PAGE_ADDRESSES: Record<DocumentPage, string> = {
  quotation: '/quotation-generator',
  invoice: '/invoice-generator',
  receipt: '/receipt-generator',
}

/** Stores the converted document and opens it, on the page of its kind. */
function create({ kind, convert }: Conversion, isHere: boolean): void {
  const start = documentStore.start()
  const converted = convert({ ...start, number: numberFor(documentStore.getState(), kind, start.date) })
  documentStore.put(converted)
  persistence().storage.flush()
  if (isHere) openAtTop(kind, converted.id)
  else location.assign(PAGE_ADDRESSES[pageOf(kind)])
}
