import { chargesTax } from '@/lib/invoicing/charges-tax'
import type { Draft, Receipt } from '@/lib/invoicing/draft'
import { type Gstr1Table, placeCell, rupeesCell } from '@/lib/invoicing/gstr1-cells'
import { invoiceOf, invoicesIn } from '@/lib/invoicing/payments'
import { placeOfSupply } from '@/lib/invoicing/place-of-supply'
import { totals } from '@/lib/invoicing/totals'

/** A receipt voucher with a tax that the seller pays; under reverse charge the client does. */
const isTaxedAdvance = (draft: Draft): draft is Receipt =>
  draft.kind === 'receipt' &&
  draft.type === 'advance' &&
  chargesTax(draft) &&
  !draft.reverseCharge &&
  draft.number.trim() !== ''

const isWithin = (day: string, from: string, to: string) => day >= from && day <= to

/**
 * The advances of a period. Received: those without an invoice up to its end. Adjusted: those of earlier periods whose
 * invoice is of this one. An advance received and invoiced within the period is reported as its invoice alone.
 * Source: instructions to FORM GSTR-1, tables 11A and 11B; CGST Act, section 12(2) and 13(2) with Notification 66/2017,
 * by which tax on an advance is paid for services only
 */
function advancesOf(documents: readonly Draft[], from: string, to: string) {
  const invoices = invoicesIn(documents)
  const advances = documents.filter(isTaxedAdvance).map((draft) => {
    const invoice = draft.against.trim() === '' ? null : invoiceOf(draft, invoices)
    return { draft, invoicedOn: invoice?.date ?? null }
  })
  return {
    received: advances.filter(
      ({ draft, invoicedOn }) => isWithin(draft.date, from, to) && (invoicedOn === null || invoicedOn > to),
    ),
    adjusted: advances.filter(
      ({ draft, invoicedOn }) =>
        draft.date !== '' && draft.date < from && invoicedOn !== null && isWithin(invoicedOn, from, to),
    ),
  }
}

/** Advances without their tax, by place of supply and rate. */
function rowsOf(advances: readonly { draft: Receipt }[]): string[][] {
  const sums = new Map<string, { place: string; rate: number; paise: number }>()
  for (const { draft } of advances)
    for (const { taxRatePercent, taxablePaise } of totals(draft)?.lines ?? []) {
      const place = placeOfSupply(draft)
      const key = `${place} ${taxRatePercent}`
      const before = sums.get(key)?.paise ?? 0
      sums.set(key, { place, rate: taxRatePercent, paise: before + taxablePaise })
    }
  return [...sums.values()]
    .filter(({ paise }) => paise > 0)
    .map(({ place, rate, paise }) => [placeCell(place), '', String(rate), rupeesCell(paise), ''])
}

const headingsOf = (amount: string) => [
  'Place Of Supply',
  'Applicable % of Tax Rate',
  'Rate',
  amount,
  'Cess Amount',
]

/** Tables 11A and 11B. Their sums are no turnover, so that they are not in the sum of the register. */
export function advanceTables(documents: readonly Draft[], from: string, to: string): Gstr1Table[] {
  const { received, adjusted } = advancesOf(documents, from, to)
  return [
    {
      name: 'at',
      headings: headingsOf('Gross Advance Received'),
      rows: rowsOf(received),
      taxablePaise: null,
    },
    {
      name: 'atadj',
      headings: headingsOf('Gross Advance Adjusted'),
      rows: rowsOf(adjusted),
      taxablePaise: null,
    },
  ]
}
