import { type Kind, problem, type Reading, value } from '@/lib/inputs/kind'
import type { ValueOf } from '@/lib/inputs/tool-inputs'

/** The cells of a row: the name of each, in the order in which links carry them, and its kind. */
export type Columns = Record<string, Kind<string> | Kind<number>>
export type RowOf<C extends Columns> = { [Name in keyof C]: ValueOf<C[Name]> }

/** Several rows of the same cells in one control, as payments with their dates. */
export interface RowList<C extends Columns> extends Kind<string> {
  columns: C
  /** How many rows there may be. */
  most: number
  rowsOf(text: string): Reading<RowOf<C>[]>
}

// Links carry these two signs as they are, and no number, day or word of a choice holds them.
const BETWEEN_ROWS = '*'
const BETWEEN_CELLS = '_'

/** The cells' texts: '2026-01-01_500*2026-02-01_700' has two rows of two. */
export const cellsOf = (text: string): string[][] =>
  text.split(BETWEEN_ROWS).map((row) => row.split(BETWEEN_CELLS))

/** The text of so many cells; the signs between them are dropped where they were typed into one. */
export const textOfCells = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => cell.replace(/[*_]/g, '')).join(BETWEEN_CELLS)).join(BETWEEN_ROWS)

type NamedKinds = [string, Kind<unknown>][]

function readRow<C extends Columns>(kinds: NamedKinds, cells: readonly string[]): Reading<RowOf<C>> {
  if (cells.length !== kinds.length) return problem(`Enter ${kinds.length} parts.`)
  const row: Record<string, unknown> = {}
  for (const [place, [name, kind]] of kinds.entries()) {
    const reading = kind.read(cells[place]!)
    if (!reading.ok) return reading
    row[name] = reading.value
  }
  return value(row as RowOf<C>)
}

/** A list of rows; `initial` is its text: '2026-01-01_500*2026-02-01_700'. */
export function rowList<C extends Columns>(columns: C, initial: string, most = 40): RowList<C> {
  const kinds = Object.entries(columns) as unknown as NamedKinds

  function rowsOf(text: string): Reading<RowOf<C>[]> {
    const rows: RowOf<C>[] = []
    for (const cells of cellsOf(text)) {
      const reading = readRow<C>(kinds, cells)
      if (!reading.ok) return problem(`Row ${rows.length + 1}: ${reading.problem}`)
      rows.push(reading.value)
      if (rows.length > most) return problem(`Keep to ${most} rows.`)
    }
    return value(rows)
  }

  const rewrite = (how: 'write' | 'show') => (text: string) => {
    const rows = rowsOf(text)
    if (!rows.ok) return text
    return textOfCells(rows.value.map((row) => kinds.map(([name, kind]) => kind[how](row[name]))))
  }
  const write = rewrite('write')

  return {
    columns,
    most,
    initial,
    rowsOf,
    read(text) {
      const rows = rowsOf(text)
      return rows.ok ? value(write(text)) : rows
    },
    write,
    show: rewrite('show'),
  }
}
