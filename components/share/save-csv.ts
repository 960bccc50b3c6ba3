import { saveFile } from '@/components/share/save-file'
import { csvCell } from '@/lib/format/csv-cell'

/** Excel reads a file without it in the device's own encoding, and breaks ₹ and Indian scripts. */
const BYTE_ORDER_MARK = '\ufeff'

/** Saves a table as a file for spreadsheets: 'sip-by-year' becomes sip-by-year.csv. */
export const saveCsv = (stem: string, lines: readonly (readonly string[])[]): void =>
  saveFile(`${stem}.csv`, 'text/csv;charset=utf-8', BYTE_ORDER_MARK + csvOf(lines))

/** Lines as RFC 4180 writes them: every cell in quotes, and none a formula when a spreadsheet opens it. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')
}

const quoted = (text: string) => `"${csvCell(text).replaceAll('"', '""')}"`
