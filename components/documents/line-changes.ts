'use client'

import { desk } from '@/components/documents/desk'
import { engineNow } from '@/components/documents/use-engine'
import {
  blankLine,
  type DocumentKind,
  type Draft,
  type DraftLine,
  MOST_LINES,
  nextLineId,
} from '@/lib/invoicing/draft'

/** A line that is told its description by the list of known items takes the rest of the item too. */
function withKnownItem(line: DraftLine, changes: Partial<DraftLine>): Partial<DraftLine> {
  const shelf = desk.store.getState()
  const isBlank = line.rate === '' && line.hsn === ''
  const item =
    shelf.settings.remember && changes.description && isBlank
      ? engineNow()?.itemNamed(shelf, changes.description)
      : null
  return item ? { ...changes, ...item } : changes
}

export function changeLine(kind: DocumentKind, id: number, changes: Partial<DraftLine>): void {
  desk.change(kind, ({ lines }) => ({
    lines: lines.map((line) => (line.id === id ? { ...line, ...withKnownItem(line, changes) } : line)),
  }))
}

const withLineAt = (draft: Draft, place: number): Partial<Draft> => {
  if (draft.lines.length >= MOST_LINES) return {}
  const last = draft.lines.at(-1)
  // Most bills have one rate of tax.
  const line = blankLine(nextLineId(draft.lines), last ? last.taxRatePercent : draft.taxRatePercent)
  return { lines: [...draft.lines.slice(0, place), line, ...draft.lines.slice(place)] }
}

/** Puts a new line at a place, counted from 0, and goes to it. */
export function addLineAt(kind: DocumentKind, place: number): void {
  desk.change(kind, (draft) => withLineAt(draft, place))
  requestAnimationFrame(() => document.getElementById(`field-items-${place + 1}-description`)?.focus())
}

const placeOf = ({ lines }: Draft, id: number) => lines.findIndex((line) => line.id === id)

export function removeLine(kind: DocumentKind, id: number): void {
  desk.change(kind, ({ lines }) => ({ lines: lines.filter((line) => line.id !== id) }))
}

export function moveLine(kind: DocumentKind, id: number, step: number): void {
  desk.change(kind, (draft) => {
    const from = placeOf(draft, id)
    const to = from + step
    const line = draft.lines[from]
    if (!line || to < 0 || to >= draft.lines.length) return {}
    const lines = draft.lines.filter((other) => other !== line)
    return { lines: [...lines.slice(0, to), line, ...lines.slice(to)] }
  })
}
