import { documentStore } from '@/components/documents/store/document-store'
import { changeLines, type ItemDocumentKind } from '@/components/documents/store/use-document'
import { laterParts } from '@/components/documents/form/use-later-parts'
import type { DocumentLine } from '@/lib/invoicing/model/document'
import { blankLine, firstTaxRate, MOST_LINES, nextLineId } from '@/lib/invoicing/model/blank-document'

/** A description chosen from the saved items fills in the rest of an empty line. */
function withSavedItem(line: DocumentLine, changes: Partial<DocumentLine>): Partial<DocumentLine> {
  const saved = documentStore.getState()
  const isBlank = line.rate === '' && line.hsn === ''
  const item =
    saved.settings.remember === 'yes' && changes.description && isBlank
      ? laterParts()?.itemNamed(saved, changes.description)
      : null
  return item ? { ...changes, ...item } : changes
}

export function changeLine(kind: ItemDocumentKind, id: number, changes: Partial<DocumentLine>): void {
  changeLines(kind, (lines) =>
    lines.map((line) => (line.id === id ? { ...line, ...withSavedItem(line, changes) } : line)),
  )
}

/** Adds a line at a place, counted from 0, and focuses it. */
export function addLineAt(kind: ItemDocumentKind, place: number): void {
  changeLines(kind, (lines) => {
    if (lines.length >= MOST_LINES) return lines
    // Most bills have one tax rate.
    const rate = lines.at(-1)?.taxRatePercent ?? firstTaxRate(kind)
    return [...lines.slice(0, place), blankLine(nextLineId(lines), rate), ...lines.slice(place)]
  })
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
