import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/document-store'
import { papersOf } from '@/components/documents/paper/papers-of'
import { PaperView } from '@/components/documents/paper/paper-view'
import { usePaperFonts } from '@/components/documents/paper/use-paper-fonts'
import { useRollPage } from '@/components/documents/paper/use-roll-page'
import { fieldsOf } from '@/components/documents/use-document'
import { ChoiceField } from '@/components/fields/choice-field'
import type { Draft } from '@/lib/invoicing/draft'
import '@/components/documents/paper/paper.css'

const LOOKS = { plain: 'Plain', letterhead: 'Letterhead', thermal: '80 mm roll', thermal58: '58 mm roll' }

interface PaperBodyProps {
  draft: Draft
  /** The draft as last rendered; it follows while one types. */
  settled: Draft
  /** Whether the preview is open on a phone. */
  open: boolean
}

/** The papers of the document and the choice of their look. */
export function PaperBody({ draft, settled, open }: PaperBodyProps) {
  const pictures = useStore(documentStore, (state) => state.pictures)
  const papers = useMemo(() => papersOf(settled), [settled])
  const place = usePaperScale(open)
  usePaperFonts(papers)
  useRollPage(place)
  return (
    <>
      <div className="no-print">
        <ChoiceField field={fieldsOf(draft).own('look')} label="Look of the paper" options={LOOKS} />
      </div>
      <div ref={place} className="paper-scroll mt-3" role="region" aria-label="The paper" tabIndex={0}>
        {papers?.map((paper, number) => <PaperView key={number} paper={paper} pictures={pictures} />) ?? (
          <p className="no-print text-soft">The document appears here once it has an item or an amount.</p>
        )}
      </div>
    </>
  )
}

/** 186 mm of an A4 page between its margins, and 16 mm of padding, in CSS pixels. */
const PAPER_PX = (202 / 25.4) * 96

/** Scales the paper to the width of its place, through a custom property that printing ignores. */
function usePaperScale(open: boolean) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fit = () => {
      const element = place.current!
      const scale = Math.min(1, element.clientWidth / PAPER_PX)
      // Nothing has a width while the preview is closed.
      if (scale > 0) element.style.setProperty('--paper-scale', scale.toFixed(4))
    }
    fit()
    addEventListener('resize', fit)
    return () => removeEventListener('resize', fit)
  }, [open])
  return place
}
