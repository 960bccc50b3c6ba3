import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { useStore } from 'zustand'
import { DocumentResult } from '@/components/documents/document-result'
import { documentStore, persistence } from '@/components/documents/document-store'
import { DocumentsSection } from '@/components/documents/documents-section'
import { PaperSection } from '@/components/documents/paper/paper-section'
import type { FieldMessages } from '@/components/documents/field-messages'
import { fetchLaterParts, useLaterParts } from '@/components/documents/use-later-parts'
import { ToolForm } from '@/components/tool-form/tool-form'
import { type Draft, pageOf } from '@/lib/invoicing/draft'
import '@/components/documents/document-screen.css'

const fetchParts = () => void fetchLaterParts()

interface DocumentScreenProps {
  draft: Draft
  messages: FieldMessages
  /** The fields. */
  children: ReactNode
}

/** The frame of the three tools: form, totals, paper, what is missing, and the list of documents. */
export function DocumentScreen({ draft, messages, children }: DocumentScreenProps) {
  const parts = useLaterParts()
  const notices = useStore(documentStore, (state) => state.notices)
  // Paper and checks follow the typing when there is time, so that keys never wait for them.
  const settled = useDeferredValue(draft)

  useEffect(() => {
    persistence()
  }, [])
  const begun = useStore(documentStore, ({ documents, notices }) => documents.length + notices.length > 0)
  useEffect(() => {
    if (begun) void fetchLaterParts()
  }, [begun])

  return (
    // Not every browser focuses what is tapped.
    <div className="documents" onFocus={fetchParts} onPointerDown={fetchParts}>
      {parts && <parts.ClockNotice />}
      {parts && notices.length > 0 && <parts.StorageNotices notices={notices} />}
      <ToolForm
        onReset={() => documentStore.open(draft.kind, '')}
        result={
          <>
            <DocumentResult draft={draft} messages={messages} />
            {parts && settled.id !== '' && <parts.MissingDetails draft={settled} messages={messages} />}
            <PaperSection draft={draft} settled={settled} />
          </>
        }
      >
        {children}
      </ToolForm>
      <DocumentsSection page={pageOf(draft.kind)} />
    </div>
  )
}
