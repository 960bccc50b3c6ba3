import { type QrFields, qrPayload } from '@/lib/qr/qr-payload'
import { qrInputs } from '@/lib/qr/qr-inputs'
import { changeTexts, freshInputs, readValues } from '@/lib/inputs/tool-inputs'

export interface BatchRow {
  /** As in the file, counted from 1. */
  row: number
  /** For the picture's file: without signs that file systems refuse, unlike all others. */
  name: string
  /** Null where the row gives no code. */
  payload: string | null
}

const MOST_BATCH_ROWS = 500
const LONGEST_NAME = 60

const inputNames = Object.keys(qrInputs) as (keyof QrFields)[]
const fieldNames = new Map(inputNames.map((name) => [name.toLowerCase(), name]))

const plain = (heading: string) => heading.trim().toLowerCase()

/** The first row names fields where it holds nothing but names of fields, and 'name' for the file. */
function headingsOf(row: readonly string[]): readonly string[] | null {
  const headings = row.map(plain)
  const known = headings.every((heading) => heading === 'name' || fieldNames.has(heading))
  return known && headings.some((heading) => fieldNames.has(heading)) ? headings : null
}

function payloadByHeadings(headings: readonly string[], cells: readonly string[]): string | null {
  const texts: Partial<Record<keyof QrFields, string>> = {}
  for (const [place, heading] of headings.entries()) {
    const name = fieldNames.get(heading)
    if (name && cells[place]) texts[name] = cells[place]
  }
  const fields = readValues(changeTexts(qrInputs, freshInputs(qrInputs), texts), inputNames)
  const made = fields && qrPayload(fields)
  return made?.kind === 'ready' ? made.payload : null
}

/** One cell is the text; of two or more, the first is the name. */
function payloadOfText(cells: readonly string[]): string | null {
  const text = (cells.length === 1 ? cells[0] : cells[1]) ?? ''
  return text.trim() === '' ? null : text
}

function fileName(text: string, row: number): string {
  const safe = text
    .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .match(/[^. ](?:.*[^. ])?/u)
  return [...(safe?.[0] ?? '')].slice(0, LONGEST_NAME).join('') || `code ${row}`
}

/** The codes requested by the rows of a table; at most 500. */
export function batchRows(table: readonly (readonly string[])[]): BatchRow[] {
  const headings = table[0] ? headingsOf(table[0]) : null
  const first = headings ? 1 : 0
  const used = new Set<string>()
  return table.slice(first, first + MOST_BATCH_ROWS).map((cells, place) => {
    const row = first + place + 1
    const named = headings ? (cells[headings.indexOf('name')] ?? '') : cells.length > 1 ? cells[0]! : ''
    const base = fileName(named, row)
    const name = used.has(base.toLowerCase()) ? `${base} ${row}` : base
    used.add(name.toLowerCase())
    return { row, name, payload: headings ? payloadByHeadings(headings, cells) : payloadOfText(cells) }
  })
}
