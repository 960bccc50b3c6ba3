import { useMemo } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import type { FieldMessages } from '@/components/documents/form/field-messages'
import { useLaterParts } from '@/components/documents/form/use-later-parts'
import { useToday } from '@/components/hooks/use-today'
import type { BusinessDocument } from '@/lib/invoicing/model/document'
import { numbersOf } from '@/lib/invoicing/rent/rent-receipts'

const NO_MESSAGES: FieldMessages = { lines: new Map(), numberUsed: false }

/** The messages of a document's fields, checked against the other documents and the settings. */
export function useFieldMessages(doc: BusinessDocument): FieldMessages {
  const parts = useLaterParts()
  const today = useToday()
  const documents = useStore(documentStore, (state) => state.documents)
  const turnover = useStore(documentStore, (state) => state.settings.turnover)
  return useMemo(() => {
    const others = documents.filter(({ id, kind }) => kind === doc.kind && id !== doc.id)
    const context = { others: others.flatMap(numbersOf), today, turnover }
    return parts?.fieldMessages(doc, context) ?? NO_MESSAGES
  }, [parts, doc, documents, today, turnover])
}
