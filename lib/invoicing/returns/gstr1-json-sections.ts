import { isCalendarDay } from '@/lib/calendar/calendar-day'
import { cutText } from '@/lib/format/cut-text'
import { groups, sort } from 'd3-array'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import {
  consumerRows,
  exemptRows,
  type Gstr1Section,
  invoiceType,
  isExport,
  type RateRow,
  rateRows,
  type ReportedDocument,
} from '@/lib/invoicing/returns/gstr1'
import type { AdvanceRow } from '@/lib/invoicing/returns/gstr1-advances'
import { DOCUMENT_NATURES, documentSeries } from '@/lib/invoicing/returns/gstr1-documents'
import { type HsnRow, hsnRows } from '@/lib/invoicing/returns/gstr1-hsn'
import { portCodeOf } from '@/lib/invoicing/returns/port-code'
import { plainGstin } from '@/lib/identity/gstin'
import { isInterState, placeOfSupply } from '@/lib/invoicing/tax/place-of-supply'
import type { TaxSums } from '@/lib/invoicing/tax/totals'
import { withoutMinusZero } from '@/lib/money/paise'

/** From this period on, table 12 tells supplies to registered and to other buyers apart. */
const FIRST_SPLIT_HSN = '2025-05'

/** Characters of a description in table 12. */
const LONGEST_DESCRIPTION = 30

const inRupees = (paise: number) => withoutMinusZero(paise) / 100

/** 'DD-MM-YYYY'. */
const dashed = (day: string) => day.split('-').reverse().join('-')

/** The tax of a row, by the heads that it has. */
const taxOf = ({ igstPaise, cgstPaise, sgstPaise }: TaxSums, interState: boolean) => ({
  ...(interState ? { iamt: inRupees(igstPaise) } : { camt: inRupees(cgstPaise), samt: inRupees(sgstPaise) }),
  csamt: 0,
})

const itemOf = ({ doc }: ReportedDocument, rate: RateRow) => ({
  rt: rate.taxRatePercent,
  txval: inRupees(rate.taxablePaise),
  ...taxOf(rate, isInterState(doc)),
})

const itemsOf = (reported: ReportedDocument) =>
  rateRows(reported).map((rate, place) => ({ num: place + 1, itm_det: itemOf(reported, rate) }))

const buyerOf = ({ doc }: ReportedDocument) => plainGstin(doc.client.gstin)
const placeOf = ({ doc }: ReportedDocument) => placeOfSupply(doc)
const reverse = ({ doc }: ReportedDocument) => (doc.reverseCharge ? 'Y' : 'N')

const invoiceHead = ({ doc, result }: ReportedDocument) => ({
  inum: doc.number.trim(),
  idt: dashed(doc.date),
  val: inRupees(result.totalPaise),
})

/** The shipping bill of an export of goods, as far as it is known: it may be given in a later return. */
function shippingOf({ doc }: ReportedDocument) {
  const { shippingBill = '', shippingBillDate = '' } = doc.references
  const sbpcode = portCodeOf(doc)
  return {
    ...(sbpcode !== '' && { sbpcode }),
    ...(shippingBill.trim() !== '' && { sbnum: shippingBill.trim() }),
    ...(isCalendarDay(shippingBillDate) && { sbdt: dashed(shippingBillDate) }),
  }
}

const noteHead = ({ doc, result }: ReportedDocument) => ({
  ntty: doc.kind === 'creditNote' ? 'C' : 'D',
  nt_num: doc.number.trim(),
  nt_dt: dashed(doc.date),
  val: inRupees(result.totalPaise),
})

const withPayment = ({ doc }: ReportedDocument) => doc.zeroRated === 'withTax'

/** The fields of each document to a registered buyer. */
const registeredTerms = (one: ReportedDocument) => ({
  pos: placeOf(one),
  rchrg: reverse(one),
  inv_typ: invoiceType(one.doc),
  itms: itemsOf(one),
})

/** The sections that name each document. */
export function documentSections(documentsIn: (section: Gstr1Section) => ReportedDocument[]) {
  return {
    b2b: groups(documentsIn('b2b'), buyerOf).map(([ctin, same]) => ({
      ctin,
      inv: same.map((one) => ({
        ...invoiceHead(one),
        ...registeredTerms(one),
      })),
    })),
    b2cl: groups(documentsIn('b2cl'), placeOf).map(([pos, same]) => ({
      pos,
      inv: same.map((one) => ({ ...invoiceHead(one), itms: itemsOf(one) })),
    })),
    cdnr: groups(documentsIn('cdnr'), buyerOf).map(([ctin, same]) => ({
      ctin,
      nt: same.map((one) => ({
        ...noteHead(one),
        ...registeredTerms(one),
      })),
    })),
    cdnur: documentsIn('cdnur').map((one) => ({
      typ: isExport(one.doc) ? (withPayment(one) ? 'EXPWP' : 'EXPWOP') : 'B2CL',
      ...noteHead(one),
      ...(!isExport(one.doc) && { pos: placeOf(one) }),
      itms: itemsOf(one),
    })),
    exp: groups(documentsIn('exp'), withPayment).map(([paid, same]) => ({
      exp_typ: paid ? 'WPAY' : 'WOPAY',
      inv: same.map((one) => ({
        ...invoiceHead(one),
        ...shippingOf(one),
        itms: rateRows(one).map((rate) => itemOf(one, rate)),
      })),
    })),
  }
}

export const consumerSection = (reported: readonly ReportedDocument[]) =>
  consumerRows(reported).map((row) => ({
    sply_ty: row.isInterState ? 'INTER' : 'INTRA',
    typ: 'OE',
    pos: row.place,
    rt: row.taxRatePercent,
    txval: inRupees(row.taxablePaise),
    ...taxOf(row, row.isInterState),
  }))

export const exemptSection = (reported: readonly ReportedDocument[]) =>
  exemptRows(reported).map((row) => ({
    sply_ty: `INTR${row.isInterState ? '' : 'A'}B2${row.isRegistered ? 'B' : 'C'}`,
    expt_amt: inRupees(row.exempt),
    nil_amt: inRupees(row.nilRated),
    ngsup_amt: inRupees(row.nonGst),
  }))

export const advanceSection = (rows: readonly AdvanceRow[]) =>
  groups(rows, ({ place }) => place).map(([pos, same]) => ({
    pos,
    sply_ty: same[0]!.isInterState ? 'INTER' : 'INTRA',
    itms: same.map((row) => ({
      rt: row.taxRatePercent,
      ad_amt: inRupees(row.taxablePaise),
      ...taxOf(row, row.isInterState),
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
    txval: inRupees(row.taxablePaise),
    iamt: inRupees(row.igstPaise),
    camt: inRupees(row.cgstPaise),
    samt: inRupees(row.sgstPaise),
    csamt: 0,
  }))

export function hsnSection(reported: readonly ReportedDocument[], period: string) {
  const [registered, others] = [hsnRows(reported, true), hsnRows(reported, false)]
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

/** Without the sections that have no rows. */
export const withoutEmptySections = <Sections extends Record<string, unknown[] | object>>(
  sections: Sections,
): Partial<Sections> =>
  Object.fromEntries(
    Object.entries(sections).filter(([, rows]) => Object.keys(rows).length > 0),
  ) as Partial<Sections>
