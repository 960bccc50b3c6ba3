import { groups } from 'd3-array'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import {
  emptyColumn,
  type Gstr1Column,
  type Gstr1Table,
  placeCell,
  rupeesCell,
  tableOf,
} from '@/lib/invoicing/returns/gstr1-cells'
import { isAdvanceVoucher, isRefund } from '@/lib/invoicing/model/advance-vouchers'
import { withSign } from '@/lib/invoicing/returns/gstr1'
import { referredInvoice, invoicesIn } from '@/lib/invoicing/tax/payments'
import { isInterState, placeOfSupply } from '@/lib/invoicing/tax/place-of-supply'
import { addTaxSums, type TaxSums, totals } from '@/lib/invoicing/tax/totals'

/** A voucher with a tax that the seller pays; under reverse charge the client does. */
const isTaxed = (doc: BusinessDocument): doc is Receipt =>
  isAdvanceVoucher(doc) && chargesTax(doc) && !doc.reverseCharge && doc.number.trim() !== ''

const isWithin = (day: string, from: string, to: string) => day >= from && day <= to

/**
 * The advances of a period. Received: those without an invoice up to its end. Adjusted: those of earlier
 * periods whose invoice is of this one. An advance received and invoiced within the period is reported as its
 * invoice alone. A refund is taken off those received, or, of an advance of an earlier period, adjusted as an
 * invoice for it would be. Source: FORM GSTR-1, table 11, "net of refund vouchers, if any", and the
 * instructions to 11A and 11B; CGST Act, section 12(2) and 13(2) with Notification 66/2017, by which tax on
 * an advance is paid for services only
 */
export function advancesOf(documents: readonly BusinessDocument[], from: string, to: string) {
  const invoices = invoicesIn(documents)
  const vouchers = documents.filter(isTaxed)
  const advances = vouchers
    .filter((doc) => !isRefund(doc))
    .map((doc) => {
      const invoice = doc.against.trim() === '' ? null : referredInvoice(doc, invoices)
      return { doc, invoicedOn: invoice?.date ?? null, sign: 1 as const }
    })
  const refunds = vouchers.filter((doc) => isRefund(doc) && isWithin(doc.date, from, to))
  const isOfEarlier = ({ againstDate }: Receipt) => againstDate !== '' && againstDate < from
  const signed = (docs: readonly Receipt[], sign: 1 | -1): Advance[] => docs.map((doc) => ({ doc, sign }))
  const received: Advance[] = advances.filter(
    ({ doc, invoicedOn }) => isWithin(doc.date, from, to) && (invoicedOn === null || invoicedOn > to),
  )
  const adjusted: Advance[] = advances.filter(
    ({ doc, invoicedOn }) =>
      doc.date !== '' && doc.date < from && invoicedOn !== null && isWithin(invoicedOn, from, to),
  )
  const ofThisPeriod = refunds.filter((doc) => !isOfEarlier(doc))
  return {
    received: [...received, ...signed(ofThisPeriod, -1)],
    adjusted: [...adjusted, ...signed(refunds.filter(isOfEarlier), 1)],
  }
}

/** A voucher, and whether its amount is added or taken off. */
export interface Advance {
  doc: Receipt
  sign: 1 | -1
}

/** Advances of one place of supply and rate, without their tax. */
export interface AdvanceRow extends TaxSums {
  place: string
  taxRatePercent: number
  isInterState: boolean
}

export function advanceRows(advances: readonly Advance[]): AdvanceRow[] {
  const lines = advances.flatMap(({ doc, sign }) =>
    (totals(doc)?.lines ?? []).map((line) => ({
      ...line,
      ...withSign(line, sign),
      place: placeOfSupply(doc),
      isInterState: isInterState(doc),
    })),
  )
  return groups(lines, ({ place, taxRatePercent }) => `${place} ${taxRatePercent}`)
    .map(([, same]) => {
      const first = same[0]!
      return {
        place: first.place,
        taxRatePercent: first.taxRatePercent,
        isInterState: first.isInterState,
        ...addTaxSums(same),
      }
    })
    .filter(({ taxableMinor }) => taxableMinor > 0)
}

const columnsOf = (amount: string): readonly Gstr1Column<AdvanceRow>[] => [
  { heading: 'Place Of Supply', cell: ({ place }) => placeCell(place) },
  emptyColumn('Applicable % of Tax Rate'),
  { heading: 'Rate', cell: ({ taxRatePercent }) => String(taxRatePercent) },
  { heading: amount, cell: ({ taxableMinor }) => rupeesCell(taxableMinor) },
  emptyColumn('Cess Amount'),
]

const advanceTable = (name: string, amount: string, advances: readonly Advance[]): Gstr1Table => ({
  name,
  ...tableOf(columnsOf(amount), advanceRows(advances)),
  taxablePaise: null,
})

/** Tables 11A and 11B. Their sums are no turnover, so that they are not in the sum of the register. */
export function advanceTables(
  documents: readonly BusinessDocument[],
  from: string,
  to: string,
): Gstr1Table[] {
  const { received, adjusted } = advancesOf(documents, from, to)
  return [
    advanceTable('at', 'Gross Advance Received', received),
    advanceTable('atadj', 'Gross Advance Adjusted', adjusted),
  ]
}
