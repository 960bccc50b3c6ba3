'use client'

import { useState } from 'react'
import { desk } from '@/components/documents/desk'
import { keptDesk } from '@/components/documents/kept-desk'
import { DownloadPdf } from '@/components/documents/pdf/download-pdf'
import { Button } from '@/components/ui/button'
import type { Draft } from '@/lib/invoicing/draft'
import { numberFor } from '@/lib/invoicing/fresh-draft'
import { totals } from '@/lib/invoicing/totals'
import { NEXT_KIND, turnedInto } from '@/lib/invoicing/turn-into'
import { rupeesOnly } from '@/lib/invoicing/words-on-paper'

const NEXT = {
  quotation: { says: 'Turn into an invoice', address: '/invoice-generator' },
  invoice: { says: 'Make the receipt', address: '/receipt-generator' },
  receipt: null,
}

/** The total in words, and what can be done with the document. */
export default function AnswerActions({ draft, onPrint }: { draft: Draft; onPrint(): void }) {
  const result = totals(draft)
  const next = NEXT[draft.kind]
  const [going, setGoing] = useState(false)
  const isFresh = draft.id === ''
  return (
    <>
      <p className="mt-3 text-sm text-soft">
        {result && result.totalPaise > 0 && rupeesOnly(result.totalPaise)}
      </p>
      <div className="no-print mt-3 flex flex-wrap gap-2">
        <DownloadPdf draft={draft} disabled={result === null || isFresh} />
        <Button variant="outline" onClick={onPrint}>
          Print
        </Button>
        {next && (
          <Button
            variant="outline"
            disabled={going || isFresh}
            onClick={() => {
              setGoing(true)
              turnInto(draft)
              location.assign(next.address)
            }}
          >
            {next.says}
          </Button>
        )}
      </div>
    </>
  )
}

/** Puts the next document of the chain on the desk of its own page, with this one's data. */
function turnInto(draft: Draft): void {
  const kind = NEXT_KIND[draft.kind]
  if (!kind) throw new RangeError('A receipt is turned into nothing')
  const beginning = desk.beginning()
  const number = numberFor(desk.store.getState(), kind, beginning.date)
  desk.put(turnedInto(draft, { ...beginning, number }))
  keptDesk.storage.flush()
}
