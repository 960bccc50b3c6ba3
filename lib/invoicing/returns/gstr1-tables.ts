import { csvCell } from '@/lib/format/csv-cell'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import {
  type ConsumerRow,
  consumerRows,
  type ExemptRow,
  exemptRows,
  rateRows,
  type ReportedDocument,
  reportedDocuments,
} from '@/lib/invoicing/returns/gstr1'
import { advanceTables } from '@/lib/invoicing/returns/gstr1-advances'
import {
  emptyColumn,
  type Gstr1Column,
  type Gstr1Table,
  placeCell,
  rupeesCell,
  tableOf,
} from '@/lib/invoicing/returns/gstr1-cells'
import {
  DOCUMENT_NATURES,
  type DocumentSeries,
  documentSeries,
} from '@/lib/invoicing/returns/gstr1-documents'
import { type Buyers, type HsnRow, hsnRows } from '@/lib/invoicing/returns/gstr1-hsn'
import { DOCUMENT_TABLES, type RateOfDocument } from '@/lib/invoicing/returns/gstr1-columns'
import { signOf } from '@/lib/invoicing/returns/register-csv'

const B2CS: readonly Gstr1Column<ConsumerRow>[] = [
  { heading: 'Type', cell: () => 'OE' },
  { heading: 'Place Of Supply', cell: ({ place }) => placeCell(place) },
  emptyColumn('Applicable % of Tax Rate'),
  { heading: 'Rate', cell: ({ taxRatePercent }) => String(taxRatePercent) },
  { heading: 'Taxable Value', cell: ({ taxableMinor }) => rupeesCell(taxableMinor) },
  emptyColumn('Cess Amount'),
  emptyColumn('E-Commerce GSTIN'),
]

const paiseIfAny = (paise: number) => (paise === 0 ? '' : rupeesCell(paise))
const buyersOf = ({ isInterState, isRegistered }: ExemptRow) =>
  `${isInterState ? 'Inter' : 'Intra'}-State supplies to ${isRegistered ? 'registered' : 'unregistered'} persons`
const EXEMP: readonly Gstr1Column<ExemptRow>[] = [
  { heading: 'Description', cell: buyersOf },
  { heading: 'Nil Rated Supplies', cell: ({ nilRated }) => paiseIfAny(nilRated) },
  { heading: 'Exempted(other than nil rated/non GST supply)', cell: ({ exempt }) => paiseIfAny(exempt) },
  { heading: 'Non-GST Supplies', cell: ({ nonGst }) => paiseIfAny(nonGst) },
]

const HSN: readonly Gstr1Column<HsnRow>[] = [
  { heading: 'HSN', cell: ({ hsn }) => hsn },
  { heading: 'Description', cell: ({ description }) => csvCell(description) },
  { heading: 'UQC', cell: ({ unit }) => (unit.name ? `${unit.code}-${unit.name}` : unit.code) },
  { heading: 'Total Quantity', cell: ({ quantity }) => quantity },
  { heading: 'Total Value', cell: ({ valuePaise }) => rupeesCell(valuePaise) },
  { heading: 'Rate', cell: ({ taxRatePercent }) => String(taxRatePercent) },
  { heading: 'Taxable Value', cell: ({ taxableMinor }) => rupeesCell(taxableMinor) },
  { heading: 'Integrated Tax Amount', cell: ({ igstMinor }) => rupeesCell(igstMinor) },
  { heading: 'Central Tax Amount', cell: ({ cgstMinor }) => rupeesCell(cgstMinor) },
  { heading: 'State/UT Tax Amount', cell: ({ sgstMinor }) => rupeesCell(sgstMinor) },
  emptyColumn('Cess Amount'),
]

const DOCS: readonly Gstr1Column<DocumentSeries>[] = [
  { heading: 'Nature of Document', cell: ({ nature }) => DOCUMENT_NATURES[nature] },
  { heading: 'Sr. No. From', cell: ({ first }) => csvCell(first) },
  { heading: 'Sr. No. To', cell: ({ last }) => csvCell(last) },
  { heading: 'Total Number', cell: ({ count }) => String(count) },
  { heading: 'Cancelled', cell: ({ cancelled }) => String(cancelled) },
]

/** A row for each document of a section and each of its rates. */
function documentTable(
  section: keyof typeof DOCUMENT_TABLES,
  reported: readonly ReportedDocument[],
  name: string = section,
): Gstr1Table {
  const rows = reported
    .filter((document) => document.section === section)
    .flatMap((one) => rateRows(one).map((rate) => ({ ...one, rate })))
  return {
    name,
    ...tableOf<RateOfDocument>(DOCUMENT_TABLES[section], rows),
    taxablePaise: rows.reduce((sum, { doc, rate }) => sum + signOf(doc) * rate.taxableMinor, 0),
  }
}

function consumerTable(reported: readonly ReportedDocument[]): Gstr1Table {
  const rows = consumerRows(reported)
  return {
    name: 'b2cs',
    ...tableOf(B2CS, rows),
    taxablePaise: rows.reduce((sum, { taxableMinor }) => sum + taxableMinor, 0),
  }
}

function exemptTable(reported: readonly ReportedDocument[]): Gstr1Table {
  const rows = exemptRows(reported)
  return {
    name: 'exemp',
    ...tableOf(EXEMP, rows),
    taxablePaise: rows.reduce((sum, { nilRated, exempt, nonGst }) => sum + nilRated + exempt + nonGst, 0),
  }
}

const HSN_SHEETS: readonly { name: string; buyers: Buyers }[] = [
  { name: 'hsn(b2b)', buyers: 'registered' },
  { name: 'hsn(b2c)', buyers: 'unregistered' },
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
    ...HSN_SHEETS.map(({ name, buyers }) => ({
      name,
      ...tableOf(HSN, hsnRows(reported, buyers)),
      taxablePaise: null,
    })),
    { name: 'docs', ...tableOf(DOCS, documentSeries(documents, from, to)), taxablePaise: null },
  ]
}
