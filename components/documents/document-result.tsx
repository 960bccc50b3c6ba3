'use client'

import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import { DocumentActions } from '@/components/documents/document-actions'
import { documentStore } from '@/components/documents/document-store'
import { taxRows, totalRows } from '@/components/documents/total-rows'
import { ResultPanel } from '@/components/results/result-panel'
import type { Draft } from '@/lib/invoicing/draft'
import type { FieldProblems } from '@/lib/invoicing/field-problems'
import { type Settlement, settlements } from '@/lib/invoicing/payments'
import { type Totals, totals } from '@/lib/invoicing/totals'

/** The totals of the document, what was paid on it, and what can be done with it. */
export function DocumentResult({ draft, problems }: { draft: Draft; problems: FieldProblems }) {
  const result = totals(draft)
  const settlement = useSettlement(draft)
  return (
    <ResultPanel
      rows={result && totalRows(draft, result, settlement)}
      placeholder="Correct the marked numbers to see the total."
    >
      {result && <HiddenTaxes draft={draft} result={result} />}
      <DocumentActions draft={draft} problems={problems} settlement={settlement} />
    </ResultPanel>
  )
}

function useSettlement(draft: Draft): Settlement | null {
  const documents = useDeferredValue(useStore(documentStore, (state) => state.documents))
  const all = useMemo(() => settlements(documents), [documents])
  return draft.kind === 'invoice' ? (all.get(draft.id) ?? null) : null
}

/** Taxes that cannot apply are not shown; programs still find them by name, as zero. */
function HiddenTaxes({ draft, result }: { draft: Draft; result: Totals }) {
  return taxRows(draft, result)
    .filter(({ shown }) => !shown)
    .map(({ name, value }) => (
      <output key={name} name={name} data-value={value} hidden>
        ₹0.00
      </output>
    ))
}
