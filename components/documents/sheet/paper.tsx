'use client'

import { useMemo } from 'react'
import { useStore } from 'zustand'
import { desk } from '@/components/documents/desk'
import { fieldsOf } from '@/components/documents/use-document'
import { ChoiceField } from '@/components/fields/choice-field'
import { SheetView } from '@/components/documents/sheet/sheet-view'
import type { Draft } from '@/lib/invoicing/draft'
import { sheetsOf } from '@/lib/invoicing/sheets-of'
import '@/components/documents/sheet/sheet.css'

const LOOKS = { plain: 'Plain', letterhead: 'Letterhead', thermal: '80 mm roll' }

interface PaperPartProps {
  draft: Draft
  /** The draft as of when there was time to draw it. */
  settled: Draft
}

/** The document as it will be on paper; printing the page gives this and nothing else. */
export default function PaperPart({ draft, settled }: PaperPartProps) {
  const pictures = useStore(desk.store, (state) => state.pictures)
  const sheets = useMemo(() => sheetsOf(settled), [settled])
  return (
    <section aria-labelledby="paper" className="paper mt-10">
      <h2 id="paper" className="section-heading no-print">
        On paper
      </h2>
      <div className="no-print mt-4">
        <ChoiceField field={fieldsOf(draft).own('look')} label="Look of the paper" options={LOOKS} />
      </div>
      {sheets ? (
        <div className="paper-scroll mt-4" role="region" aria-label="The paper" tabIndex={0}>
          {sheets.map((sheet, place) => (
            <SheetView key={place} sheet={sheet} pictures={pictures} />
          ))}
        </div>
      ) : (
        <p className="mt-2">— Correct the marked numbers above; then the paper is drawn.</p>
      )}
    </section>
  )
}
