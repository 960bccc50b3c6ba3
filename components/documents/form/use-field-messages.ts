import { useMemo } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import type { FieldMessages } from '@/components/documents/controls/field-messages'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { useToday } from '@/components/hooks/use-today'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { isSamePerson } from '@/lib/invoicing/model/same-person'
import { numbersTaken } from '@/lib/invoicing/rent/rent-receipts'

const loadChecks = () =>
  import('@/components/documents/controls/field-messages').then(({ fieldMessages }) => fieldMessages)
const NO_MESSAGES: FieldMessages = { lines: new Map(), numberUsed: false }

/** The messages of a document's fields, checked against the other documents and the settings. */
export function useFieldMessages(doc: BusinessDocument): FieldMessages {
  // A form in which nothing was entered has nothing to correct.
  const { value: messagesOf } = useLazyImport(loadChecks, doc.id !== '')
  const today = useToday()
  const documents = useStore(documentStore, (state) => state.documents)
  const turnover = useStore(documentStore, (state) => state.settings.turnover)
  return useMemo(() => {
    const others = documents.filter(
      (other) => other.kind === doc.kind && other.id !== doc.id && isSamePerson(other.business, doc.business),
    )
    const context = { others: others.flatMap(numbersTaken), today, turnover }
    return messagesOf?.(doc, context) ?? NO_MESSAGES
  }, [messagesOf, doc, documents, today, turnover])
}
