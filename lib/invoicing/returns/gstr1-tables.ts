import { csvCell } from '@/lib/format/csv-cell'
import { type BusinessDocument, exemptions } from '@/lib/invoicing/model/document'
import {
  consumerRows,
  exemptRows,
  type Gstr1Section,
  invoiceType,
  isExport,
  type RateRow,
  rateRows,
  type ReportedDocument,
  reportedDocuments,
} from '@/lib/invoicing/returns/gstr1'
import { advanceTables } from '@/lib/invoicing/returns/gstr1-advances'
import { type Gstr1Table, placeCell, rupeesCell } from '@/lib/invoicing/returns/gstr1-cells'
import { documentSeries } from '@/lib/invoicing/returns/gstr1-documents'
import { hsnRows } from '@/lib/invoicing/returns/gstr1-hsn'
import { placeOfSupply } from '@/lib/invoicing/tax/place-of-supply'
import { signOf } from '@/lib/invoicing/returns/register-csv'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '2026-04-01' is '01-Apr-2026' in the template. */
function dateCell(day: string): string {
  const [year, month, date] = day.split('-')
  return `${date}-${MONTHS[Number(month) - 1]}-${year}`
}

const B2CS = [
  ...['Type', 'Place Of Supply', 'Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'],
  'E-Commerce GSTIN',
]
const EXEMP = [
  ...['Description', 'Nil Rated Supplies', 'Exempted(other than nil rated/non GST supply)'],
  'Non-GST Supplies',
]
const HSN = [
  ...['HSN', 'Description', 'UQC', 'Total Quantity', 'Total Value', 'Rate', 'Taxable Value'],
  ...['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount'],
]
const DOCS = ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled']

/** A row of a table that names each document: the document, and its sums at one rate. */
interface DocumentRow extends Pick<ReportedDocument, 'doc' | 'result'> {
  rate: RateRow
}

type Column = readonly [heading: string, cell: (row: DocumentRow) => string]

const none = () => ''
const isWithTax = ({ doc }: DocumentRow) => doc.zeroRated === 'withTax'
const number = ({ doc }: DocumentRow) => csvCell(doc.number.trim())
const date = ({ doc }: DocumentRow) => dateCell(doc.date)
const amount = ({ result }: DocumentRow) => rupeesCell(result.totalPaise)

const GSTIN: Column = ['GSTIN/UIN of Recipient', ({ doc }) => doc.client.gstin.trim().toUpperCase()]
const RECEIVER: Column = ['Receiver Name', ({ doc }) => csvCell(doc.client.name.trim())]
const INVOICE: readonly Column[] = [
  ['Invoice Number', number],
  ['Invoice date', date],
  ['Invoice Value', amount],
]
const NOTE: readonly Column[] = [
  ['Note Number', number],
  ['Note Date', date],
  ['Note Type', ({ doc }) => (doc.kind === 'creditNote' ? 'C' : 'D')],
]
const PLACE: Column = ['Place Of Supply', ({ doc }) => placeCell(placeOfSupply(doc))]
const REVERSE: Column = ['Reverse Charge', ({ doc }) => (doc.reverseCharge ? 'Y' : 'N')]
const SHARE: Column = ['Applicable % of Tax Rate', none]
const ECOMMERCE: Column = ['E-Commerce GSTIN', none]
const RATE: readonly Column[] = [
  ['Rate', ({ rate }) => String(rate.taxRatePercent)],
  ['Taxable Value', ({ rate }) => rupeesCell(rate.taxablePaise)],
  ['Cess Amount', none],
]

/** The sections that name each document, by the names of their sheets. */
const DOCUMENT_TABLES = {
  b2b: [
    ...[GSTIN, RECEIVER, ...INVOICE, PLACE, REVERSE, SHARE],
    ['Invoice Type', ({ doc }) => invoiceType(doc)],
    ...[ECOMMERCE, ...RATE],
  ],
  b2cl: [...INVOICE, PLACE, SHARE, ...RATE, ECOMMERCE],
  cdnr: [
    ...[GSTIN, RECEIVER, ...NOTE, PLACE, REVERSE],
    ['Note Supply Type', ({ doc }) => invoiceType(doc)],
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
    ['Port Code', none],
    ['Shipping Bill Number', none],
    ['Shipping Bill Date', none],
    ...RATE,
  ],
} satisfies Partial<Record<Gstr1Section, readonly Column[]>>

