import { announce } from '@/components/announcer/announce'
import { changeLines, type ItemDocumentKind } from '@/components/documents/store/use-document'
import { documentStore } from '@/components/documents/store/document-store'
import { showError } from '@/components/ui/toast-store'
import type { ItemDocument } from '@/lib/invoicing/document/document'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import { blankLine, firstTaxRate, MOST_LINES, nextLineId } from '@/lib/invoicing/model/blank-line'
import { t } from '@/lib/language/words'

/** The changes to a document by the saved item that one of its lines names; null where none has this description. */
export type ItemNamed = (
  doc: ItemDocument,
  lines: readonly DocumentLine[],
  line: DocumentLine,
) => Partial<ItemDocument> | null

/** Changes one line. A description chosen from the saved items fills in the rest of an empty one. */
export function changeLine(
  kind: ItemDocumentKind,
  id: number,
  changes: Partial<DocumentLine>,
  itemNamed: ItemNamed,
): void {
  documentStore.change(kind, (doc: ItemDocument) => {
    const line = doc.lines.find((one) => one.id === id)
    if (!line) return {}
    const isBlank = line.rate === '' && line.hsn === ''
    const next = { ...line, ...changes }
    const lines = doc.lines.map((one) => (one === line ? next : one))
    return (changes.description && isBlank && itemNamed(doc, lines, next)) || { lines }
  })
}

const loadAddLines = () =>
  import('@/components/documents/form/add-lines').catch(() => {
    showError(t('Nothing was added'), t('Try again, or reload the page.'))
    return null
  })

/** Adds the rows of a copied table at a line. */
export async function pasteTable(kind: ItemDocumentKind, id: number, text: string): Promise<void> {
  const addLines = await loadAddLines()
  if (addLines?.insertTable(kind, id, text) === false)
    showError(t('Nothing was added'), t('Copy the rows with their items, not the headings alone.'))
}

export async function addFreight(kind: ItemDocumentKind): Promise<void> {
  const addLines = await loadAddLines()
  addLines?.addFreightLine(kind)
}

/** Reads a rate that is no number as a price with GST in it: 'MRP 120 incl. 5 %'. */
export async function takePrice(kind: ItemDocumentKind, id: number): Promise<void> {
  const addLines = await loadAddLines()
  addLines?.takeTypedPrice(kind, id)
}

/** Adds a line at a place, counted from 0, and focuses it. */
export function addLineAt(kind: ItemDocumentKind, place: number): void {
  changeLines(kind, (lines) => {
    if (lines.length >= MOST_LINES) return lines
    // Most bills have one tax rate.
    const last = lines.at(-1)
    const line = blankLine(nextLineId(lines), last?.taxRatePercent ?? firstTaxRate(kind))
    const added = { ...line, exemption: last?.exemption ?? line.exemption }
    return [...lines.slice(0, place), added, ...lines.slice(place)]
  })
  focusLine(place)
  announce(t('{0} added.', t('Item {0}', place + 1)))
}

export const ADD_ITEM_ID = 'add-item'

/** Focuses the line in a place, counted from 0, once it is shown; the button that adds one where there is none. */
function focusLine(place: number): void {
  requestAnimationFrame(() => {
    const line = document.getElementById(`field-items-${place + 1}-description`)
    ;(line ?? document.getElementById(ADD_ITEM_ID))?.focus()
  })
}

/** Removes a line; the focus goes to the one that is then in its place. */
export function removeLine(kind: ItemDocumentKind, id: number, place: number): void {
  changeLines(kind, (lines) => lines.filter((line) => line.id !== id))
  focusLine(place)
  announce(t('{0} removed.', t('Item {0}', place + 1)))
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
