import { parse } from 'papaparse'

/** Import this module when a file is read; it brings the parser with it. */

export const MOST_CSV_MB = 5
export const MOST_CSV_COLUMNS = 200
const BYTES_OF_MB = 1_000_000

export type CsvProblem = 'tooLarge' | 'tooManyColumns'
export type CsvReading = { ok: true; rows: string[][] } | { ok: false; problem: CsvProblem }

/**
 * The cells of a file of CSV, or of a table with tabs or semicolons; rows without any text are left out. A file that is too
 * large is not opened, and the first row with too many columns ends the reading.
 */
export async function readCsvFile(file: Blob): Promise<CsvReading> {
  if (file.size > MOST_CSV_MB * BYTES_OF_MB) return { ok: false, problem: 'tooLarge' }
  return csvTable(new TextDecoder().decode(await file.arrayBuffer()))
}

/** The same of a text, with or without a byte order mark. */
export function csvTable(text: string): CsvReading {
  const rows: string[][] = []
  let tooWide = false
  parse<string[]>(text.replace(/^\ufeff/, ''), {
    skipEmptyLines: 'greedy',
    step: ({ data }, parser) => {
      tooWide = data.length > MOST_CSV_COLUMNS
      if (tooWide) parser.abort()
      else rows.push(data)
    },
  })
  return tooWide ? { ok: false, problem: 'tooManyColumns' } : { ok: true, rows }
}
