'use client'

import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { useStore } from 'zustand'
import { DocumentList } from '@/components/documents/document-list'
import { DocumentResult } from '@/components/documents/document-result'
import { documentStore, persistence } from '@/components/documents/document-store'
import { MissingDetails } from '@/components/documents/missing-details'
import { PaperSection } from '@/components/documents/paper/paper-section'
import { StorageNotices } from '@/components/documents/storage-notices'
import { ToolForm } from '@/components/tool-form/tool-form'
import type { Draft } from '@/lib/invoicing/draft'

/** The frame of the three tools: the form, the totals, what is missing, the paper, and the list of documents. */
export function DocumentScreen({ draft, children }: { draft: Draft; children: ReactNode }) {
  const notices = useStore(documentStore, (state) => state.notices)
  // Paper and checks follow the typing when there is time, so that keys never wait for them.
  const settled = useDeferredValue(draft)
  const isNew = draft.id === ''

  useEffect(() => {
    persistence()
  }, [])

  return (
    <>
      {notices.length > 0 && <StorageNotices notices={notices} />}
      <ToolForm
        onReset={() => documentStore.open(draft.kind, '')}
        result={
          <>
            <DocumentResult draft={draft} onPrint={() => print()} />
            {!isNew && <MissingDetails draft={settled} />}
          </>
        }
      >
        {children}
      </ToolForm>
      {!isNew && <PaperSection draft={draft} settled={settled} />}
      <DocumentList kind={draft.kind} />
    </>
  )
}
