import type { Draft, Invoice } from '@/lib/invoicing/draft'
import { placeOfSupply, stateInWords } from '@/lib/invoicing/place-of-supply'
import { type Totals, totals } from '@/lib/invoicing/totals'

export const REGISTER_HEADINGS = [
  'Number',
  'Date',
  'Kind of bill',
  'Client',
  'Client GSTIN',
  'Place of supply',
  'Reverse charge',
  'Taxable value',
  'CGST',
  'SGST/UTGST',
  'IGST',
  'Round off',
  'Total',
] as const

const KINDS = {
  tax: 'Tax invoice',
  composition: 'Bill of supply (composition)',
  exempt: 'Bill of supply',
  unregistered: 'Bill',
} as const

const plain = (paise: number) => (paise / 100).toFixed(2)
const NO_SUMS = ['', '', '', '', '', '']

function sumCells(result: Totals | null): string[] {
  if (!result) return NO_SUMS
  const { subtotalPaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise } = result
  return [subtotalPaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise].map(plain)
}

/** A text that a spreadsheet would take for a formula gets a sign before it that makes it text. */
const asText = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/**
 * The register of invoices, one row each, by date and then by number. An invoice with a number that can't be read has
 * empty sums.
 */
export function registerRows(documents: readonly Draft[]): string[][] {
  const invoices = documents.filter((draft): draft is Invoice => draft.kind === 'invoice')
  return invoices
    .sort((one, other) => one.date.localeCompare(other.date) || byNumber(one.number, other.number))
    .map((draft) => [
      asText(draft.number.trim()),
      draft.date,
      KINDS[draft.supply],
      asText(draft.client.name.trim()),
      asText(draft.client.gstin.trim().toUpperCase()),
      stateInWords(placeOfSupply(draft)),
      draft.reverseCharge && draft.supply === 'tax' ? 'Yes' : 'No',
      ...sumCells(totals(draft)),
    ])
}

const byNumber = (one: string, other: string) => one.localeCompare(other, 'en-IN', { numeric: true })
