'use client'

import { useState } from 'react'
import { useStore } from 'zustand'
import { desk } from '@/components/documents/desk'
import { DeskSettings } from '@/components/documents/desk-settings'
import { DocumentRow } from '@/components/documents/document-row'
import { DocumentsFiles } from '@/components/documents/documents-files'
import { keptDesk } from '@/components/documents/kept-desk'
import { openAtTop } from '@/components/documents/open-at-top'
import { Button } from '@/components/ui/button'
import type { DocumentKind } from '@/lib/invoicing/draft'

const SHOWN_AT_FIRST = 20

/** All documents of a kind, and what is done with all of them. */
export default function DocumentsPart({ kind }: { kind: DocumentKind }) {
  const { documents, removed, open } = useStore(desk.store)
  const [all, setAll] = useState(false)
  const own = documents.filter((draft) => draft.kind === kind).reverse()
  const shown = all ? own : own.slice(0, SHOWN_AT_FIRST)
  return (
    <div className="mt-4 grid gap-4">
      <p className="text-soft">
        They are kept in this browser and nowhere else. Clearing the browser’s data removes them, so export
        them from time to time.
      </p>
      {removed && (
        <p role="status" className="card flex flex-wrap items-center gap-2 px-4 py-2">
          {`${removed.number || 'The document'} is deleted.`}
          <Button variant="quiet" onClick={keptDesk.undoRemove}>
            Undo
          </Button>
        </p>
      )}
      {own.length === 0 ? (
        <p>{`No ${kind} is kept yet. It will be as soon as you type.`}</p>
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
      <DocumentsFiles />
      <DeskSettings kind={kind} />
    </div>
  )
}
