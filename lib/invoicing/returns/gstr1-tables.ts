import { csvCell } from '@/lib/format/csv-cell'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { exemptions } from '@/lib/invoicing/document/document-line'
import {
  consumerRows,
  exemptRows,
  rateRows,
  type ReportedDocument,
  reportedDocuments,
} from '@/lib/invoicing/returns/gstr1'
import { advanceTables } from '@/lib/invoicing/returns/gstr1-advances'
import { type Gstr1Table, placeCell, rupeesCell } from '@/lib/invoicing/returns/gstr1-cells'
import {
  DOCUMENT_NATURES,
  type DocumentSeries,
  documentSeries,
} from '@/lib/invoicing/returns/gstr1-documents'
import { hsnRows } from '@/lib/invoicing/returns/gstr1-hsn'
import { type Gstr1Column, DOCUMENT_TABLES } from '@/lib/invoicing/returns/gstr1-columns'
import { signOf } from '@/lib/invoicing/returns/register-csv'

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

/** A row for each document of a section and each of its rates. */
function documentTable(
  section: keyof typeof DOCUMENT_TABLES,
  reported: readonly ReportedDocument[],
  name: string = section,
): Gstr1Table {
  const columns: readonly Gstr1Column[] = DOCUMENT_TABLES[section]
  const rows = reported
    .filter((document) => document.section === section)
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

function hsnTable(name: string, reported: readonly ReportedDocument[], registered: boolean): Gstr1Table {
  const rows = hsnRows(reported, registered).map((row) => [
    row.hsn,
    csvCell(row.description),
    row.unit.name ? `${row.unit.code}-${row.unit.name}` : row.unit.code,
    row.quantity,
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

const seriesCells = ({ nature, first, last, count, cancelled }: DocumentSeries) => [
  DOCUMENT_NATURES[nature],
  csvCell(first),
  csvCell(last),
  String(count),
  String(cancelled),
]

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
    {
      name: 'docs',
      headings: DOCS,
      rows: documentSeries(documents, from, to).map(seriesCells),
      taxablePaise: null,
    },
  ]
}
