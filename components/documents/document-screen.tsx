'use client'

import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { desk } from '@/components/documents/desk'
import { DocumentAnswer } from '@/components/documents/document-answer'
import { WhenSeen } from '@/components/results/when-seen'
import { DidNotLoad } from '@/components/tool-form/did-not-load'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useLatePart } from '@/components/tool-form/use-late-part'
import type { Draft } from '@/lib/invoicing/draft'

const loadNotices = () => import('@/components/documents/storage-notices')
const loadChecklist = () => import('@/components/documents/checklist')
const loadPaper = () => import('@/components/documents/sheet/paper')
const loadDocuments = () => import('@/components/documents/documents-part')

/** The frame of the three tools: the form, what it comes to, what is missing, the paper, and all documents. */
export function DocumentScreen({ draft, children }: { draft: Draft; children: ReactNode }) {
  const notices = useStore(desk.store, (state) => state.notices)
  const [printsAsked, setPrintsAsked] = useState(0)
  const printed = useRef(0)
  const begun = draft.id !== ''
  const noticesPart = useLatePart(loadNotices, notices.length > 0).part
  const checklist = useLatePart(loadChecklist, begun).part
  const paper = useLatePart(loadPaper, begun || printsAsked > 0)
  // Paper and checklist follow the typing when there is time, so that the keys never wait for them.
  const settled = useDeferredValue(draft)

  const drawn = paper.part !== null
  useEffect(() => {
    if (!drawn || printed.current === printsAsked) return
    printed.current = printsAsked
    print()
  }, [drawn, printsAsked])

  return (
    <>
      {noticesPart && <noticesPart.default notices={notices} />}
      <ToolForm
        onReset={() => desk.open(draft.kind, '')}
        result={
          <>
            <DocumentAnswer draft={draft} onPrint={() => setPrintsAsked((count) => count + 1)} />
            {checklist && <checklist.default draft={settled} />}
          </>
        }
      >
        {children}
      </ToolForm>
      {paper.part && <paper.part.default draft={draft} settled={settled} />}
      {paper.failed && <DidNotLoad className="mt-4" what="The paper" onRetry={paper.retry} />}
      <div className="no-print">
        <WhenSeen
          heading="Your documents"
          load={loadDocuments}
          className="min-h-[20rem]"
          of={{ kind: draft.kind }}
        />
      </div>
    </>
  )
}
