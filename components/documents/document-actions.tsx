'use client'

import { useState } from 'react'
import { documentStore, persistence } from '@/components/documents/document-store'
import { DownloadPdf } from '@/components/documents/pdf/download-pdf'
import { Button } from '@/components/ui/button'
import { invoiceFrom, receiptFrom } from '@/lib/invoicing/convert-document'
import type { Draft } from '@/lib/invoicing/draft'
import type { DraftStart } from '@/lib/invoicing/new-draft'
import { numberFor } from '@/lib/invoicing/new-document'
import { rupeesOnly } from '@/lib/invoicing/rupees-in-words'
import { totals } from '@/lib/invoicing/totals'

interface Conversion {
  label: string
  address: string
  kind: Draft['kind']
  convert(start: DraftStart): Draft
}

/** The next document of a sale, or null: receipts cannot be converted. */
function conversionOf(draft: Draft): Conversion | null {
  switch (draft.kind) {
    case 'quotation':
      return {
        label: 'Turn into an invoice',
        address: '/invoice-generator',
        kind: 'invoice',
        convert: (start) => invoiceFrom(draft, start),
      }
    case 'invoice':
      return {
        label: 'Make the receipt',
        address: '/receipt-generator',
        kind: 'receipt',
        convert: (start) => receiptFrom(draft, start),
      }
    case 'receipt':
      return null
  }
}

/** The total in words, and what can be done with the document. */
export function DocumentActions({ draft, onPrint }: { draft: Draft; onPrint(): void }) {
  const result = totals(draft)
  const conversion = conversionOf(draft)
  const [leaving, setLeaving] = useState(false)
  const isNew = draft.id === ''
  return (
    <>
      <p className="mt-3 text-sm text-soft">
        {result && result.totalPaise > 0 && rupeesOnly(result.totalPaise)}
      </p>
      <div className="no-print mt-3 flex flex-wrap gap-2">
        <DownloadPdf draft={draft} disabled={result === null || isNew} />
        <Button variant="outline" onClick={onPrint}>
          Print
        </Button>
        {conversion && (
          <Button
            variant="outline"
            disabled={leaving || isNew}
            onClick={() => {
              setLeaving(true)
              open(conversion)
            }}
          >
            {conversion.label}
          </Button>
        )}
      </div>
    </>
  )
}

/** Stores the converted document and goes to the page of its kind. */
function open({ kind, address, convert }: Conversion): void {
  const start = documentStore.start()
  const number = numberFor(documentStore.getState(), kind, start.date)
  documentStore.put(convert({ ...start, number }))
  persistence().storage.flush()
  location.assign(address)
}
