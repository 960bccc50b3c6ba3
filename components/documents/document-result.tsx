'use client'

import { DocumentActions } from '@/components/documents/document-actions'
import { totalRows } from '@/components/documents/total-rows'
import { ResultPanel } from '@/components/results/result-panel'
import type { Draft } from '@/lib/invoicing/draft'
import { totals } from '@/lib/invoicing/totals'

/** The totals of the document, and what can be done with it. */
export function DocumentResult({ draft, onPrint }: { draft: Draft; onPrint(): void }) {
  const result = totals(draft)
  return (
    <ResultPanel
      rows={result && totalRows(draft, result)}
      placeholder="Correct the marked numbers to see the total."
    >
      <DocumentActions draft={draft} onPrint={onPrint} />
    </ResultPanel>
  )
}
