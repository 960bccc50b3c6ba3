import { read, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { MOST_CSV_COLUMNS } from '@/lib/inputs/csv-table'
import type { TableReading } from '@/lib/inputs/table-reading'

/** Import this module with the first spreadsheet; it brings the reader of Excel files (115 KB). */

/** More than the rows that any list here can take. */
const MOST_ROWS = 60_000
const two = (number: number) => String(number).padStart(2, '0')
/** Excel computes with fifteen digits; what follows is the error of binary fractions. */
const plainNumber = (value: number) => String(Number(value.toPrecision(15)))

/** A cell as a statement in text would have it: days as 2026-11-01, numbers without groups. */
function cellText(cell: WorkSheet[string], { date1904 }: { date1904: boolean }): string {
  if (!cell || cell.t === 'e' || cell.t === 'z') return ''
  if (cell.t !== 'n') return String(cell.v)
  if (!SSF.is_date(String(cell.z))) return plainNumber(Number(cell.v))
  const { y, m, d } = SSF.parse_date_code(Number(cell.v), { date1904 })
  return `${y}-${two(m)}-${two(d)}`
}

const rowsOf = (sheet: WorkSheet | undefined, { date1904 }: { date1904: boolean }): string[][] => {
  const rows: WorkSheet[string][][] = sheet?.['!data'] ?? []
  return Array.from(rows, (row) => Array.from(row ?? [], (cell) => cellText(cell, { date1904 }))).filter(
    (row) => row.some((text) => text.trim() !== ''),
  )
}

/** The largest sheet: in front of it some banks have a sheet with the address. */
function largestSheet({ SheetNames, Sheets, Workbook }: WorkBook): string[][] {
  const date1904 = Workbook?.WBProps?.date1904 === true
  const all = SheetNames.map((name) => rowsOf(Sheets[name], { date1904 }))
  return all.reduce((most, rows) => (rows.length > most.length ? rows : most), [])
}

/**
 * The cells of an .xls or .xlsx file, or of the table in HTML that banks save under such a name.
 * @param content bytes, or the text of a file in HTML or XML, whose cells stay as they are written
 */
export function spreadsheetTable(content: Uint8Array | string): TableReading {
  const type = typeof content === 'string' ? 'string' : 'array'
  try {
    const book = read(content, {
      type,
      raw: true,
      dense: true,
      cellNF: true,
      cellText: false,
      sheetRows: MOST_ROWS,
    })
    const rows = largestSheet(book)
    const isWide = rows.some(({ length }) => length > MOST_CSV_COLUMNS)
    return isWide ? { ok: false, problem: 'tooManyColumns' } : { ok: true, rows }
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message)
    return { ok: false, problem: isLocked ? 'locked' : 'damaged' }
  }
}
