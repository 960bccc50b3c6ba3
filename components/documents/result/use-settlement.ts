import { useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { Settlement } from '@/lib/invoicing/tax/payments'

const loadSettlements = () => import('@/lib/invoicing/tax/payments').then(({ settlements }) => settlements)

/** The payments and corrections of an invoice by other documents; null while none is known. */
export function useSettlement(doc: BusinessDocument): Settlement | null {
  const documents = useDeferredValue(useStore(documentStore, (state) => state.documents))
  const isInvoice = doc.kind === 'invoice'
  // Only another document can have paid or corrected this one.
  const { value: settlementsOf } = useLazyImport(loadSettlements, isInvoice && documents.length > 1)
  const all = useMemo(() => settlementsOf?.(documents), [settlementsOf, documents])
  return isInvoice ? (all?.get(doc.id) ?? null) : null
}
