'use client'

import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { useStore } from 'zustand'
import { ClockNotice } from '@/components/documents/clock-notice'
import { DocumentList } from '@/components/documents/document-list'
import { DocumentResult } from '@/components/documents/document-result'
import { documentStore, persistence } from '@/components/documents/document-store'
import { MissingDetails } from '@/components/documents/missing-details'
import { PaperSection } from '@/components/documents/paper/paper-section'
import { StorageNotices } from '@/components/documents/storage-notices'
import { ToolForm } from '@/components/tool-form/tool-form'
import { type Draft, pageOf } from '@/lib/invoicing/draft'
import type { FieldProblems } from '@/lib/invoicing/field-problems'
import '@/components/documents/document-screen.css'

interface DocumentScreenProps {
  draft: Draft
  problems: FieldProblems
  /** The fields. */
  children: ReactNode
}

/** The frame of the three tools: form, totals, paper, what is missing, and the list of documents. */
export function DocumentScreen({ draft, problems, children }: DocumentScreenProps) {
  const notices = useStore(documentStore, (state) => state.notices)
  // Paper and checks follow the typing when there is time, so that keys never wait for them.
  const settled = useDeferredValue(draft)

  useEffect(() => {
    persistence()
  }, [])

  return (
    <div className="documents">
      <ClockNotice />
      {notices.length > 0 && <StorageNotices notices={notices} />}
      <ToolForm
        onReset={() => documentStore.open(draft.kind, '')}
        result={
          <>
            <DocumentResult draft={draft} problems={problems} />
            {draft.id !== '' && <MissingDetails draft={settled} problems={problems} />}
            <PaperSection draft={draft} settled={settled} />
          </>
        }
      >
        {children}
      </ToolForm>
      <DocumentList page={pageOf(draft.kind)} />
    </div>
  )
}
