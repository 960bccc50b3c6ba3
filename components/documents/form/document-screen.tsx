import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { DocumentResult } from '@/components/documents/form/document-result'
import { documentStore, persistence } from '@/components/documents/store/document-store'
import type { FieldMessages } from '@/components/documents/form/field-messages'
import { LaterPartsNotice } from '@/components/documents/form/later-parts-notice'
import { fetchLaterParts, useLaterParts } from '@/components/documents/form/use-later-parts'
import { ToolForm } from '@/components/tool-form/tool-form'
import { type DocumentPage, type BusinessDocument, pageOf } from '@/lib/invoicing/model/document'
import '@/components/documents/form/document-screen.css'
import '@/components/documents/paper/paper-section.css'

const fetchParts = () => void fetchLaterParts()

interface DocumentScreenProps {
  doc: BusinessDocument
  messages: FieldMessages
  /** The fields. */
  children: ReactNode
}

/** The frame of the three tools: form, totals, paper, what is missing, and the list of documents. */
export function DocumentScreen({ doc, messages, children }: DocumentScreenProps) {
  const parts = useLaterParts()
  // Paper and checks follow the typing when there is time, so that keys never wait for them.
  const settled = useDeferredValue(doc)

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
      {parts && <parts.DocumentNotices />}
      <ToolForm
        stored
        onReset={() => documentStore.open(doc.kind, '')}
        result={
          <>
            <DocumentResult doc={doc} messages={messages} />
            {parts && settled.id !== '' && <parts.MissingDetails doc={settled} messages={messages} />}
            <PaperSection doc={doc} settled={settled} />
          </>
        }
      >
        {children}
      </ToolForm>
      <DocumentsSection page={pageOf(doc.kind)} />
    </div>
  )
}

/** The document as it is printed, beside the form; on a phone it opens with a tap. Printing the page gives this alone. */
function PaperSection({ doc, settled }: { doc: BusinessDocument; settled: BusinessDocument }) {
  const parts = useLaterParts()
  const [open, setOpen] = useState(false)
  return (
    <section aria-labelledby="paper" className={open ? 'paper-section paper-open' : 'paper-section'}>
      <h2 id="paper" className="no-print text-xl">
        <button
          type="button"
          className="paper-toggle"
          aria-expanded={open}
          aria-controls="paper-body"
          onClick={() => setOpen(!open)}
        >
          Preview
        </button>
        <span className="paper-heading">Preview</span>
      </h2>
      <div id="paper-body" className="paper-body mt-2">
        {parts ? (
          <parts.PaperBody doc={doc} settled={settled} open={open} />
        ) : (
          <p className="no-print text-soft">The document appears here once it has an item or an amount.</p>
        )}
      </div>
    </section>
  )
}

const SOON_IN_SIGHT = '400px'

/** The list of documents, which comes when it is about to be seen. */
function DocumentsSection({ page }: { page: DocumentPage }) {
  const parts = useLaterParts()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchLaterParts()
      },
      { rootMargin: SOON_IN_SIGHT },
    )
    watch.observe(place.current!)
    return () => watch.disconnect()
  }, [])
  return (
    <section
      ref={place}
      aria-labelledby="documents"
      className={`no-print mt-10 grid content-start gap-4 ${parts ? '' : 'min-h-[32rem] sm:min-h-[28rem] noscript:min-h-0'}`}
    >
      <h2 id="documents" className="section-heading">
        Your documents
      </h2>
      <p className="text-soft">
        They are saved in this browser only. Clearing the browser’s data deletes them, so export them from
        time to time.
      </p>
      {parts ? <parts.DocumentList page={page} /> : <LaterPartsNotice what="The list" />}
    </section>
  )
}