/** A row for each document of a section and each of its rates. */
function documentTable(
  section: keyof typeof DOCUMENT_TABLES,
  reported: readonly ReportedDocument[],
  name: string = section,
): Gstr1Table {
  const columns: readonly Column[] = DOCUMENT_TABLES[section]
  const rows = reported
    .filter((one) => one.section === section)
    .flatMap((one) => rateRows(one).map((rate) => ({ ...one, rate })))
  return {
    name,
    headings: columns.map(([heading]) => heading),
    rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
    taxablePaise: rows.reduce((sum, { doc, rate }) => sum + signOf(doc) * rate.taxablePaise, 0),
  }
}

function consumerTable(reported: readonly ReportedDocument[]): Gstr1Table {
  const rows = consumerRows(reported)
  return {
    name: 'b2cs',
    headings: B2CS,
    rows: rows.map(({ place, taxRatePercent, taxablePaise }) => [
      ...['OE', placeCell(place), '', String(taxRatePercent), rupeesCell(taxablePaise), '', ''],
    ]),
    taxablePaise: rows.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0),
  }
}

function exemptTable(reported: readonly ReportedDocument[]): Gstr1Table {
  const rows = exemptRows(reported)
  return {
    name: 'exemp',
    headings: EXEMP,
    rows: rows.map(({ isInterState, isRegistered, ...paise }) => [
      `${isInterState ? 'Inter' : 'Intra'}-State supplies to ${isRegistered ? 'registered' : 'unregistered'} persons`,
      ...exemptions.map((exemption) => (paise[exemption] === 0 ? '' : rupeesCell(paise[exemption]))),
    ]),
    taxablePaise: rows.reduce((sum, { nilRated, exempt, nonGst }) => sum + nilRated + exempt + nonGst, 0),
  }
}

/** Ten-thousandths as a decimal with two digits or more. */
function quantityCell(steps: bigint): string {
  const sign = steps < 0n ? '-' : ''
  const digits = String(steps < 0n ? -steps : steps).padStart(5, '0')
  const fraction = digits.slice(-4).replace(/0{1,2}$/, '')
  return `${sign}${digits.slice(0, -4)}.${fraction}`
}

function hsnTable(name: string, reported: readonly ReportedDocument[], registered: boolean): Gstr1Table {
  const rows = hsnRows(reported, registered).map((row) => [
    row.hsn,
    csvCell(row.description),
    row.unit.name ? `${row.unit.code}-${row.unit.name}` : row.unit.code,
    quantityCell(row.quantitySteps),
    rupeesCell(row.valuePaise),
    String(row.taxRatePercent),
    rupeesCell(row.taxablePaise),
    rupeesCell(row.igstPaise),
    rupeesCell(row.cgstPaise),
    rupeesCell(row.sgstPaise),
    '',
  ])
  return { name, headings: HSN, rows, taxablePaise: null }
}

/** The tables of GSTR-1 for the documents from one day to another, both included. */
export function gstr1Tables(documents: readonly BusinessDocument[], from: string, to: string): Gstr1Table[] {
  const reported = reportedDocuments(documents, from, to)
  return [
    documentTable('b2b', reported, 'b2b,sez,de'),
    documentTable('b2cl', reported),
    consumerTable(reported),
    documentTable('cdnr', reported),
    documentTable('cdnur', reported),
    documentTable('exp', reported),
    ...advanceTables(documents, from, to),
    exemptTable(reported),
    hsnTable('hsn(b2b)', reported, true),
    hsnTable('hsn(b2c)', reported, false),
    { name: 'docs', headings: DOCS, rows: documentSeries(documents, from, to), taxablePaise: null },
  ]
}
