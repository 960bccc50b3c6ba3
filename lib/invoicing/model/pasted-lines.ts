import type { DocumentLine } from '@/lib/invoicing/document/document-line'

export type PastedLine = Partial<
  Pick<DocumentLine, 'description' | 'hsn' | 'quantity' | 'unit' | 'rate' | 'discount' | 'taxRatePercent'>
>
type Column = keyof PastedLine

const HEADINGS: readonly [Column, RegExp][] = [
  ['hsn', /hsn|sac/i],
  ['taxRatePercent', /gst|tax|igst/i],
  ['discount', /disc/i],
  ['quantity', /qty|quantity|nos/i],
  ['unit', /unit|uqc|uom/i],
  ['rate', /rate|price|mrp/i],
  ['description', /desc|item|product|particular|name|goods|service/i],
]

/** Rows and cells of a text copied from a spreadsheet: tabs between cells, quotes around cells with line breaks. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gy
  const source = text.replace(/\r\n?/g, '\n')
  for (let found = cell.exec(source); found; found = cell.exec(source)) {
    const [, quoted, plain = '', end] = found
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain).replace(/\s+/g, ' ').trim())
    if (end === '') break
    if (end === '\n') rows.push([])
  }
  return rows.filter((row) => row.some((cell) => cell !== ''))
}

/** The columns named by a first row of headings, or null if it has none. */
function namedColumns(row: readonly string[]): (Column | null)[] | null {
  const taken = new Set<Column>()
  const columns = row.map((heading) => {
    const found = HEADINGS.find(([column, pattern]) => !taken.has(column) && pattern.test(heading))
    if (!found) return null
    taken.add(found[0])
    return found[0]
  })
  const isHeading =
    taken.has('description') && taken.size > 1 && !row.some((text) => /^[\d.,₹%\s]+$/.test(text) && text)
  return isHeading ? columns : null
}

const IN_ORDER: Readonly<Record<number, readonly Column[]>> = {
  2: ['description', 'rate'],
  3: ['description', 'quantity', 'rate'],
  4: ['description', 'hsn', 'quantity', 'rate'],
  5: ['description', 'hsn', 'quantity', 'unit', 'rate'],
  6: ['description', 'hsn', 'quantity', 'unit', 'rate', 'taxRatePercent'],
}

const NUMBERS: ReadonlySet<Column> = new Set(['quantity', 'rate', 'discount', 'taxRatePercent'])

const cleaned = (column: Column, text: string) =>
  NUMBERS.has(column) ? text.replace(/[₹%\s]|^Rs\.?/gi, '') : text

/**
 * The lines of a table copied from a spreadsheet. With a row of headings its columns are found by name; without one
 * they are description, quantity and rate, or description, HSN, quantity, unit, rate and GST rate.
 * @returns null for a text that is not a table of at least two columns
 */
export function pastedLines(text: string): PastedLine[] | null {
  const all = cellsOf(text)
  // Titles above the table are left out.
  const start = all.findIndex(({ length }) => length > 1)
  const rows = all.slice(start)
  const [first] = rows
  if (start === -1 || !first) return null
  const named = namedColumns(first)
  const columns = named ?? IN_ORDER[Math.min(first.length, 6)]!
  return (named ? rows.slice(1) : rows).map((row) =>
    Object.fromEntries(
      columns.flatMap((column, place) => {
        const cellText = row[place]
        return column && cellText ? [[column, cleaned(column, cellText)]] : []
      }),
    ),
  )
}
