import { cutText } from '@/lib/format/cut-text'
import { groups, sort } from 'd3-array'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import {
  type ConsumerRow,
  consumerRows,
  exemptRows,
  type ReportedDocument,
} from '@/lib/invoicing/returns/gstr1'
import type { AdvanceRow } from '@/lib/invoicing/returns/gstr1-advances'
import { filePeriod, fileRupees } from '@/lib/invoicing/returns/file-values'
import { DOCUMENT_NATURES, documentSeries } from '@/lib/invoicing/returns/gstr1-documents'
import { type HsnRow, hsnRows } from '@/lib/invoicing/returns/gstr1-hsn'
import { jsonTax } from '@/lib/invoicing/returns/gstr1-json-documents'

/** From this period on, table 12 tells supplies to registered and to other buyers apart. */
const FIRST_SPLIT_HSN = '2025-05'

/** Characters of a description in table 12. */
const LONGEST_DESCRIPTION = 30

export const consumerSection = (reported: readonly ReportedDocument[]) =>
  consumerRows(reported).map((row) => ({
    sply_ty: row.isInterState ? 'INTER' : 'INTRA',
    typ: 'OE',
    pos: row.place,
    rt: row.taxRatePercent,
    txval: fileRupees(row.taxableMinor),
    ...jsonTax(row, { interState: row.isInterState }),
  }))

export const exemptSection = (reported: readonly ReportedDocument[]) =>
  exemptRows(reported).map((row) => ({
    sply_ty: `INTR${row.isInterState ? '' : 'A'}B2${row.isRegistered ? 'B' : 'C'}`,
    expt_amt: fileRupees(row.exempt),
    nil_amt: fileRupees(row.nilRated),
    ngsup_amt: fileRupees(row.nonGst),
  }))

export const advanceSection = (rows: readonly AdvanceRow[]) =>
  groups(rows, ({ place }) => place).map(([pos, same]) => ({
    pos,
    sply_ty: same[0]!.isInterState ? 'INTER' : 'INTRA',
    itms: same.map((row) => ({
      rt: row.taxRatePercent,
      ad_amt: fileRupees(row.taxableMinor),
      ...jsonTax(row, { interState: row.isInterState }),
    })),
  }))

const hsn = (rows: readonly HsnRow[]) =>
  rows.map((row, place) => ({
    num: place + 1,
    hsn_sc: row.hsn,
    desc: cutText(row.description, LONGEST_DESCRIPTION),
    uqc: row.unit.code,
    qty: Number(row.quantity),
    rt: row.taxRatePercent,
    txval: fileRupees(row.taxableMinor),
    iamt: fileRupees(row.igstMinor),
    camt: fileRupees(row.cgstMinor),
    samt: fileRupees(row.sgstMinor),
    csamt: 0,
  }))

export function hsnSection(reported: readonly ReportedDocument[], period: string) {
  const [registered, others] = [hsnRows(reported, 'registered'), hsnRows(reported, 'unregistered')]
  if (period < FIRST_SPLIT_HSN) return withoutEmptySections({ data: hsn([...registered, ...others]) })
  return withoutEmptySections({ hsn_b2b: hsn(registered), hsn_b2c: hsn(others) })
}

export const issuedNumbers = (documents: readonly BusinessDocument[], from: string, to: string) =>
  sort(
    groups(documentSeries(documents, from, to), ({ nature }) => nature),
    ([nature]) => nature,
  ).map(([nature, series]) => ({
    doc_num: nature,
    doc_typ: DOCUMENT_NATURES[nature],
    docs: series.map(({ first, last, count, cancelled }, place) => ({
      num: place + 1,
      from: first,
      to: last,
      totnum: count,
      cancel: cancelled,
      net_issue: count - cancelled,
    })),
  }))

/** Table 10: what the supplies to consumers of an earlier month come to now, by place of supply. */
export const amendedConsumers = (months: ReadonlyMap<string, readonly ConsumerRow[]>) =>
  [...months].flatMap(([month, rows]) =>
    groups(rows, ({ place }) => place).map(([pos, same]) => ({
      omon: filePeriod(month),
      sply_ty: same[0]!.isInterState ? 'INTER' : 'INTRA',
      typ: 'OE',
      pos,
      itms: same.map((row) => ({
        rt: row.taxRatePercent,
        txval: fileRupees(row.taxableMinor),
        ...jsonTax(row, { interState: row.isInterState }),
      })),
    })),
  )

/** Without the sections that have no rows. */
export const withoutEmptySections = <Sections extends Record<string, unknown[] | object>>(
  sections: Sections,
): Partial<Sections> =>
  Object.fromEntries(
    Object.entries(sections).filter(([, rows]) => Object.keys(rows).length > 0),
  ) as Partial<Sections>
