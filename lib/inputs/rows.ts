import type { InputProblem } from '@/lib/inputs/input-problem'
import { type Kind, problem, type Reading, value } from '@/lib/inputs/kind'
import { type ParsedInput, parseText } from '@/lib/inputs/parsed-input'
import type { ValueOf } from '@/lib/inputs/tool-inputs'

/** The cells of a row: the name of each, in the order in which links carry them, and its kind. */
export type Columns = Record<string, Kind<string> | Kind<number>>
export type RowOf<C extends Columns> = { [Name in keyof C]: ValueOf<C[Name]> }

/** Several rows of the same cells in one control, as payments with their dates. */
export interface RowsKind<C extends Columns> extends Kind<string> {
  columns: C
  /** How many rows there may be. */
  most: number
  /** Each cell by itself, parsed once for each text it takes. */
  cells(text: string): readonly (readonly ParsedInput<unknown, InputProblem>[])[]
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

type Row = readonly ParsedInput<unknown, InputProblem>[]

function readRow<C extends Columns>(names: readonly string[], cells: Row): Reading<RowOf<C>> {
  if (cells.length !== names.length) return problem({ kind: 'wrongCellCount', count: names.length })
  const row: Record<string, unknown> = {}
  for (const [place, cell] of cells.entries()) {
    if (!cell.ok) return problem(cell.problem)
    row[names[place]!] = cell.value
  }
  return value(row as RowOf<C>)
}

/** Parses the cells of a text, taking over those that were at the same place in the text before. */
function cellParser(kinds: readonly Kind<unknown>[]): (text: string, most: number) => readonly Row[] {
  let before: { text: string; rows: readonly Row[] } = { text: '', rows: [] }
  return (text, most) => {
    if (before.rows.length > 0 && before.text === text) return before.rows
    const rows = cellsOf(text)
      .slice(0, most + 1)
      .map((cells, row) =>
        cells.slice(0, kinds.length + 1).map((cell, column) => {
          const known = before.rows[row]?.[column]
          const kind = kinds[Math.min(column, kinds.length - 1)]!
          return known?.text === cell ? known : parseText(kind, cell)
        }),
      )
    before = { text, rows }
    return rows
  }
}

/** A list of rows; `initial` is its text: '2026-01-01_500*2026-02-01_700'. */
export function rowList<C extends Columns>(columns: C, initial: string, most = 40): RowsKind<C> {
  const names = Object.keys(columns)
  const kinds: Kind<unknown>[] = Object.values(columns)
  const parse = cellParser(kinds)

  function rowsOf(text: string): Reading<RowOf<C>[], InputProblem> {
    const rows: RowOf<C>[] = []
    for (const cells of parse(text, most)) {
      const reading = readRow<C>(names, cells)
      if (!reading.ok) return problem({ kind: 'inRow', row: rows.length + 1, problem: reading.problem })
      rows.push(reading.value)
      if (rows.length > most) return problem({ kind: 'tooManyRows', max: most })
    }
    return value(rows)
  }

  const rewrite = (how: 'write' | 'show') => (text: string) => {
    const rows = rowsOf(text)
    if (!rows.ok) return text
    return textOfCells(rows.value.map((row) => names.map((name, place) => kinds[place]![how](row[name]))))
  }
  const write = rewrite('write')

  return {
    columns,
    most,
    initial,
    cells: (text) => parse(text, most),
    rowsOf,
    read(text) {
      const rows = rowsOf(text)
      return rows.ok ? value(write(text)) : rows
    },
    write,
    show: rewrite('show'),
  }
}
