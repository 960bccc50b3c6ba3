import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import { DocumentActions } from '@/components/documents/document-actions'
import { documentStore } from '@/components/documents/document-store'
import type { FieldMessages } from '@/components/documents/field-messages'
import { useLaterParts } from '@/components/documents/use-later-parts'
import { taxRows, totalRows } from '@/components/documents/total-rows'
import { ResultPanel } from '@/components/results/result-panel'
import { figureValue } from '@/components/results/figure'
import type { Draft } from '@/lib/invoicing/draft'
import type { Settlement } from '@/lib/invoicing/payments'
import { type Totals, totals } from '@/lib/invoicing/totals'

/** The totals of the document, what was paid on it, and what can be done with it. */
export function DocumentResult({ draft, messages }: { draft: Draft; messages: FieldMessages }) {
  const result = totals(draft)
  const settlement = useSettlement(draft)
  return (
    <ResultPanel
      rows={result && totalRows(draft, result, settlement)}
      placeholder="Correct the marked numbers to see the total."
    >
      {result && <HiddenTaxes draft={draft} result={result} />}
      <DocumentActions draft={draft} messages={messages} settlement={settlement} />
    </ResultPanel>
  )
}

function useSettlement(draft: Draft): Settlement | null {
  const parts = useLaterParts()
  const documents = useDeferredValue(useStore(documentStore, (state) => state.documents))
  const all = useMemo(() => parts?.settlements(documents), [parts, documents])
  return draft.kind === 'invoice' ? (all?.get(draft.id) ?? null) : null
}

/** Taxes that cannot apply are not shown; programs still find them by name, as zero. */
function HiddenTaxes({ draft, result }: { draft: Draft; result: Totals }) {
  return taxRows(draft, result)
    .filter(({ shown }) => !shown)
    .map((row) => (
      <output key={row.name} name={row.name} data-value={figureValue(row)} hidden>
        ₹0.00
      </output>
    ))
}
