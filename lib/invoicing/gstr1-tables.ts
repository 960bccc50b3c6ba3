import { csvCell } from '@/lib/format/csv-cell'
import type { Draft } from '@/lib/invoicing/draft'
import {
  consumerRows,
  exemptRows,
  type Gstr1Section,
  invoiceType,
  isExport,
  rateRows,
  type ReportedDocument,
  reportedDocuments,
} from '@/lib/invoicing/gstr1'
import { advanceTables } from '@/lib/invoicing/gstr1-advances'
import { type Gstr1Table, placeCell, rupeesCell } from '@/lib/invoicing/gstr1-cells'
import { documentSeries } from '@/lib/invoicing/gstr1-documents'
import { hsnRows } from '@/lib/invoicing/gstr1-hsn'
import { placeOfSupply } from '@/lib/invoicing/place-of-supply'
import { signOf } from '@/lib/invoicing/register-csv'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '2026-04-01' is '01-Apr-2026' in the template. */
function dateCell(day: string): string {
  const [year, month, date] = day.split('-')
  return `${date}-${MONTHS[Number(month) - 1]}-${year}`
}

const yesNo = (yes: boolean) => (yes ? 'Y' : 'N')

const B2B = [
  ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Invoice Number', 'Invoice date', 'Invoice Value'],
  ...['Place Of Supply', 'Reverse Charge', 'Applicable % of Tax Rate', 'Invoice Type', 'E-Commerce GSTIN'],
  ...['Rate', 'Taxable Value', 'Cess Amount'],
]
const B2CL = [
  ...['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply', 'Applicable % of Tax Rate'],
  ...['Rate', 'Taxable Value', 'Cess Amount', 'E-Commerce GSTIN'],
]
const B2CS = [
  ...['Type', 'Place Of Supply', 'Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'],
  'E-Commerce GSTIN',
]
const CDNR = [
  ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply'],
  ...['Reverse Charge', 'Note Supply Type', 'Note Value', 'Applicable % of Tax Rate', 'Rate'],
  ...['Taxable Value', 'Cess Amount'],
]
const CDNUR = [
  ...['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value'],
  ...['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'],
]
const EXP = [
  ...['Export Type', 'Invoice Number', 'Invoice date', 'Invoice Value', 'Port Code', 'Shipping Bill Number'],
  ...['Shipping Bill Date', 'Rate', 'Taxable Value', 'Cess Amount'],
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

type Cells = (one: ReportedDocument, rate: string, taxable: string) => string[]

const about = ({ draft, result }: ReportedDocument) => ({
  gstin: draft.client.gstin.trim().toUpperCase(),
  name: csvCell(draft.client.name.trim()),
  number: csvCell(draft.number.trim()),
  date: dateCell(draft.date),
  value: rupeesCell(result.totalPaise),
  place: placeCell(placeOfSupply(draft)),
  reverse: yesNo(draft.reverseCharge),
  noteType: draft.kind === 'creditNote' ? 'C' : 'D',
})

const payment = ({ draft }: ReportedDocument) => (draft.zeroRated === 'withTax' ? 'WPAY' : 'WOPAY')

const CELLS: Record<'b2b' | 'b2cl' | 'cdnr' | 'cdnur' | 'exp', Cells> = {
  b2b: (one, rate, taxable) => {
    const { gstin, name, number, date, value, place, reverse } = about(one)
    return [
      gstin,
      name,
      number,
      date,
      value,
      place,
      reverse,
      '',
      invoiceType(one.draft),
      '',
      rate,
      taxable,
      '',
    ]
  },
  b2cl: (one, rate, taxable) => {
    const { number, date, value, place } = about(one)
    return [number, date, value, place, '', rate, taxable, '', '']
  },
  cdnr: (one, rate, taxable) => {
    const { gstin, name, number, date, noteType, place, reverse, value } = about(one)
    const type = invoiceType(one.draft)
    return [gstin, name, number, date, noteType, place, reverse, type, value, '', rate, taxable, '']
  },
  cdnur: (one, rate, taxable) => {
    const { number, date, noteType, place, value } = about(one)
    const type = isExport(one.draft) ? (payment(one) === 'WPAY' ? 'EXPWP' : 'EXPWOP') : 'B2CL'
    return [type, number, date, noteType, place, value, '', rate, taxable, '']
  },
  exp: (one, rate, taxable) => {
    const { number, date, value } = about(one)
    return [payment(one), number, date, value, '', '', '', rate, taxable, '']
  },
}

/** A row for each document of a section and each of its rates. */
function documentTable(
  name: string,
  section: keyof typeof CELLS,
  headings: readonly string[],
  reported: readonly ReportedDocument[],
): Gstr1Table {
  const own = reported.filter((one) => one.section === (section satisfies Gstr1Section))
  const sums = own.flatMap((one) =>
    rateRows(one).map(({ taxRatePercent, taxablePaise }) => ({
      cells: CELLS[section](one, String(taxRatePercent), rupeesCell(taxablePaise)),
      paise: signOf(one.draft) * taxablePaise,
    })),
  )
  return {
    name,
    headings,
    rows: sums.map(({ cells }) => cells),
    taxablePaise: sums.reduce((sum, { paise }) => sum + paise, 0),
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
    rows: rows.map(({ isInterState, isRegistered, exemptPaise }) => [
      `${isInterState ? 'Inter' : 'Intra'}-State supplies to ${isRegistered ? 'registered' : 'unregistered'} persons`,
      ...['', rupeesCell(exemptPaise), ''],
    ]),
    taxablePaise: rows.reduce((sum, { exemptPaise }) => sum + exemptPaise, 0),
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
export function gstr1Tables(documents: readonly Draft[], from: string, to: string): Gstr1Table[] {
  const reported = reportedDocuments(documents, from, to)
  return [
    documentTable('b2b,sez,de', 'b2b', B2B, reported),
    documentTable('b2cl', 'b2cl', B2CL, reported),
    consumerTable(reported),
    documentTable('cdnr', 'cdnr', CDNR, reported),
    documentTable('cdnur', 'cdnur', CDNUR, reported),
    documentTable('exp', 'exp', EXP, reported),
    ...advanceTables(documents, from, to),
    exemptTable(reported),
    hsnTable('hsn(b2b)', reported, true),
    hsnTable('hsn(b2c)', reported, false),
    { name: 'docs', headings: DOCS, rows: documentSeries(documents, from, to), taxablePaise: null },
  ]
}
