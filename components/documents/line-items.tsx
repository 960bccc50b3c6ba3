'use client'

import { addLineAt } from '@/components/documents/line-changes'
import { LineFields } from '@/components/documents/line-fields'
import { Section } from '@/components/documents/section'
import { useEngine } from '@/components/documents/use-engine'
import { Button } from '@/components/ui/button'
import { type Draft, MOST_LINES } from '@/lib/invoicing/draft'
import { chargesTax } from '@/lib/invoicing/charges-tax'

/** The lines of a document: typed, added, removed and put in order. */
export function LineItems({ draft, suggestions }: { draft: Draft; suggestions: readonly string[] }) {
  const { kind, lines } = draft
  const engine = useEngine()
  const taxed = chargesTax(draft) && draft.ratePerLine
  return (
    <Section heading="Items">
      <p className="text-sm text-soft">Press Enter to add an item below, Alt with ↑ or ↓ to move it.</p>
      {lines.map((line, place) => (
        <LineFields
          key={line.id}
          engine={engine}
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
      {engine && (
        <>
          <Suggestions id="known-units" of={UNITS} />
          <Suggestions id="known-items" of={suggestions} />
        </>
      )}
    </Section>
  )
}

const UNITS = [
  'nos',
  'pcs',
  'kg',
  'g',
  'litre',
  'm',
  'sq ft',
  'box',
  'bag',
  'dozen',
  'set',
  'hour',
  'day',
  'month',
  'job',
]

/** Words that a field offers while one types. */
export function Suggestions({ id, of }: { id: string; of: readonly string[] }) {
  return (
    <datalist id={id}>
      {of.map((words) => (
        <option key={words} value={words} />
      ))}
    </datalist>
  )
}
