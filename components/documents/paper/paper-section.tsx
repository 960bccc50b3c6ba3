'use client'

import { useMemo } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/document-store'
import { fieldsOf } from '@/components/documents/use-document'
import { ChoiceField } from '@/components/fields/choice-field'
import { PaperView } from '@/components/documents/paper/paper-view'
import type { Draft } from '@/lib/invoicing/draft'
import { papersOf } from '@/components/documents/paper/papers-of'
import '@/components/documents/paper/paper.css'

const LOOKS = { plain: 'Plain', letterhead: 'Letterhead', thermal: '80 mm roll' }

interface PaperSectionProps {
  draft: Draft
  /** The draft as last rendered; it follows while one types. */
  settled: Draft
}

/** The document as it will be on paper; printing the page gives this and nothing else. */
export function PaperSection({ draft, settled }: PaperSectionProps) {
  const pictures = useStore(documentStore, (state) => state.pictures)
  const papers = useMemo(() => papersOf(settled), [settled])
  return (
    <section aria-labelledby="paper" className="paper-section mt-10">
      <h2 id="paper" className="section-heading no-print">
        On paper
      </h2>
      <div className="no-print mt-4">
        <ChoiceField field={fieldsOf(draft).own('look')} label="Look of the paper" options={LOOKS} />
      </div>
      {papers ? (
        <div className="paper-scroll mt-4" role="region" aria-label="The paper" tabIndex={0}>
          {papers.map((paper, place) => (
            <PaperView key={place} paper={paper} pictures={pictures} />
          ))}
        </div>
      ) : (
        <p className="mt-2">— Correct the marked numbers above to see the document.</p>
      )}
    </section>
  )
}
