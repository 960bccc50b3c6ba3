import { readNumber } from '@/lib/inputs/read-number'
import { lawRows } from '@/lib/rules/in-force'
import { ratesOnBills } from '@/lib/rules/gst/bill-rates'

/** Rows and cells of a text copied from a spreadsheet: tabs between cells, quotes around cells with line breaks. */
export function pastedCells(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gy
  const source = text.replace(/\r\n?/g, '\n')
  for (let found = cell.exec(source); found; found = cell.exec(source)) {
    const [, quoted, plain = '', end] = found
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain).replace(/\s+/g, ' ').trim())
    if (end === '') break
    if (end === '\n') rows.push([])
  }
  return rows.filter((row) => row.some((content) => content !== ''))
}

/** A number of a cell without its signs of rupees and per cent. */
export const bareNumber = (text: string) => text.replace(/[₹%\s]|^Rs\.?/gi, '')

export const isNumber = (text: string) => readNumber(bareNumber(text)) !== null
export const numberIn = (text: string) => readNumber(bareNumber(text))

/** The rates of every day: the rows may be those of an old bill. */
const GST_RATES = new Set(lawRows(ratesOnBills).flatMap(({ value }) => value))
export const isGstRate = (text: string) => {
  const rate = numberIn(text)
  return rate !== null && GST_RATES.has(rate)
}

/** Four, six or eight digits, with or without points and blanks. */
export const isHsn = (text: string) => /^\d{4}(?:\d{2}){0,2}$/.test(text.replace(/[ .]/g, ''))

/** Kilograms, nos, boxes: a word and no number. */
export const isUnit = (text: string) => /^\p{L}[\p{L}\p{M} .]{0,11}$/u.test(text)
