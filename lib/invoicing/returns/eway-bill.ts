import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import type { Challan, Invoice } from '@/lib/invoicing/model/document'
import { filledLines } from '@/lib/invoicing/model/filled-lines'
import { readCell } from '@/lib/invoicing/model/line-numbers'
import { OTHER_COUNTRY, placeOfSupply, stateOf } from '@/lib/invoicing/tax/place-of-supply'
import { totals } from '@/lib/invoicing/tax/totals'
import { unitCode } from '@/lib/invoicing/model/unit-codes'
import { readGstin } from '@/lib/identity/gstin'

/** The version of the bulk upload format of the e-way bill system, as its JSON preparation tool writes it. */
const FORMAT_VERSION = '1.0.0621'

/** What the e-way bill still needs. */
export type EwayBillGap =
  'sellerGstin' | 'fromPincode' | 'toPincode' | 'toState' | 'distance' | 'vehicle' | 'hsn' | 'total'

const SUB_SUPPLY = { supply: 1, export: 3, jobWork: 4, ownUse: 5, other: 8 } as const
const TRANSPORT_MODES = { road: 1, rail: 2, air: 3, ship: 4 } as const
/** An address outside India has this pincode and this state. */
const ABROAD = { pincode: 999_999, state: 99 }

const pincodeIn = (address: string): number =>
  Number(/\b[1-9]\d{2} ?\d{3}\b/.exec(address)?.[0].replace(' ', '') ?? 0)

/** The place is what stands in the line of the pincode, without it. */
function placeIn(address: string): string {
  const lines = address.split('\n').map((line) => line.trim())
  const line = lines.find((one) => pincodeIn(one) !== 0) ?? lines.at(-1) ?? ''
  const [beforePincode = ''] = line.split(/\b[1-9]\d{2} ?\d{3}\b/)
  const parts = beforePincode.split(',').map((part) => part.trim().replace(/ ?-$/, ''))
  return (parts.findLast(Boolean) ?? '').slice(0, 50)
}

const LONGEST_ADDRESS_LINE = 120

function addressParts(address: string): [string, string] {
  const [first = '', ...others] = address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return [first.slice(0, LONGEST_ADDRESS_LINE), others.join(', ').slice(0, LONGEST_ADDRESS_LINE)]
}

const inRupees = (paise: number) => paise / 100

/** 'DD/MM/YYYY'. */
const slashed = (day: string) => day.split('-').reverse().join('/')

/** What is to be filled in before an e-way bill can be made of it. */
export function ewayBillGaps(doc: Invoice | Challan): EwayBillGap[] {
  const { business, client, transport } = doc
  const abroad = placeOfSupply(doc) === OTHER_COUNTRY
  const to = client.deliverTo.trim() || client.address
  const gaps: [EwayBillGap, boolean][] = [
    ['total', totals(doc) === null || filledLines(doc).length === 0],
    ['sellerGstin', readGstin(business.gstin).kind !== 'valid'],
    ['fromPincode', pincodeIn(business.address) === 0],
    ['toPincode', !abroad && pincodeIn(to) === 0],
    ['toState', placeOfSupply(doc) === ''],
    ['hsn', filledLines(doc).some(({ hsn }) => !/^\d{4,8}$/.test(hsn.trim()))],
    ['distance', !/^\d{1,4}$/.test(transport.distanceKm.trim())],
    ['vehicle', transport.mode === 'road' && !transport.vehicle.trim() && !transport.transporterId.trim()],
  ]
  return gaps.flatMap(([gap, isOpen]) => (isOpen ? [gap] : []))
}

function subSupply(doc: Invoice | Challan): number {
  if (doc.kind === 'invoice')
    return placeOfSupply(doc) === OTHER_COUNTRY ? SUB_SUPPLY.export : SUB_SUPPLY.supply
  const { reason } = doc
  return reason === 'jobWork' || reason === 'ownUse' ? SUB_SUPPLY[reason] : SUB_SUPPLY.other
}

const documentType = (doc: Invoice | Challan) =>
  doc.kind === 'challan' ? 'CHL' : chargesTax(doc) ? 'INV' : 'BIL'

