import { rollup } from 'd3-array'
import { parse } from 'papaparse'

/** Rows by which the separator is found: past the address and the period above a statement. */
const LOOKED_AT = 60
/** Excel's own line above the table: sep=; */
const NAMED = /^sep=(.)\r?\n/i
/** Card statements of HDFC Bank. */
const TILDE_BAR = '~|~'
const SEPARATORS = [',', '\t', ';', '|', '~', '^', '\u001f'] as const

/** How many cells are in rows of equal width, for the width at which they are most. */
function tableCells(text: string, delimiter: string): number {
  const { data } = parse<string[]>(text, { delimiter, preview: LOOKED_AT, skipEmptyLines: 'greedy' })
  const byWidth = rollup(
    data,
    (rows) => rows.length,
    ({ length }) => length,
  )
  return Math.max(0, ...[...byWidth].map(([width, rows]) => (width - 1) * rows))
}

export interface CsvMarks {
  /** Without a line that names the separator. */
  text: string
  delimiter: string
  quoteChar: '"' | "'"
}

const escaped = (text: string) => text.replace(/[|^~\\]/g, String.raw`\$&`)

/** The separator and the quotation marks of a table in text, as the table itself shows them. */
export function csvMarks(text: string): CsvMarks {
  const named = NAMED.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const delimiter = named?.[1] ?? (body.includes(TILDE_BAR) ? TILDE_BAR : mostLikely(body))
  const mark = escaped(delimiter)
  const isSingle = new RegExp(`^'[^'\n]*'(?:${mark}'[^'\n]*')+\r?$`, 'm').test(body)
  return { text: withoutFormulas(body, mark), delimiter, quoteChar: isSingle ? "'" : '"' }
}

function mostLikely(text: string): string {
  const counts = SEPARATORS.map((separator) => tableCells(text, separator))
  return SEPARATORS[counts.indexOf(Math.max(...counts))]!
}

/**
 * Cells such as ="1,250.00", by which banks keep Excel from changing a number, become plain quoted cells. A doubled
 * quotation mark behind the sign is within a quoted text and stays.
 */
const withoutFormulas = (text: string, mark: string) =>
  text.replace(new RegExp(`(^|${mark})=(?="[^"\r\n])(?!"(?:${mark}))`, 'gm'), '$1')
