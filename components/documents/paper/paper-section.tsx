import { useState } from 'react'
import { useLaterParts } from '@/components/documents/use-later-parts'
import type { Draft } from '@/lib/invoicing/draft'
import '@/components/documents/paper/paper-section.css'

interface PaperSectionProps {
  draft: Draft
  /** The draft as last rendered; it follows while one types. */
  settled: Draft
}

/** The document as it is printed, beside the form; on a phone it opens with a tap. Printing the page gives this alone. */
export function PaperSection({ draft, settled }: PaperSectionProps) {
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
          <parts.PaperBody draft={draft} settled={settled} open={open} />
        ) : (
          <p className="no-print text-soft">The document appears here once it has an item or an amount.</p>
        )}
      </div>
    </section>
  )
}
