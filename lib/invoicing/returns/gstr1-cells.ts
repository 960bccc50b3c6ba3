import { gstStateOf } from '@/lib/rules/gst/gst-states'
import { withoutMinusZero } from '@/lib/money/paise'

/** A table of GSTR-1 as the offline tool imports it: the headings of its template, then the rows. */
export interface Gstr1Table {
  /** The name of the sheet in the template. */
  name: string
  headings: readonly string[]
  rows: readonly (readonly string[])[]
  /** The total of the table, credit notes subtracted; null for tables that repeat others. */
  taxablePaise: number | null
}

export interface Gstr1Column<Row> {
  heading: string
  cell(row: Row): string
}

/** The headings and the cells of some rows. */
export const tableOf = <Row>(columns: readonly Gstr1Column<Row>[], rows: readonly Row[]) => ({
  headings: columns.map(({ heading }) => heading),
  rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
})

/** A column that the template has and these documents never fill. */
export const emptyColumn = (heading: string) => ({ heading, cell: () => '' })

/** '27-Maharashtra'; the template writes '&' for 'and'. */
export function placeCell(code: string): string {
  if (code === '96') return '96-Foreign Country'
  const state = gstStateOf(code)
  return state ? `${state.code}-${state.name.replaceAll(' and ', ' & ')}` : ''
}

export const rupeesCell = (paise: number) => (withoutMinusZero(paise) / 100).toFixed(2)
