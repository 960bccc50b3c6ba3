'use client'

import { type KeyboardEvent, memo } from 'react'
import { addLineAt, changeLine, moveLine, removeLine } from '@/components/documents/line-changes'
import type { Engine } from '@/components/documents/engine'
import { NumberCell } from '@/components/documents/number-cell'
import { WordsField } from '@/components/documents/words-field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import type { DocumentKind, DraftLine } from '@/lib/invoicing/draft'
import type { LineCell } from '@/lib/invoicing/line-numbers'
import '@/components/documents/line-fields.css'

interface LineFieldsProps {
  engine: Engine | null
  kind: DocumentKind
  line: DraftLine
  /** From 0. */
  place: number
  last: boolean
  /** Whether each line has a tax rate of its own. */
  taxed: boolean
}

/** The fields of one line. It is drawn anew only when the line itself or its place changes. */
export const LineFields = memo(function LineFields({
  engine,
  kind,
  line,
  place,
  last,
  taxed,
}: LineFieldsProps) {
  const item = `item ${place + 1}`
  const bind = (cell: keyof DraftLine & string, problem: string | null = null): FieldBinding => ({
    name: `items-${place + 1}-${cell}`,
    text: String(line[cell]),
    problem,
    onText: (text) => changeLine(kind, line.id, { [cell]: text }),
    onLeave: () => {},
  })
  const numeric = (cell: LineCell): FieldBinding => ({
    ...bind(cell, engine && engine.cellProblem(line, cell)),
    onLeave: () => {
      const shown = engine ? engine.tidy(cell, line[cell]) : line[cell]
      if (shown !== line[cell]) changeLine(kind, line.id, { [cell]: shown })
    },
  })
  return (
    <fieldset
      className="doc-line"
      onKeyDown={(event) => {
        if (onLineKey(event, kind, line.id, place)) event.preventDefault()
      }}
    >
      <legend className="sr-only">{`Item ${place + 1}`}</legend>
      <div className="doc-line-words">
        <WordsField field={bind('description')} label="Description" list="known-items" />
      </div>
      <NumberCell field={numeric('quantity')} label="Quantity" />
      <WordsField field={bind('unit')} label="Unit" list="known-units" />
      <NumberCell field={numeric('rate')} label="Rate" money />
      <WordsField field={bind('hsn')} label="HSN/SAC" />
      <NumberCell field={numeric('discountPercent')} label="Discount" percent />
      {taxed && <NumberCell field={numeric('taxRatePercent')} label="GST rate" percent />}
      <div className="doc-line-foot flex items-center">
        <span className="flex-1">
          Amount <b className="tabular-nums">{engine?.lineAmount(line)}</b>
        </span>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Move ${item} up`}
          disabled={place === 0}
          onClick={() => moveLine(kind, line.id, -1)}
        >
          ↑
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Move ${item} down`}
          disabled={last}
          onClick={() => moveLine(kind, line.id, 1)}
        >
          ↓
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Remove ${item}`}
          onClick={() => removeLine(kind, line.id)}
        >
          ✕
        </Button>
      </div>
    </fieldset>
  )
})

/** Enter begins the next line, Alt with an arrow moves this one. */
function onLineKey(event: KeyboardEvent, kind: DocumentKind, id: number, place: number): boolean {
  const field = event.target as HTMLElement
  if (field.tagName !== 'INPUT') return false
  if (event.key === 'Enter') {
    addLineAt(kind, place + 1)
    return true
  }
  const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
  if (!step) return false
  moveLine(kind, id, step)
  // The browser drops the focus of what is moved about in the page.
  field.focus()
  return true
}
