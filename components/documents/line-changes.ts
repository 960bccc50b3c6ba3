'use client'

import { documentStore } from '@/components/documents/document-store'
import { itemNamed } from '@/lib/invoicing/contacts'
import type { DraftLine, ItemDocument } from '@/lib/invoicing/draft'
import { filledLines } from '@/lib/invoicing/filled-lines'
import { blankLine, firstTaxRate, MOST_LINES, nextLineId } from '@/lib/invoicing/new-draft'
import type { PastedLine } from '@/lib/invoicing/pasted-lines'

export type ItemDocumentKind = ItemDocument['kind']
type Lines = readonly DraftLine[]

const changeLines = (kind: ItemDocumentKind, change: (lines: Lines, draft: ItemDocument) => Lines) =>
  documentStore.change(kind, (draft: ItemDocument) => ({ lines: change(draft.lines, draft) }))

/** A description chosen from the saved items fills in the rest of an empty line. */
function withSavedItem(line: DraftLine, changes: Partial<DraftLine>): Partial<DraftLine> {
  const saved = documentStore.getState()
  const isBlank = line.rate === '' && line.hsn === ''
  const item =
    saved.settings.remember === 'yes' && changes.description && isBlank
      ? itemNamed(saved, changes.description)
      : null
  return item ? { ...changes, ...item } : changes
}

export function changeLine(kind: ItemDocumentKind, id: number, changes: Partial<DraftLine>): void {
  changeLines(kind, (lines) =>
    lines.map((line) => (line.id === id ? { ...line, ...withSavedItem(line, changes) } : line)),
  )
}

function withLineAt(lines: Lines, draft: ItemDocument, place: number): Lines {
  if (lines.length >= MOST_LINES) return lines
  // Most bills have one tax rate.
  const rate = lines.at(-1)?.taxRatePercent ?? firstTaxRate(draft.kind)
  return [...lines.slice(0, place), blankLine(nextLineId(lines), rate), ...lines.slice(place)]
}

/** Adds a line at a place, counted from 0, and focuses it. */
export function addLineAt(kind: ItemDocumentKind, place: number): void {
  changeLines(kind, (lines, draft) => withLineAt(lines, draft, place))
  requestAnimationFrame(() => document.getElementById(`field-items-${place + 1}-description`)?.focus())
}

export function removeLine(kind: ItemDocumentKind, id: number): void {
  changeLines(kind, (lines) => lines.filter((line) => line.id !== id))
}

export function moveLine(kind: ItemDocumentKind, id: number, step: number): void {
  changeLines(kind, (lines) => {
    const from = lines.findIndex((line) => line.id === id)
    const to = from + step
    const line = lines[from]
    if (!line || to < 0 || to >= lines.length) return lines
    const others = lines.filter((other) => other !== line)
    return [...others.slice(0, to), line, ...others.slice(to)]
  })
}

/** Adds a freight line, taxed at the highest rate of the items: freight follows the principal supply. */
export function addFreight(kind: ItemDocumentKind): void {
  changeLines(kind, (lines, draft) => {
    const rates = filledLines({ ...draft, lines }).map(({ taxRatePercent }) => taxRatePercent)
    const rate = rates.sort((one, other) => Number(other) - Number(one))[0] ?? firstTaxRate(draft.kind)
    const freight = { ...blankLine(nextLineId(lines), rate), description: 'Freight', hsn: FREIGHT_SAC }
    const filled = filledLines({ ...draft, lines })
    return [...(filled.length > 0 ? lines : []), freight].slice(0, MOST_LINES)
  })
}

/** Goods transport services: heading 9965. */
const FREIGHT_SAC = '996511'

/** Puts the lines of a pasted table in place of a blank line, or behind the line. */
export function insertLines(kind: ItemDocumentKind, id: number, pasted: readonly PastedLine[]): void {
  changeLines(kind, (lines, draft) => {
    const at = lines.findIndex((line) => line.id === id)
    const own = lines[at]
    const isBlank = own !== undefined && filledLines({ ...draft, lines: [own] }).length === 0
    const first = nextLineId(lines)
    const rate = lines.at(-1)?.taxRatePercent ?? firstTaxRate(draft.kind)
    const added = pasted.map((line, place) => ({ ...blankLine(first + place, rate), ...line }))
    const before = lines.slice(0, isBlank ? at : at + 1)
    return [...before, ...added, ...lines.slice(at + 1)].slice(0, MOST_LINES)
  })
}
