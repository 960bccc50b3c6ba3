'use client'

import { addLineAt } from '@/components/documents/line-changes'
import { LineFields } from '@/components/documents/line-fields'
import { Section } from '@/components/documents/section'
import { Suggestions } from '@/components/documents/suggestions'
import { Button } from '@/components/ui/button'
import { chargesTax } from '@/lib/invoicing/charges-tax'
import type { ItemDocument } from '@/lib/invoicing/draft'
import { MOST_LINES } from '@/lib/invoicing/new-draft'

const UNITS = [
  ...['nos', 'pcs', 'kg', 'g', 'litre', 'm', 'sq ft', 'box', 'bag', 'dozen', 'set'],
  ...['hour', 'day', 'month', 'job'],
]

/** The lines of a document: typed, added, removed and reordered. */
export function LineItems({ draft, suggestions }: { draft: ItemDocument; suggestions: readonly string[] }) {
  const { kind, lines } = draft
  const taxed = chargesTax(draft) && (draft.kind !== 'quotation' || draft.ratePerLine)
  return (
    <Section heading="Items">
      <p className="text-sm text-soft">Press Enter to add an item below, Alt with ↑ or ↓ to move it.</p>
      {lines.map((line, place) => (
        <LineFields
          key={line.id}
          kind={kind}
          line={line}
          place={place}
          last={place === lines.length - 1}
          taxed={taxed}
        />
      ))}
      {lines.length < MOST_LINES && (
        <Button variant="outline" className="mt-3" onClick={() => addLineAt(kind, lines.length)}>
          Add item
        </Button>
      )}
      <Suggestions id="known-units" of={UNITS} />
      <Suggestions id="known-items" of={suggestions} />
    </Section>
  )
}