function partyFields(doc: Invoice | Challan) {
  const { business, client } = doc
  const abroad = placeOfSupply(doc) === OTHER_COUNTRY
  const shipTo = client.deliverTo.trim() || client.address
  const [fromAddr1, fromAddr2] = addressParts(business.address)
  const [toAddr1, toAddr2] = addressParts(shipTo)
  const gstin = readGstin(client.gstin)
  const from = Number(stateOf(business))
  const to = abroad ? ABROAD.state : Number(placeOfSupply(doc))
  return {
    fromGstin: business.gstin.trim().toUpperCase(),
    fromTrdName: business.name.trim(),
    fromAddr1,
    fromAddr2,
    fromPlace: placeIn(business.address),
    fromPincode: pincodeIn(business.address),
    actFromStateCode: from,
    fromStateCode: from,
    toGstin: gstin.kind === 'valid' ? gstin.gstin : 'URP',
    toTrdName: client.name.trim(),
    toAddr1,
    toAddr2,
    toPlace: placeIn(shipTo),
    toPincode: abroad ? ABROAD.pincode : pincodeIn(shipTo),
    actToStateCode: to,
    toStateCode: to,
  }
}

function itemList(doc: Invoice | Challan) {
  const result = totals(doc)!
  const interState = result.heads === 'igst'
  return filledLines(doc).map((line, place) => {
    const { taxablePaise, taxRatePercent } = result.lines[place]!
    const quantity = readCell(line, 'quantity')
    const half = interState ? 0 : taxRatePercent / 2
    return {
      itemNo: place + 1,
      productName: line.description.trim(),
      productDesc: line.description.trim(),
      hsnCode: Number(line.hsn.trim()),
      quantity: quantity.ok ? quantity.value : 0,
      qtyUnit: unitCode(line.unit, line.hsn).code,
      taxableAmount: inRupees(taxablePaise),
      sgstRate: half,
      cgstRate: half,
      igstRate: interState ? taxRatePercent : 0,
      cessRate: 0,
      cessNonAdvol: 0,
    }
  })
}

/**
 * The e-way bill of an invoice or challan in the bulk upload format of the e-way bill system.
 * @throws RangeError while `ewayBillGaps` names something
 * Source: National Informatics Centre, e-way bill JSON preparation tool and API documents; compared with public
 * implementations of it, since the schema itself is behind a login
 */
export function ewayBill(doc: Invoice | Challan): object {
  if (ewayBillGaps(doc).length > 0) throw new RangeError('The e-way bill lacks details')
  const result = totals(doc)!
  const { transport } = doc
  const items = itemList(doc)
  const parties = partyFields(doc)
  const bill = {
    userGstin: parties.fromGstin,
    supplyType: 'O',
    subSupplyType: subSupply(doc),
    docType: documentType(doc),
    docNo: doc.number.trim(),
    docDate: slashed(doc.date),
    transType: doc.client.deliverTo.trim() ? 2 : 1,
    ...parties,
    totalValue: inRupees(result.subtotalPaise),
    cgstValue: inRupees(result.cgstPaise),
    sgstValue: inRupees(result.sgstPaise),
    igstValue: inRupees(result.igstPaise),
    cessValue: 0,
    TotNonAdvolVal: 0,
    OthValue: inRupees(result.roundOffPaise),
    totInvValue: inRupees(result.totalPaise),
    transMode: TRANSPORT_MODES[transport.mode],
    transDistance: Number(transport.distanceKm.trim()),
    transporterName: transport.transporter.trim(),
    transporterId: transport.transporterId.trim().toUpperCase(),
    transDocNo: '',
    transDocDate: '',
    vehicleNo: transport.vehicle.replace(/[^A-Za-z0-9]/g, '').toUpperCase(),
    vehicleType: transport.vehicle.trim() ? 'R' : '',
    mainHsnCode: items[0]!.hsnCode,
    itemList: items,
  }
  return { version: FORMAT_VERSION, billLists: [bill] }
}
