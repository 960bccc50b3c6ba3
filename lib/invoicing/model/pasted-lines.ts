import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import { bareNumber, pastedCells, isNumber } from '@/lib/invoicing/model/pasted-cells'
import type { PastedColumn } from '@/lib/invoicing/model/pasted-column'
import { namedColumns } from '@/lib/invoicing/model/pasted-heads'
import { guessedColumns } from '@/lib/invoicing/model/pasted-layouts'

export type PastedLine = Partial<
  Pick<
    DocumentLine,
    'description' | 'hsn' | 'quantity' | 'unit' | 'rate' | 'discount' | 'discountUnit' | 'taxRatePercent'
  >
>

/** A table copied from a spreadsheet, as it was understood. */
export interface PastedTable {
  /** Null without a row of heads. */
  heads: readonly string[] | null
  rows: readonly (readonly string[])[]
  /** What each column is; null for one that a line does not have. */
  columns: readonly (PastedColumn | null)[]
  /** False where the visitor has to look at the columns first. */
  certain: boolean
}

const TOTAL = /* @__PURE__ */ new RegExp(
  `^(?:(?:grand|sub|net)[ -]?)?total\\b|^(?:${process.env.TYPED_BILL_TOTALS})(?![\\p{L}\\p{M}])`,
  'iu',
)

/** A row of totals below the items; the document adds up by itself. */
const isTotal = (row: readonly string[]) => TOTAL.test(row.find((text) => text !== '') ?? '')

/** The rows and columns of a copied text; null for one that is no table of two columns with an item. */
export function pastedTable(text: string): PastedTable | null {
  const all = pastedCells(text)
  // Titles above the table are left out.
  const start = all.findIndex((row) => row.filter((cell) => cell !== '').length > 1)
  const [first, ...rest] = all.slice(Math.max(start, 0))
  if (start === -1 || !first) return null
  const below = rest.filter((row) => !isTotal(row))
  const named = namedColumns(first, below)
  const rows = named ? below : [first, ...below]
  if (rows.length === 0) return null
  const found = named ?? guessedColumns(rows)
  const table = { heads: named ? first : null, rows, columns: found.columns }
  return { ...table, certain: found.certain && withoutRate(table) === 0 && hasDescriptions(table) }
}

type Read = Pick<PastedTable, 'rows' | 'columns'>

const hasDescriptions = ({ rows, columns }: Read) => {
  const place = columns.indexOf('description')
  return rows.every((row) => (row[place] ?? '') !== '')
}

/** How many rows would be lines of ₹0.00, because nothing in them is a rate. */
export function withoutRate({ rows, columns }: Read): number {
  const place = columns.indexOf('rate')
  return rows.filter((row) => !isNumber(row[place] ?? '')).length
}

const NUMBERS: ReadonlySet<PastedColumn> = new Set([
  'quantity',
  'rate',
  'discount',
  'discountRupees',
  'taxRatePercent',
])

function cellOf(column: PastedColumn, text: string): PastedLine {
  const cleaned = NUMBERS.has(column) ? bareNumber(text) : text
  if (column === 'discountRupees') return { discount: cleaned, discountUnit: 'rupees' }
  return { [column]: cleaned }
}

/** The lines of a table by what its columns are; cells without text are left out. */
export const linesOf = ({ rows, columns }: Read): PastedLine[] =>
  rows.map((row) =>
    Object.assign(
      {},
      ...columns.map((column, place) => (column !== null && row[place] ? cellOf(column, row[place]) : {})),
    ),
  )
