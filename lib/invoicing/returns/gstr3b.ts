import { group, sum } from 'd3-array'
import { isRegisteredBuyer, plainGstin, readGstin } from '@/lib/identity/gstin'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import {
  exemptRows,
  isRegistered,
  rateRows,
  type ReportedDocument,
  reportedDocuments,
  withSign,
} from '@/lib/invoicing/returns/gstr1'
import { filePeriod } from '@/lib/invoicing/returns/file-values'
import { type Advance, advancesOf } from '@/lib/invoicing/returns/gstr1-advances'
import { isFinished, signOf } from '@/lib/invoicing/returns/register-csv'
import { isInterState, isZeroRated, placeOfSupply } from '@/lib/invoicing/tax/place-of-supply'
import { addTaxSums, type TaxSums, totals } from '@/lib/invoicing/tax/totals'

/** Inter-state supplies of 3.1(a) to one place of supply. */
export interface Gstr3bPlace {
  /** GST state code. */
  place: string
  taxablePaise: number
  igstPaise: number
}

export interface Gstr3b {
  /** 3.1(a): taxable supplies other than zero-rated ones, advances without an invoice included. */
  taxable: TaxSums
  /** 3.1(b): exports and supplies to special economic zones. */
  zeroRated: TaxSums
  /** 3.1(c): nil-rated and exempt. */
  exemptPaise: number
  /** 3.1(d), as far as it is known here: of self-invoices. */
  inward: TaxSums
  /** 3.1(e). */
  nonGstPaise: number
  /** Table 3.2: of 3.1(a), to those without registration, and to holders of a UIN. */
  unregistered: Gstr3bPlace[]
  uin: Gstr3bPlace[]
  /** Table 4B of GSTR-1: supplies on which the client pays the tax; no tax of them is the supplier's. */
  reverseChargePaise: number
}

/** A supply, or an advance, with its sums as they count in the return. */
interface Counted {
  doc: BusinessDocument
  sums: TaxSums
}

const ofDocument = (reported: ReportedDocument): Counted => ({
  doc: reported.doc,
  sums: withSign(addTaxSums(rateRows(reported)), signOf(reported.doc)),
})

const ofAdvances = (advances: readonly Advance[], direction: 1 | -1): Counted[] =>
  advances.flatMap(({ doc, sign }) => {
    const result = totals(doc)
    return result ? [{ doc, sums: withSign(addTaxSums(result.lines), sign === direction ? 1 : -1) }] : []
  })

const isUin = ({ client }: BusinessDocument): boolean => {
  const reading = readGstin(client.gstin)
  return reading.kind === 'problem' && reading.other === 'uin' && isRegisteredBuyer(client.gstin)
}

function byPlace(counted: readonly Counted[]): Gstr3bPlace[] {
  return [...group(counted, ({ doc }) => placeOfSupply(doc))]
    .map(([place, same]) => {
      const { taxableMinor, igstMinor } = addTaxSums(same.map(({ sums }) => sums))
      return { place, taxablePaise: taxableMinor, igstPaise: igstMinor }
    })
    .filter(({ taxablePaise }) => taxablePaise !== 0)
    .sort((a, b) => (a.place < b.place ? -1 : 1))
}

/** The self-invoices of a period, on which the business pays the tax. */
const selfInvoices = (documents: readonly BusinessDocument[], from: string, to: string): Counted[] =>
  documents
    .filter(({ kind, date }) => kind === 'selfInvoice' && date >= from && date <= to)
    .filter(isFinished)
    .map((doc) => ({ doc, sums: addTaxSums(totals(doc)!.lines) }))

/**
 * Tables 3.1 and 3.2 of GSTR-3B by the documents of one GSTIN, from one day to another, both included, as the
 * portal fills them in from GSTR-1. Of purchases only self-invoices are known here, so that the rest of
 * 3.1(d) and table 4 are missing. Source: FORM GSTR-3B with its instructions (value of invoices and debit
 * notes, less credit notes, with advances without an invoice, less those adjusted); GSTN, advisory on
 * auto-population
 * (http://india-gst.in/advisory-on-auto-population-of-details-in-form-gstr-3b-from-form-gstr-1-2b/);
 * ClearTax, its tables (https://cleartax.in/s/gstr-3b-auto-population)
 */
