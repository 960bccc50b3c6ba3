import { typedLists } from '@/lib/language/typed-words'
import { isGstRate, isNumber } from '@/lib/invoicing/model/pasted-cells'
import type { PastedColumn } from '@/lib/invoicing/model/pasted-column'

/** What a head names: a column of the line, or something that a line does not have; `unsure` is to be asked. */
interface Head {
  column: PastedColumn | null
  unsure?: boolean
}

const INCLUSIVE = /incl|with (?:gst|tax)|after (?:gst|tax)/

/** Heads in the languages of pages, by how one of their words begins: 'माल का विवरण', 'कुल राशि'. */
const OWN_HEADS = typedLists(process.env.TYPED_BILL_HEADS).map(([column = '', ...words]): [RegExp, Head] => [
  new RegExp(`(?:^| )(?:${words.join('|')})`),
  { column: column === 'none' ? null : (column as PastedColumn), unsure: column === 'discount' },
])

/**
 * The first that fits counts: "Tax amount" is an amount before it is a tax, "Unit price" a price before it is a unit.
 */
const HEADS: readonly [RegExp, Head][] = [
  ...OWN_HEADS,
  [/^(?:(?:s|sl|sr|serial|line|item|row) ?)?(?:no|num|number|#)$|^#$|^$/, { column: null }],
  [/\b(?:code|sku|barcode|remarks?|notes?)\b/, { column: null }],
  [/\b(?:hsn|sac)\b/, { column: 'hsn' }],
  [/\bdisc(?:ount)?(?: rate)? ?%|% ?disc/, { column: 'discount' }],
  [/\bdisc(?:ount)?(?: in)? ?(?:₹|rs\b|amount|amt|value)/, { column: 'discountRupees' }],
  [/\bdisc/, { column: 'discount', unsure: true }],
  [/\bmrp\b/, { column: 'rate', unsure: true }],
  [/\b(?:amount|amt|total|value)\b/, { column: null }],
  [/\b(?:cgst|sgst|utgst|cess)\b/, { column: null, unsure: true }],
  [/\b(?:rate|price|cost)\b.*(?:incl|excl|with|before|after|\bex\b)/, { column: 'rate' }],
  [/\b(?:gst|igst|tax|vat)\b/, { column: 'taxRatePercent' }],
  [/\b(?:rate|price|cost)\b/, { column: 'rate' }],
  [/\b(?:qty|quantity|nos|pcs|pieces)\b/, { column: 'quantity' }],
  [/^(?:units?|uqc|uom|unit of measure\w*)$/, { column: 'unit' }],
  [/desc|item|product|particular|name|goods|service|details/, { column: 'description' }],
]

const plain = (head: string) =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}%₹#]+/gu, ' ')
    .trim()

function headOf(text: string): Head | null {
  const head = plain(text)
  const found = HEADS.find(([pattern]) => pattern.test(head))?.[1]
  if (!found) return null
  return { ...found, unsure: found.unsure === true || (found.column === 'rate' && INCLUSIVE.test(head)) }
}

const NUMBERS: ReadonlySet<PastedColumn> = new Set(['quantity', 'rate', 'discount', 'discountRupees'])

/** True where the cells below a head can be what it names. */
function fits(column: PastedColumn | null, cells: readonly string[]): boolean {
  const filled = cells.filter((text) => text !== '')
  if (column === 'taxRatePercent') return filled.every(isGstRate)
  if (column === 'unit') return !filled.some(isNumber)
  return column === null || !NUMBERS.has(column) || filled.every(isNumber)
}

/** The columns named by a first row of heads, and whether each is beyond doubt; null if the row has none. */
export function namedColumns(
  row: readonly string[],
  data: readonly (readonly string[])[],
): { columns: (PastedColumn | null)[]; certain: boolean } | null {
  const heads = row.map(headOf)
  const known = heads.filter((head, place) => head !== null && row[place] !== '')
  const named = new Set(known.map((head) => head!.column))
  if (known.length < 2 || (!named.has('description') && named.size < 3) || row.some(isNumber)) return null
  let certain = true
  const columns = heads.map((head, place) => {
    const cells = data.map((cellsOfRow) => cellsOfRow[place] ?? '')
    const column = head?.column ?? null
    const isDoubt = head?.unsure === true && !hasSurer(heads, column)
    if (!fits(column, cells)) certain = false
    if (isDoubt && cells.some((text) => text !== '')) certain = false
    return fits(column, cells) && (!head?.unsure || isDoubt) ? column : null
  })
  const used = columns.filter((column) => column !== null)
  return { columns: firstOfEach(columns), certain: certain && new Set(used).size === used.length }
}

/** MRP is no doubt where the rate has a column of its own, nor are the halves of GST where its rate has one. */
const hasSurer = (heads: readonly (Head | null)[], column: PastedColumn | null) =>
  heads.some((other) => other?.column === (column ?? 'taxRatePercent') && other.unsure !== true)

const firstOfEach = (columns: readonly (PastedColumn | null)[]) =>
  columns.map((column, place) => (columns.indexOf(column) === place ? column : null))
