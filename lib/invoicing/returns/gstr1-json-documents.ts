import { isCalendarDay } from '@/lib/calendar/calendar-day'
import { groups } from 'd3-array'
import {
  type Gstr1SectionId,
  invoiceType,
  type RateRow,
  rateRows,
  type ReportedDocument,
} from '@/lib/invoicing/returns/gstr1'
import { fileRupees } from '@/lib/invoicing/returns/file-values'
import { portCodeOf } from '@/lib/invoicing/returns/port-code'
import { plainGstin } from '@/lib/identity/gstin'
import { isAbroad, isInterState, placeOfSupply } from '@/lib/invoicing/tax/place-of-supply'
import type { TaxSums } from '@/lib/invoicing/tax/totals'

/** 'DD-MM-YYYY'. */
const dashed = (day: string) => day.split('-').reverse().join('-')

/** The tax of a row, by the heads that it has. */
export const jsonTax = (
  { igstMinor, cgstMinor, sgstMinor }: TaxSums,
  { interState }: { interState: boolean },
) => ({
  ...(interState
    ? { iamt: fileRupees(igstMinor) }
    : { camt: fileRupees(cgstMinor), samt: fileRupees(sgstMinor) }),
  csamt: 0,
})

const itemOf = ({ doc }: ReportedDocument, rate: RateRow) => ({
  rt: rate.taxRatePercent,
  txval: fileRupees(rate.taxableMinor),
  ...jsonTax(rate, { interState: isInterState(doc) }),
})

const itemsOf = (reported: ReportedDocument) =>
  rateRows(reported).map((rate, place) => ({ num: place + 1, itm_det: itemOf(reported, rate) }))

const buyerOf = ({ doc }: ReportedDocument) => plainGstin(doc.client.gstin)
const placeOf = ({ doc }: ReportedDocument) => placeOfSupply(doc)
const reverse = ({ doc }: ReportedDocument) => (doc.reverseCharge ? 'Y' : 'N')

const invoiceHead = ({ doc, result }: ReportedDocument) => ({
  inum: doc.number.trim(),
  idt: dashed(doc.date),
  val: fileRupees(result.totalMinor),
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
  val: fileRupees(result.totalMinor),
})

const withPayment = ({ doc }: ReportedDocument) => doc.zeroRated === 'withTax'

/** The fields of each document to a registered buyer. */
const registeredTerms = (one: ReportedDocument) => ({
  pos: placeOf(one),
  rchrg: reverse(one),
  inv_typ: invoiceType(one.doc),
  itms: itemsOf(one),
})

/** More fields of an amended document; an ordinary one has none. */
interface Filed {
  ofInvoice(one: ReportedDocument): object
  ofNote(one: ReportedDocument): object
}
const notFiled: Filed = { ofInvoice: () => ({}), ofNote: () => ({}) }

/** Exports with and without payment of IGST. */
const exportSection = (exported: readonly ReportedDocument[], ofInvoice: Filed['ofInvoice']) =>
  groups(exported, withPayment).map(([paid, same]) => ({
    exp_typ: paid ? 'WPAY' : 'WOPAY',
    inv: same.map((one) => ({
      ...ofInvoice(one),
      ...invoiceHead(one),
      ...shippingOf(one),
      itms: rateRows(one).map((rate) => itemOf(one, rate)),
    })),
  }))

/** The sections that name each document. */
export function documentSections(
  documentsIn: (section: Gstr1SectionId) => ReportedDocument[],
  { ofInvoice, ofNote }: Filed = notFiled,
) {
  return {
    b2b: groups(documentsIn('b2b'), buyerOf).map(([ctin, same]) => ({
      ctin,
      inv: same.map((one) => ({
        ...ofInvoice(one),
        ...invoiceHead(one),
        ...registeredTerms(one),
      })),
    })),
    b2cl: groups(documentsIn('b2cl'), placeOf).map(([pos, same]) => ({
      pos,
      inv: same.map((one) => ({ ...ofInvoice(one), ...invoiceHead(one), itms: itemsOf(one) })),
    })),
    cdnr: groups(documentsIn('cdnr'), buyerOf).map(([ctin, same]) => ({
      ctin,
      nt: same.map((one) => ({
        ...ofNote(one),
        ...noteHead(one),
        ...registeredTerms(one),
      })),
    })),
    cdnur: documentsIn('cdnur').map((one) => ({
      typ: isAbroad(one.doc) ? (withPayment(one) ? 'EXPWP' : 'EXPWOP') : 'B2CL',
      ...ofNote(one),
      ...noteHead(one),
      ...(!isAbroad(one.doc) && { pos: placeOf(one) }),
      itms: itemsOf(one),
    })),
    exp: exportSection(documentsIn('exp'), ofInvoice),
  }
}

/** A document as it was filed, where it is amended: the number and the day it had then. */
function filedAs({ doc }: ReportedDocument) {
  const { filedNumber = '', filedDate = '' } = doc.references
  return {
    number: filedNumber.trim() || doc.number.trim(),
    day: dashed(isCalendarDay(filedDate) ? filedDate : doc.date),
  }
}

const invoiceAsFiled = (one: ReportedDocument) => {
  const { number, day } = filedAs(one)
  return { oinum: number, oidt: day }
}

const noteAsFiled = (one: ReportedDocument) => {
  const { number, day } = filedAs(one)
  return { ont_num: number, ont_dt: day }
}

/** Tables 9A and 9C: the sections that name each document, with what was filed of it. */
export function amendedSections(amended: readonly ReportedDocument[]) {
  const { b2b, b2cl, cdnr, cdnur, exp } = documentSections(
    (section) => amended.filter((one) => one.section === section && rateRows(one).length > 0),
    { ofInvoice: invoiceAsFiled, ofNote: noteAsFiled },
  )
  return { b2ba: b2b, b2cla: b2cl, cdnra: cdnr, cdnura: cdnur, expa: exp }
}
