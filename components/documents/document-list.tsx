'use client'

import { useState } from 'react'
import { useStore } from 'zustand'
import { DocumentSettings } from '@/components/documents/document-settings'
import { DocumentRow } from '@/components/documents/document-row'
import { DocumentFiles } from '@/components/documents/document-files'
import { documentStore } from '@/components/documents/document-store'
import { openAtTop } from '@/components/documents/open-at-top'
import { Button } from '@/components/ui/button'
import type { DocumentKind } from '@/lib/invoicing/draft'

const SHOWN_AT_FIRST = 20

/** All documents of a kind, and what is done with all of them. */
export function DocumentList({ kind }: { kind: DocumentKind }) {
  const { documents, removed, open } = useStore(documentStore)
  const [all, setAll] = useState(false)
  const own = documents.filter((draft) => draft.kind === kind).reverse()
  const shown = all ? own : own.slice(0, SHOWN_AT_FIRST)
  return (
    <section aria-labelledby="documents" className="no-print mt-10 grid gap-4">
      <h2 id="documents" className="section-heading">
        Your documents
      </h2>
      <p className="text-soft">
        They are saved in this browser only. Clearing the browser’s data deletes them, so export them from
        time to time.
      </p>
      {removed && (
        <p role="status" className="card flex flex-wrap items-center gap-2 px-4 py-2">
          {`${removed.number || 'The document'} is deleted.`}
          <Button variant="quiet" onClick={documentStore.undoRemove}>
            Undo
          </Button>
        </p>
      )}
      {own.length === 0 ? (
        <p>{`No ${kind}s yet. They save as you type.`}</p>
      ) : (
        <ul className="card px-4">
          {shown.map((draft) => (
            <DocumentRow key={draft.id} draft={draft} isOpen={open[kind] === draft.id} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {shown.length < own.length && (
          <Button variant="quiet" onClick={() => setAll(true)}>{`Show all ${own.length}`}</Button>
        )}
        <Button variant="outline" onClick={() => openAtTop(kind, '')}>{`New ${kind}`}</Button>
      </div>
      <DocumentFiles />
      <DocumentSettings kind={kind} />
    </section>
  )
}
