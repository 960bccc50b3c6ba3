import { parse, type ParseConfig } from 'papaparse'
import { type CsvMarks, csvMarks } from '@/lib/inputs/csv-marks'
import { decodedText } from '@/lib/inputs/decoded-text'

/** Import this module when a file is read; it brings the parser with it. */

export const MOST_CSV_MB = 5
export const MOST_CSV_COLUMNS = 200
const BYTES_OF_MB = 1_000_000

export type CsvProblem = 'tooLarge' | 'tooManyColumns'
export type CsvReading = { ok: true; rows: string[][] } | { ok: false; problem: CsvProblem }

export const isTooLarge = (file: Blob): boolean => file.size > MOST_CSV_MB * BYTES_OF_MB

/**
 * The cells of a file of CSV, or of a table with other separators; rows without any text are left out. A file
 * that is too large is not opened, and the first row with too many columns ends the reading.
 */
export async function readCsvFile(file: Blob): Promise<CsvReading> {
  if (isTooLarge(file)) return { ok: false, problem: 'tooLarge' }
  return csvTable(decodedText(new Uint8Array(await file.arrayBuffer())))
}

/** No text has it, so that with it a quotation mark is a letter like others. */
const NO_QUOTES = '\u0000'

/** The table of a text, with or without a byte order mark. */
export function csvTable(text: string): CsvReading {
  const marks = csvMarks(text.replace(/^\ufeff/, ''))
  const { reading, isOpen } = cellsOf(marks, marks.quoteChar)
  // A quotation mark that nothing closes is part of a name, and would take in all rows below it.
  return isOpen ? cellsOf(marks, NO_QUOTES).reading : reading
}

/** @returns also whether a quoted cell reached the end of the text without its closing mark */
function cellsOf({ text, delimiter }: CsvMarks, quoteChar: string): { reading: CsvReading; isOpen: boolean } {
  const rows: string[][] = []
  let tooWide = false
  let isOpen = false
  const step: ParseConfig<string[]>['step'] = ({ data, errors }, parser) => {
    isOpen ||= errors.some(({ code }) => code === 'MissingQuotes')
    tooWide = data.length > MOST_CSV_COLUMNS
    if (tooWide) parser.abort()
    else rows.push(data.map(plainCell))
  }
  parse<string[]>(text, { delimiter, quoteChar, skipEmptyLines: 'greedy', step })
  return { reading: tooWide ? { ok: false, problem: 'tooManyColumns' } : { ok: true, rows }, isOpen }
}

/** The text of a formula that is nothing but a text: ="0012" is 0012. */
function plainCell(cell: string): string {
  const formula = /^\s*="((?:[^"]|"")*)"\s*$/.exec(cell)
  return formula ? formula[1]!.replaceAll('""', '"') : cell
}