export function gstr3b(
  documents: readonly BusinessDocument[],
  { gstin, from, to }: { gstin: string; from: string; to: string },
): Gstr3b {
  const own = documents.filter(({ business }) => plainGstin(business.gstin) === gstin)
  const reported = reportedDocuments(own, from, to)
  const { received, adjusted } = advancesOf(own, from, to)
  const counted = [...reported.map(ofDocument), ...ofAdvances(received, 1), ...ofAdvances(adjusted, -1)]
  const isByClient = ({ doc }: Counted) => doc.reverseCharge
  const taxed = counted.filter((one) => !isByClient(one))
  const [zeroRated, taxable] = [
    taxed.filter(({ doc }) => isZeroRated(doc)),
    taxed.filter(({ doc }) => !isZeroRated(doc)),
  ]
  const interState = taxable.filter(({ doc }) => isInterState(doc))
  const untaxed = exemptRows(reported)
  const sumsOf = (all: readonly Counted[]) => addTaxSums(all.map(({ sums }) => sums))
  return {
    taxable: sumsOf(taxable),
    zeroRated: sumsOf(zeroRated),
    exemptPaise: sum(untaxed, ({ nilRated, exempt }) => nilRated + exempt),
    inward: sumsOf(selfInvoices(own, from, to)),
    nonGstPaise: sum(untaxed, ({ nonGst }) => nonGst),
    unregistered: byPlace(interState.filter(({ doc }) => !isRegistered(doc))),
    uin: byPlace(interState.filter(({ doc }) => isUin(doc))),
    reverseChargePaise: sumsOf(counted.filter(isByClient)).taxableMinor,
  }
}

/** True if anything of it is below zero, where credit notes come to more than the supplies: the portal fills in 0. */
export const isBelowZero = ({ taxable, zeroRated, exemptPaise, nonGstPaise, unregistered, uin }: Gstr3b) =>
  [
    ...Object.values(taxable),
    ...Object.values(zeroRated),
    exemptPaise,
    nonGstPaise,
    ...[...unregistered, ...uin].map(({ taxablePaise }) => taxablePaise),
  ].some((paise) => paise < 0)

/** Rupees; nothing where the sum is below zero, as the portal fills it in. */
const inRupees = (paise: number) => Math.max(0, paise) / 100

const taxedFields = ({ taxableMinor, igstMinor, cgstMinor, sgstMinor }: TaxSums) => ({
  txval: inRupees(taxableMinor),
  iamt: inRupees(igstMinor),
  camt: inRupees(cgstMinor),
  samt: inRupees(sgstMinor),
  csamt: 0,
})

const placesOf = (places: readonly Gstr3bPlace[]) =>
  places
    .filter(({ taxablePaise }) => taxablePaise > 0)
    .map(({ place, taxablePaise, igstPaise }) => ({
      pos: place,
      txval: inRupees(taxablePaise),
      iamt: inRupees(igstPaise),
    }))

/**
 * The two tables as the offline utility of GSTR-3B writes them. What is not known here is left out: credit and
 * interest, and 3.1(d) where there is no self-invoice.
 * @param period 'YYYY-MM', the last month
 * Source: GSTN, GSTR-3B offline utility, and the same names in india-compliance
 * (https://github.com/resilient-tech/india-compliance) and gattaphani/gst (https://github.com/gattaphani/gst)
 */
export function gstr3bJson(sums: Gstr3b, gstin: string, period: string): object {
  const { zeroRated, inward } = sums
  return {
    gstin,
    ret_period: filePeriod(period),
    sup_details: {
      osup_det: taxedFields(sums.taxable),
      osup_zero: {
        txval: inRupees(zeroRated.taxableMinor),
        iamt: inRupees(zeroRated.igstMinor),
        csamt: 0,
      },
      osup_nil_exmp: { txval: inRupees(sums.exemptPaise) },
      ...(inward.taxableMinor > 0 && { isup_rev: taxedFields(inward) }),
      osup_nongst: { txval: inRupees(sums.nonGstPaise) },
    },
    inter_sup: { unreg_details: placesOf(sums.unregistered), uin_details: placesOf(sums.uin) },
  }
}
