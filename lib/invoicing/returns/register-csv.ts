import { sort, sum } from 'd3-array'
import { csvCell } from '@/lib/format/csv-cell'
import { type BusinessDocument, isSupply, type SupplyDocument } from '@/lib/invoicing/document/document'
import { isEmpty } from '@/lib/invoicing/model/filled-lines'
import { onceForEach } from '@/lib/invoicing/model/once-for-each'
import { rupeesCell } from '@/lib/invoicing/returns/gstr1-cells'
import { placeOfSupply, stateInWords } from '@/lib/invoicing/tax/place-of-supply'
import { type TaxSums, type Totals, totals } from '@/lib/invoicing/tax/totals'

const KINDS = {
  invoice: 'Invoice',
  cashMemo: 'Cash memo',
  creditNote: 'Credit note',
  debitNote: 'Debit note',
} as const

const SUPPLIES = {
  tax: 'Tax invoice',
  composition: 'Bill of supply (composition)',
  exempt: 'Bill of supply',
  mixed: 'Invoice-cum-bill of supply',
  unregistered: 'Bill',
} as const

/** A credit note takes back: its amounts are below zero. */
export const signOf = ({ kind }: SupplyDocument): 1 | -1 => (kind === 'creditNote' ? -1 : 1)

/** The columns of each document, with headings. */
const FACTS: readonly [heading: string, cell: (doc: SupplyDocument) => string][] = [
  ['Number', ({ number }) => csvCell(number.trim())],
  ['Date', ({ date }) => date],
  ['Document', ({ kind }) => KINDS[kind]],
  ['Bill type', ({ supply }) => SUPPLIES[supply]],
  ['Client', ({ client }) => csvCell(client.name.trim())],
  ['Client GSTIN', ({ client }) => csvCell(client.gstin.trim().toUpperCase())],
  ['Place of supply', (doc) => stateInWords(placeOfSupply(doc))],
  ['Reverse charge', ({ reverseCharge, supply }) => (reverseCharge && supply === 'tax' ? 'Yes' : 'No')],
  ['Against invoice', (doc) => ('against' in doc ? csvCell(doc.against.trim()) : '')],
]

/** Its amounts in paise; none while a number on it cannot be read. */
const AMOUNTS: readonly [heading: string, paise: (result: Totals) => number][] = [
  ['Taxable value', ({ subtotalMinor }) => subtotalMinor],
  ['CGST', ({ cgstMinor }) => cgstMinor],
  ['SGST/UTGST', ({ sgstMinor }) => sgstMinor],
  ['IGST', ({ igstMinor }) => igstMinor],
  ['Round off', ({ roundOffMinor }) => roundOffMinor],
  ['Total', ({ totalMinor }) => totalMinor],
]

const AT_RATE: readonly [heading: string, part: keyof TaxSums][] = [
  ['Taxable value at', 'taxableMinor'],
  ['CGST at', 'cgstMinor'],
  ['SGST/UTGST at', 'sgstMinor'],
  ['IGST at', 'igstMinor'],
]

/** The amounts at one rate. */
const amountsAt = (rate: number) =>
  AT_RATE.map(([heading, part]): (typeof AMOUNTS)[number] => [
    `${heading} ${rate}%`,
    ({ byRate }) =>
      sum(
        byRate.filter(({ taxRatePercent }) => taxRatePercent === rate),
        (row) => row[part],
      ),
  ])

/** True if nothing is missing to enter it in the books: a number, a date, a line, and readable figures. */
export const isFinished = onceForEach(
  (doc: BusinessDocument): boolean =>
    doc.number.trim() !== '' && doc.date !== '' && !isEmpty(doc) && totals(doc) !== null,
)

const byNumber = (a: string, b: string) => a.localeCompare(b, 'en-IN', { numeric: true })

/**
 * The register of invoices, credit and debit notes, one row each, by date and then by number; amounts of credit notes
 * are negative. The totals are followed by taxable value and tax at each rate.
 * @param unfinishedToo also documents without number, date or lines, and those with unreadable figures, which
 * have no sums
 */
export function registerTable(
  documents: readonly BusinessDocument[],
  { unfinishedToo }: { unfinishedToo: boolean },
): { headings: string[]; rows: string[][] } {
  const entries = documents
    .filter(isSupply)
    .filter((doc) => unfinishedToo || isFinished(doc))
    .sort((a, b) => a.date.localeCompare(b.date) || byNumber(a.number, b.number))
  const rates = entries.flatMap((doc) => totals(doc)?.byRate.map((row) => row.taxRatePercent) ?? [])
  const amounts = [...AMOUNTS, ...sort(new Set(rates)).flatMap(amountsAt)]
  const amountCells = (doc: SupplyDocument) => {
    const result = totals(doc)
    return amounts.map(([, paise]) => (result ? rupeesCell(signOf(doc) * paise(result)) : ''))
  }
  return {
    headings: [...FACTS, ...amounts].map(([heading]) => heading),
    rows: entries.map((doc) => [...FACTS.map(([, cell]) => cell(doc)), ...amountCells(doc)]),
  }
}
