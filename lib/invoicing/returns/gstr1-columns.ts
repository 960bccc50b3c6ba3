import { isCalendarDay } from '@/lib/calendar/calendar-day'
import { csvCell } from '@/lib/format/csv-cell'
import { plainGstin } from '@/lib/identity/gstin'
import {
  type Gstr1SectionId,
  type InvoiceType,
  invoiceType,
  isExport,
  type RateRow,
  type ReportedDocument,
} from '@/lib/invoicing/returns/gstr1'
import { placeCell, rupeesCell } from '@/lib/invoicing/returns/gstr1-cells'
import { portCodeOf } from '@/lib/invoicing/returns/port-code'
import { placeOfSupply } from '@/lib/invoicing/tax/place-of-supply'

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

export type Gstr1Column = readonly [heading: string, cell: (row: RateOfDocument) => string]

/** As the offline tool names them. */
const INVOICE_TYPES: Record<InvoiceType, string> = {
  R: 'Regular B2B',
  SEWP: 'SEZ supplies with payment',
  SEWOP: 'SEZ supplies without payment',
}

const none = () => ''
const isWithTax = ({ doc }: RateOfDocument) => doc.zeroRated === 'withTax'
const number = ({ doc }: RateOfDocument) => csvCell(doc.number.trim())
const date = ({ doc }: RateOfDocument) => dateCell(doc.date)
const amount = ({ result }: RateOfDocument) => rupeesCell(result.totalPaise)

const GSTIN: Gstr1Column = ['GSTIN/UIN of Recipient', ({ doc }) => plainGstin(doc.client.gstin)]
const RECEIVER: Gstr1Column = ['Receiver Name', ({ doc }) => csvCell(doc.client.name.trim())]
const INVOICE: readonly Gstr1Column[] = [
  ['Invoice Number', number],
  ['Invoice date', date],
  ['Invoice Value', amount],
]
const NOTE: readonly Gstr1Column[] = [
  ['Note Number', number],
  ['Note Date', date],
  ['Note Type', ({ doc }) => (doc.kind === 'creditNote' ? 'C' : 'D')],
]
const PLACE: Gstr1Column = ['Place Of Supply', ({ doc }) => placeCell(placeOfSupply(doc))]
const REVERSE: Gstr1Column = ['Reverse Charge', ({ doc }) => (doc.reverseCharge ? 'Y' : 'N')]
const SHARE: Gstr1Column = ['Applicable % of Tax Rate', none]
const ECOMMERCE: Gstr1Column = ['E-Commerce GSTIN', none]
const RATE: readonly Gstr1Column[] = [
  ['Rate', ({ rate }) => String(rate.taxRatePercent)],
  ['Taxable Value', ({ rate }) => rupeesCell(rate.taxablePaise)],
  ['Cess Amount', none],
]

/** The sections that name each document, by the names of their sheets. */
export const DOCUMENT_TABLES = {
  b2b: [
    ...[GSTIN, RECEIVER, ...INVOICE, PLACE, REVERSE, SHARE],
    ['Invoice Type', ({ doc }) => INVOICE_TYPES[invoiceType(doc)]],
    ...[ECOMMERCE, ...RATE],
  ],
  b2cl: [...INVOICE, PLACE, SHARE, ...RATE, ECOMMERCE],
  cdnr: [
    ...[GSTIN, RECEIVER, ...NOTE, PLACE, REVERSE],
    ['Note Supply Type', ({ doc }) => INVOICE_TYPES[invoiceType(doc)]],
    ['Note Value', amount],
    ...[SHARE, ...RATE],
  ],
  cdnur: [
    ['UR Type', (row) => (isExport(row.doc) ? (isWithTax(row) ? 'EXPWP' : 'EXPWOP') : 'B2CL')],
    ...[...NOTE, PLACE],
    ['Note Value', amount],
    ...[SHARE, ...RATE],
  ],
  exp: [
    ['Export Type', (row) => (isWithTax(row) ? 'WPAY' : 'WOPAY')],
    ...INVOICE,
    ['Port Code', ({ doc }) => portCodeOf(doc)],
    ['Shipping Bill Number', ({ doc }) => csvCell((doc.references.shippingBill ?? '').trim())],
    ['Shipping Bill Date', ({ doc: { references } }) => dateCell(references.shippingBillDate ?? '')],
    ...RATE,
  ],
} satisfies Partial<Record<Gstr1SectionId, readonly Gstr1Column[]>>
