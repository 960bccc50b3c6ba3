import { greatest } from 'd3-array'
import { cutText } from '@/lib/format/cut-text'
import type { DispatchDocument } from '@/lib/invoicing/model/document-groups'
import { chargedLines } from '@/lib/invoicing/model/filled-lines'
import { readCell } from '@/lib/invoicing/model/line-numbers'
import { unitCode } from '@/lib/invoicing/model/unit-codes'
import { addressParts, pincodeOf, stationPlace, stations } from '@/lib/invoicing/returns/eway-address'
import { ewayBillGaps, isService, plainVehicle } from '@/lib/invoicing/returns/eway-gaps'
import { carrierNumber, fileRupees, slashedDay } from '@/lib/invoicing/returns/file-values'
import { movementOf, stateOfDelivery, TRANSPORT_MODES } from '@/lib/invoicing/returns/eway-movement'
import { stateOf } from '@/lib/invoicing/tax/place-of-supply'
import { type Totals, totals } from '@/lib/invoicing/tax/totals'
import { isRegisteredBuyer, plainGstin } from '@/lib/identity/gstin'

/** The version of the bulk upload format of the e-way bill system, as its JSON preparation tool writes it. */
const FORMAT_VERSION = '1.0.0621'

/** An address outside India has this pincode and this state. */
const ABROAD = { pincode: 999_999, state: 99 }

const LONGEST_NAME = 100
const trimmed = (text: string) => cutText(text.trim(), LONGEST_NAME)

/** Where the goods go: the address is that of delivery, the name and the state of `toGstin` are of the one billed. */
function toFields(doc: DispatchDocument) {
  const { business, client } = doc
  const { abroad, leavesIndia, toSelf } = movementOf(doc)
  const { to } = stations(doc)
  const [toAddr1, toAddr2] = addressParts(to.address)
  const billed = toSelf ? business : client
  const actual = leavesIndia ? ABROAD.state : Number(stateOfDelivery(doc))
  return {
    toGstin: toSelf
      ? ownGstin(doc)
      : isRegisteredBuyer(client.gstin) && !abroad
        ? plainGstin(client.gstin)
        : 'URP',
    toTrdName: trimmed(billed.name),
    toAddr1,
    toAddr2,
    toPlace: stationPlace(to),
    toPincode: leavesIndia ? ABROAD.pincode : pincodeOf(to),
    actualToStateCode: actual,
    toStateCode: abroad ? ABROAD.state : Number(stateOf(billed)) || actual,
  }
}

const ownGstin = ({ business }: DispatchDocument) => business.gstin.replace(/[^0-9A-Za-z]/g, '').toUpperCase()

function fromFields(doc: DispatchDocument) {
  const { business } = doc
  const { from } = stations(doc)
  const [fromAddr1, fromAddr2] = addressParts(from.address)
  const state = Number(stateOf(business))
  return {
    fromGstin: ownGstin(doc),
    fromTrdName: trimmed(business.name),
    fromAddr1,
    fromAddr2,
    fromPlace: stationPlace(from),
    fromPincode: pincodeOf(from),
    actualFromStateCode: state,
    fromStateCode: state,
  }
}

function itemList(doc: DispatchDocument, result: Totals) {
  const interState = result.heads === 'igst'
  return chargedLines(doc).map((line, place) => {
    const { taxableMinor, taxRatePercent } = result.lines[place]!
    const quantity = readCell(line, 'quantity')
    const half = interState ? 0 : taxRatePercent / 2
    const name = trimmed(line.description)
    return {
      itemNo: place + 1,
      productName: name,
      productDesc: name,
      // A text, so that 0713 keeps its zero.
      hsnCode: line.hsn.trim(),
      quantity: quantity.ok ? quantity.value : 0,
      qtyUnit: unitCode(line.unit, line.hsn).code,
      taxableAmount: fileRupees(taxableMinor),
      sgstRate: half,
      cgstRate: half,
      igstRate: interState ? taxRatePercent : 0,
      cessRate: 0,
      cessNonAdvol: 0,
    }
  })
}

/** The goods of the highest value; a service is never the main item. */
const mainHsn = (items: ReturnType<typeof itemList>) =>
  greatest(
    items.filter(({ hsnCode }) => !isService(hsnCode)),
    ({ taxableAmount }) => taxableAmount,
  )!.hsnCode

function transportFields({ transport }: DispatchDocument) {
  const { mode, distanceKm, transporter, transporterId, vehicle, documentNumber, documentDate } = transport
  return {
    transMode: TRANSPORT_MODES[mode],
    transDistance: Number(distanceKm.trim()),
    transporterName: trimmed(transporter),
    transporterId: transporterId.trim().toUpperCase(),
    transDocNo: carrierNumber(documentNumber),
    transDocDate: documentNumber.trim() ? slashedDay(documentDate) : '',
    vehicleNo: plainVehicle(vehicle),
    vehicleType: vehicle.trim() ? 'R' : '',
  }
}

/** The sums; what is neither value nor tax is `OthValue`: round-off, and tax that the client pays to the government. */
function valueFields({ subtotalMinor, cgstMinor, sgstMinor, igstMinor, totalMinor }: Totals) {
  return {
    totalValue: fileRupees(subtotalMinor),
    cgstValue: fileRupees(cgstMinor),
    sgstValue: fileRupees(sgstMinor),
    igstValue: fileRupees(igstMinor),
    cessValue: 0,
    TotNonAdvolVal: 0,
    OthValue: fileRupees(totalMinor - subtotalMinor - cgstMinor - sgstMinor - igstMinor),
    totInvValue: fileRupees(totalMinor),
  }
}

/**
 * The e-way bill of an invoice, cash memo or challan in the bulk upload format of the e-way bill system.
 * @throws RangeError while `ewayBillGaps` names something
 * Source: National Informatics Centre, API documents (docs.ewaybillgst.gov.in, 1.02), and the names of the bulk file as
 * the public implementation india-compliance writes them, since the tool's own schema is behind a login
 */
export function ewayBill(doc: DispatchDocument): object {
  if (ewayBillGaps(doc).length > 0) throw new RangeError('The e-way bill lacks details')
  const result = totals(doc)!
  const items = itemList(doc, result)
  const from = fromFields(doc)
  const { subSupplyType, subSupplyDesc, docType } = movementOf(doc)
  const bill = {
    userGstin: from.fromGstin,
    supplyType: 'O',
    subSupplyType,
    subSupplyDesc,
    docType,
    docNo: doc.number.trim(),
    docDate: slashedDay(doc.date),
    // 2: billed to one place, shipped to another.
    transType: doc.client.deliverTo.trim() ? 2 : 1,
    ...from,
    ...toFields(doc),
    ...valueFields(result),
    ...transportFields(doc),
    mainHsnCode: mainHsn(items),
    itemList: items,
  }
  return { version: FORMAT_VERSION, billLists: [bill] }
}
