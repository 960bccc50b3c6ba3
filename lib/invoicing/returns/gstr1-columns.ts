import { isCalendarDay } from '@/lib/calendar/calendar-day'
import { csvCell } from '@/lib/format/csv-cell'
import { plainGstin } from '@/lib/identity/gstin'
import {
  type Gstr1SectionId,
  type InvoiceType,
  invoiceType,
  type RateRow,
  type ReportedDocument,
} from '@/lib/invoicing/returns/gstr1'
import { emptyColumn, type Gstr1Column, placeCell, rupeesCell } from '@/lib/invoicing/returns/gstr1-cells'
import { portCodeOf } from '@/lib/invoicing/returns/port-code'
import { isAbroad, placeOfSupply } from '@/lib/invoicing/tax/place-of-supply'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '2026-04-01' is '01-Apr-2026' in the template; '' for no day. */
function dateCell(day: string): string {
  if (!isCalendarDay(day)) return ''
  const [year, month, date] = day.split('-')
  return `${date}-${MONTHS[Number(month) - 1]}-${year}`
}

/** A row of a table that names each document: the document, and its sums at one rate. */
export interface RateOfDocument extends Pick<ReportedDocument, 'doc' | 'result'> {
  rate: RateRow
}

type Column = Gstr1Column<RateOfDocument>

/** As the offline tool names them. */
const INVOICE_TYPES: Record<InvoiceType, string> = {
  R: 'Regular B2B',
  SEWP: 'SEZ supplies with payment',
  SEWOP: 'SEZ supplies without payment',
}

const isWithTax = ({ doc }: RateOfDocument) => doc.zeroRated === 'withTax'
const number = ({ doc }: RateOfDocument) => csvCell(doc.number.trim())
const date = ({ doc }: RateOfDocument) => dateCell(doc.date)
const amount = ({ result }: RateOfDocument) => rupeesCell(result.totalMinor)

const GSTIN: Column = { heading: 'GSTIN/UIN of Recipient', cell: ({ doc }) => plainGstin(doc.client.gstin) }
const RECEIVER: Column = { heading: 'Receiver Name', cell: ({ doc }) => csvCell(doc.client.name.trim()) }
const INVOICE: readonly Column[] = [
  { heading: 'Invoice Number', cell: number },
  { heading: 'Invoice date', cell: date },
  { heading: 'Invoice Value', cell: amount },
]
const NOTE: readonly Column[] = [
  { heading: 'Note Number', cell: number },
  { heading: 'Note Date', cell: date },
  { heading: 'Note Type', cell: ({ doc }) => (doc.kind === 'creditNote' ? 'C' : 'D') },
]
const PLACE: Column = { heading: 'Place Of Supply', cell: ({ doc }) => placeCell(placeOfSupply(doc)) }
const REVERSE: Column = { heading: 'Reverse Charge', cell: ({ doc }) => (doc.reverseCharge ? 'Y' : 'N') }
const SHARE: Column = emptyColumn('Applicable % of Tax Rate')
const ECOMMERCE: Column = emptyColumn('E-Commerce GSTIN')
const RATE: readonly Column[] = [
  { heading: 'Rate', cell: ({ rate }) => String(rate.taxRatePercent) },
  { heading: 'Taxable Value', cell: ({ rate }) => rupeesCell(rate.taxableMinor) },
  emptyColumn('Cess Amount'),
]

/** The sections that name each document, by the names of their sheets. */
export const DOCUMENT_TABLES = {
  b2b: [
    ...[GSTIN, RECEIVER, ...INVOICE, PLACE, REVERSE, SHARE],
    { heading: 'Invoice Type', cell: ({ doc }) => INVOICE_TYPES[invoiceType(doc)] },
    ...[ECOMMERCE, ...RATE],
  ],
  b2cl: [...INVOICE, PLACE, SHARE, ...RATE, ECOMMERCE],
  cdnr: [
    ...[GSTIN, RECEIVER, ...NOTE, PLACE, REVERSE],
    { heading: 'Note Supply Type', cell: ({ doc }) => INVOICE_TYPES[invoiceType(doc)] },
    { heading: 'Note Value', cell: amount },
    ...[SHARE, ...RATE],
  ],
  cdnur: [
    {
      heading: 'UR Type',
      cell: (row) => (isAbroad(row.doc) ? (isWithTax(row) ? 'EXPWP' : 'EXPWOP') : 'B2CL'),
    },
    ...[...NOTE, PLACE],
    { heading: 'Note Value', cell: amount },
    ...[SHARE, ...RATE],
  ],
  exp: [
    { heading: 'Export Type', cell: (row) => (isWithTax(row) ? 'WPAY' : 'WOPAY') },
    ...INVOICE,
    { heading: 'Port Code', cell: ({ doc }) => portCodeOf(doc) },
    {
      heading: 'Shipping Bill Number',
      cell: ({ doc }) => csvCell((doc.references.shippingBill ?? '').trim()),
    },
    {
      heading: 'Shipping Bill Date',
      cell: ({ doc: { references } }) => dateCell(references.shippingBillDate ?? ''),
    },
    ...RATE,
  ],
} satisfies Partial<Record<Gstr1SectionId, readonly Column[]>>
