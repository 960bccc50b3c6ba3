import { figureText } from '@/components/results/figure'
import { type Figure, figureValue } from '@/lib/answers/figure'

type CellFigure = Exclude<Figure, { as: 'text' }>

interface ColumnBase {
  heading: string
  /** What the reader looks for first: on phones this column comes second, after the names of the rows. */
  answer?: boolean
  /** Where the column is shown, if not both on the page and in the file for spreadsheets. */
  only?: 'page' | 'file'
}

/** One column of a table, from which the page, print and the file for spreadsheets are all written. */
export type Column<Row> = ColumnBase &
  (
    | {
        as: CellFigure['as']
        /** Null where the row has no such figure; a column without any is left out of the page. */
        cell(row: Row, place: number): number | string | null
        decimals?: number
      }
    | { as: 'text'; cell(row: Row, place: number): string | null }
  )

const figureIn = <Row>(column: Column<Row>, row: Row, place: number): Figure | null => {
  const value = column.cell(row, place)
  if (value === null) return null
  if (column.as === 'text') return { as: 'text', value, text: String(value) }
  // The column defines the type of its cells.
  return { as: column.as, value, decimals: column.decimals } as CellFigure
}

/** A cell as people read it; a dash where there is nothing. */
export function cellText<Row>(column: Column<Row>, row: Row, place: number): string {
  const figure = figureIn(column, row, place)
  return figure ? figureText(figure) : '—'
}

/** The columns of the page, those without any figure left out; with `answerSecond` in the order of a narrow screen. */
export function columnsOfPage<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  answerSecond: boolean,
): Column<Row>[] {
  const shown = columns.filter(
    (column) => column.only !== 'file' && rows.some((row, place) => column.cell(row, place) !== null),
  )
  const [head, ...others] = shown
  if (!answerSecond || !head) return shown
  return [head, ...others.filter(({ answer }) => answer), ...others.filter(({ answer }) => !answer)]
}

/** The table as lines of a file for spreadsheets, the headings first. */
export function csvLines<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[][] {
  const written = columns.filter(({ only }) => only !== 'page')
  const cell = (column: Column<Row>, row: Row, place: number) => {
    const figure = figureIn(column, row, place)
    return figure ? figureForFile(figure) : ''
  }
  return [
    written.map(({ heading }) => heading),
    ...rows.map((row, place) => written.map((column) => cell(column, row, place))),
  ]
}

/** A figure as spreadsheets read it: rupees with two decimals and no grouping, days and months as ISO writes them. */
export function figureForFile(figure: Figure): string {
  if (figure.as === 'text') return figure.text.replaceAll('\u00a0', ' ')
  return MONEY.includes(figure.as) ? Number(figureValue(figure)).toFixed(2) : String(figure.value)
}

const MONEY: readonly Figure['as'][] = ['rupees', 'rupeesAndPaise', 'paise', 'paiseIfAny']
