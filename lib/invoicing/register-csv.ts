import { csvCell } from '@/lib/format/csv-cell'
import { type Draft, isSupply, type SupplyDocument } from '@/lib/invoicing/draft'
import { isEmpty } from '@/lib/invoicing/filled-lines'
import { placeOfSupply, stateInWords } from '@/lib/invoicing/place-of-supply'
import { type RateSums, type Totals, totals } from '@/lib/invoicing/totals'

const HEADINGS = [
  'Number',
  'Date',
  'Document',
  'Kind of bill',
  'Client',
  'Client GSTIN',
  'Place of supply',
  'Reverse charge',
  'Against invoice',
  'Taxable value',
  'CGST',
  'SGST/UTGST',
  'IGST',
  'Round off',
  'Total',
] as const

const KINDS = { invoice: 'Invoice', creditNote: 'Credit note', debitNote: 'Debit note' } as const

const SUPPLIES = {
  tax: 'Tax invoice',
  composition: 'Bill of supply (composition)',
  exempt: 'Bill of supply',
  mixed: 'Invoice-cum-bill of supply',
  unregistered: 'Bill',
} as const

/** A credit note takes back: its amounts are below zero. */
export const signOf = ({ kind }: SupplyDocument): 1 | -1 => (kind === 'creditNote' ? -1 : 1)

/** Without the sign of minus zero. */
const plain = (paise: number) => ((paise || 0) / 100).toFixed(2)

interface Entry {
  draft: SupplyDocument
  /** Null while a number on it cannot be read. */
  result: Totals | null
}

/** Whether nothing is missing to enter it in the books: a number, a date, a line, and readable figures. */
export const isFinished = (draft: Draft): boolean =>
  draft.number.trim() !== '' && draft.date !== '' && !isEmpty(draft) && totals(draft) !== null

const byNumber = (one: string, other: string) => one.localeCompare(other, 'en-IN', { numeric: true })

function entriesOf(documents: readonly Draft[], unfinishedToo: boolean): Entry[] {
  return documents
    .filter(isSupply)
    .filter((draft) => unfinishedToo || isFinished(draft))
    .sort((one, other) => one.date.localeCompare(other.date) || byNumber(one.number, other.number))
    .map((draft) => ({ draft, result: totals(draft) }))
}

const RATE_PARTS = [
  ['Taxable value at', 'taxablePaise'],
  ['CGST at', 'cgstPaise'],
  ['SGST/UTGST at', 'sgstPaise'],
  ['IGST at', 'igstPaise'],
] as const

const ratesIn = (entries: readonly Entry[]) =>
  [
    ...new Set(
      entries.flatMap(({ result }) => result?.byRate.map(({ taxRatePercent }) => taxRatePercent) ?? []),
    ),
  ].sort((one, other) => one - other)

const sumAt = (byRate: readonly RateSums[], rate: number, part: (typeof RATE_PARTS)[number][1]) =>
  byRate.filter(({ taxRatePercent }) => taxRatePercent === rate).reduce((sum, row) => sum + row[part], 0)

function amountCells({ draft, result }: Entry, rates: readonly number[]): string[] {
  if (!result) return Array.from({ length: 6 + RATE_PARTS.length * rates.length }, () => '')
  const { subtotalPaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise, byRate } = result
  const sums = [subtotalPaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise]
  const atRates = rates.flatMap((rate) => RATE_PARTS.map(([, part]) => sumAt(byRate, rate, part)))
  return [...sums, ...atRates].map((paise) => plain(signOf(draft) * paise))
}

/**
 * The register of invoices, credit and debit notes, one row each, by date and then by number; amounts of credit notes
 * are negative. Behind the totals stand taxable value and tax at each rate.
 * @param unfinishedToo also documents without number, date or lines, and those with unreadable figures, which have no sums
 */
export function registerTable(
  documents: readonly Draft[],
  unfinishedToo: boolean,
): { headings: string[]; rows: string[][] } {
  const entries = entriesOf(documents, unfinishedToo)
  const rates = ratesIn(entries)
  const atRates = rates.flatMap((rate) => RATE_PARTS.map(([label]) => `${label} ${rate}%`))
  return {
    headings: [...HEADINGS, ...atRates],
    rows: entries.map((entry) => [...factCells(entry.draft), ...amountCells(entry, rates)]),
  }
}

function factCells(draft: SupplyDocument): string[] {
  return [
    csvCell(draft.number.trim()),
    draft.date,
    KINDS[draft.kind],
    SUPPLIES[draft.supply],
    csvCell(draft.client.name.trim()),
    csvCell(draft.client.gstin.trim().toUpperCase()),
    stateInWords(placeOfSupply(draft)),
    draft.reverseCharge && draft.supply === 'tax' ? 'Yes' : 'No',
    draft.kind === 'invoice' ? '' : csvCell(draft.against.trim()),
  ]
}
