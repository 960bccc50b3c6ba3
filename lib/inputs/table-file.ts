import { csvTable, isTooLarge } from '@/lib/inputs/csv-table'
import { decodedText } from '@/lib/inputs/decoded-text'
import type { TableReading } from '@/lib/inputs/table-reading'

/** The first bytes of files that are no text. */
const SIGNATURES = [
  ['pdf', '%PDF'],
  ['spreadsheet', 'PK\u0003\u0004'],
  ['spreadsheet', '\u00d0\u00cf\u0011\u00e0'],
  ['picture', '\u0089PNG'],
  ['picture', '\u00ff\u00d8\u00ff'],
] as const

/** Where a package begins with its kind, as those of LibreOffice do, in place of an .xlsx. */
const OPEN_DOCUMENT = 'mimetypeapplication/vnd.oasis'

function kindOf(bytes: Uint8Array) {
  const start = String.fromCharCode(...bytes.subarray(0, 80))
  if (start.includes(OPEN_DOCUMENT)) return 'damaged'
  return SIGNATURES.find(([, mark]) => start.startsWith(mark))?.[0]
}

type LoadSpreadsheets = () => Promise<{ spreadsheetTable(content: string | Uint8Array): TableReading }>

/**
 * The cells of a table in a file, whatever its name ends in: CSV and its like, .xls, .xlsx, or a table in
 * HTML. The reader of Excel files loads with the first that needs it.
 */
export async function readTableFile(file: Blob, loadSpreadsheets: LoadSpreadsheets): Promise<TableReading> {
  if (isTooLarge(file)) return { ok: false, problem: 'tooLarge' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = kindOf(bytes)
  if (kind !== undefined && kind !== 'spreadsheet') return { ok: false, problem: kind }
  const text = kind === 'spreadsheet' ? null : decodedText(bytes)
  if (text !== null && !/^\s*<(?:!|\?xml|html|head|meta|table|style|div|body)/i.test(text))
    return csvTable(text)
  const reader = await loadSpreadsheets().catch(() => null)
  return reader ? reader.spreadsheetTable(text ?? bytes) : { ok: false, problem: 'notLoaded' }
}
