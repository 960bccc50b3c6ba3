import { announce } from '@/components/announcer/announce'
import { documentStore } from '@/components/documents/store/document-store'
import { changeLines, type ItemDocumentKind } from '@/components/documents/store/use-document'
import type { ItemDocument } from '@/lib/invoicing/document/document'
import { filledLines } from '@/lib/invoicing/model/filled-lines'
import { blankLine, firstTaxRate, MOST_LINES, nextLineId } from '@/lib/invoicing/model/blank-line'
import { linesOf, type PastedLine, pastedTable } from '@/lib/invoicing/model/pasted-lines'
import { withTypedPrice } from '@/lib/invoicing/tax/item-price'
import { askedTable } from '@/components/documents/form/asked-table'
import { t } from '@/lib/language/words'

/** Characters of a table that are read: a thousand for each line that a document can have. What follows is cut off. */
const LONGEST_TABLE = 1_000 * MOST_LINES

/** Counts the pastes of this visit, so that each asks anew. */
let pastes = 0

/**
 * Adds the rows of a table copied from a spreadsheet at a line. Where it is not certain what a column is, the
 * page asks first.
 * @returns false for a text that holds no item
 */
export function insertTable(kind: ItemDocumentKind, id: number, text: string): boolean {
  const table = pastedTable(text.slice(0, LONGEST_TABLE))
  if (!table) return false
  if (table.certain) insertLines(kind, id, linesOf(table))
  askedTable.setState(table.certain ? null : { id, table, number: (pastes += 1) }, true)
  return true
}

/** Puts lines in place of a blank line, or behind the line. */
export function insertLines(kind: ItemDocumentKind, id: number, pasted: readonly PastedLine[]): void {
  changeLines(kind, (lines, doc) => {
    const at = lines.findIndex((line) => line.id === id)
    const own = lines[at]
    const isBlank = own !== undefined && filledLines({ ...doc, lines: [own] }).length === 0
    const first = nextLineId(lines)
    const rate = lines.at(-1)?.taxRatePercent ?? firstTaxRate(doc.kind)
    const added = pasted.map((line, place) => ({ ...blankLine(first + place, rate), ...line }))
    const before = lines.slice(0, isBlank ? at : at + 1)
    return [...before, ...added, ...lines.slice(at + 1)].slice(0, MOST_LINES)
  })
}

/** Goods transport services: heading 9965. */
const FREIGHT_SAC = '996511'

/** Adds a freight line, taxed at the highest rate of the items: freight follows the principal supply. */
export function addFreightLine(kind: ItemDocumentKind): void {
  changeLines(kind, (lines, doc) => {
    const rates = filledLines({ ...doc, lines }).map(({ taxRatePercent }) => taxRatePercent)
    const rate = rates.sort((a, b) => Number(b) - Number(a))[0] ?? firstTaxRate(doc.kind)
    const freight = { ...blankLine(nextLineId(lines), rate), description: 'Freight', hsn: FREIGHT_SAC }
    const filled = filledLines({ ...doc, lines })
    return [...(filled.length > 0 ? lines : []), freight].slice(0, MOST_LINES)
  })
}

/** Takes the rate of a line that was typed with GST in it, if it was. */
export function takeTypedPrice(kind: ItemDocumentKind, id: number): void {
  documentStore.change(kind, (doc: ItemDocument) => {
    const taken = withTypedPrice(doc, id)
    if (taken.pricesInclude && !doc.pricesInclude) announce(t('Rates include GST'))
    return taken
  })
}
