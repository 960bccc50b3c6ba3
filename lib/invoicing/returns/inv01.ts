import { isCalendarDay } from '@/lib/calendar/calendar-day'
import type { SupplyDocument } from '@/lib/invoicing/document/document'
import { countryCode } from '@/lib/invoicing/returns/country-code'
import { ewayFields } from '@/lib/invoicing/returns/inv01-eway'
import { fileRupees, slashedDay } from '@/lib/invoicing/returns/file-values'
import { inv01Items } from '@/lib/invoicing/returns/inv01-items'
import { inv01Parties, inv01Text } from '@/lib/invoicing/returns/inv01-parties'
import { portCodeOf } from '@/lib/invoicing/returns/port-code'
import { E_INVOICE_TYPES } from '@/lib/invoicing/tax/e-invoice'
import { isAbroad, isZeroRated } from '@/lib/invoicing/tax/place-of-supply'
import { type Totals, totals } from '@/lib/invoicing/tax/totals'
import { minorUnitsIn } from '@/lib/money/minor-units'

/** The version of the format. */
const FORMAT_VERSION = '1.1'

function supplyType(doc: SupplyDocument): string {
  if (!isZeroRated(doc)) return 'B2B'
  return `${isAbroad(doc) ? 'EXP' : 'SEZ'}${doc.zeroRated === 'withTax' ? 'WP' : 'WOP'}`
}

/** The sums. The portal adds up tax under reverse charge too, which the total of the document does not have. */
function valueFields(result: Totals) {
  const { subtotalMinor, taxMinor, cgstMinor, sgstMinor, igstMinor, roundOffMinor, tcsPaise, foreign } =
    result
  return {
    AssVal: fileRupees(subtotalMinor),
    CgstVal: fileRupees(cgstMinor),
    SgstVal: fileRupees(sgstMinor),
    IgstVal: fileRupees(igstMinor),
    OthChrg: fileRupees(tcsPaise),
    RndOffAmt: fileRupees(roundOffMinor),
    TotInvVal: fileRupees(subtotalMinor + taxMinor + roundOffMinor + tcsPaise),
    ...(foreign && { TotInvValFc: foreign.totalMinor / Number(minorUnitsIn(foreign.currency)) }),
  }
}

const DOCUMENT_NUMBER = /^[1-9a-zA-Z][0-9a-zA-Z/-]{1,15}$/

/** The invoice that a note corrects, and the buyer's order. */
function referenceFields(doc: SupplyDocument) {
  const { orderNumber = '', orderDate = '' } = doc.references
  const order = inv01Text(orderNumber, 16)
  const original =
    'against' in doc && DOCUMENT_NUMBER.test(doc.against.trim()) && isCalendarDay(doc.againstDate)
  const fields = {
    ...(original && { PrecDocDtls: [{ InvNo: doc.against.trim(), InvDt: slashedDay(doc.againstDate) }] }),
    ...(order !== '' && {
      ContrDtls: [{ PORefr: order, ...(isCalendarDay(orderDate) && { PORefDt: slashedDay(orderDate) }) }],
    }),
  }
  return Object.keys(fields).length > 0 ? { RefDtls: fields } : {}
}

function exportFields(doc: SupplyDocument, { foreign }: Totals) {
  if (!isAbroad(doc)) return {}
  const { shippingBill = '', shippingBillDate = '' } = doc.references
  const [Port, CntCode, ShipBNo] = [portCodeOf(doc), countryCode(doc.country), inv01Text(shippingBill, 20)]
  const fields = {
    ...(ShipBNo !== '' && { ShipBNo }),
    ...(isCalendarDay(shippingBillDate) && { ShipBDt: slashedDay(shippingBillDate) }),
    ...(Port !== '' && { Port }),
    ...(foreign && { ForCur: foreign.currency }),
    ...(CntCode !== null && { CntCode }),
  }
  return Object.keys(fields).length > 0 ? { ExpDtls: fields } : {}
}

/**
 * FORM GST INV-01 of one document, as the portals for e-invoices take it.
 * @throws TypeError unless `inv01Gaps` names nothing
 * Source: CGST Rules, rule 48(4); GSTN and NIC, e-invoice schema, version 1.1
 * (https://einv-apisandbox.nic.in/version1.03/generate-irn.html), and the checks of its sums there
 */
export function inv01(doc: SupplyDocument): object {
  const result = totals(doc)!
  return {
    Version: FORMAT_VERSION,
    TranDtls: {
      TaxSch: 'GST',
      SupTyp: supplyType(doc),
      RegRev: doc.reverseCharge ? 'Y' : 'N',
      IgstOnIntra: 'N',
    },
    DocDtls: { Typ: E_INVOICE_TYPES[doc.kind], No: doc.number.trim(), Dt: slashedDay(doc.date) },
    ...inv01Parties(doc),
    ItemList: inv01Items(doc, result),
    ValDtls: valueFields(result),
    ...referenceFields(doc),
    ...exportFields(doc, result),
    ...ewayFields(doc),
  }
}
