import type { DispatchDocument } from '@/lib/invoicing/model/document-groups'
import { chargedLines } from '@/lib/invoicing/model/filled-lines'
import { pincodeOf, stations } from '@/lib/invoicing/returns/eway-address'
import { movementOf, OTHERS, stateOfDelivery } from '@/lib/invoicing/returns/eway-movement'
import { isHsnCode, openGaps } from '@/lib/invoicing/returns/file-values'
import { placeOfSupply } from '@/lib/invoicing/tax/place-of-supply'
import { totals } from '@/lib/invoicing/tax/totals'
import { isRegisteredBuyer, readGstin } from '@/lib/identity/gstin'

/** The details that an e-way bill still lacks. */
export type EwayBillGap =
  | ('sellerGstin' | 'clientGstin' | 'fromPincode' | 'toPincode' | 'toState' | 'deliverState')
  | (
      | 'number'
      | 'distance'
      | 'vehicle'
      | 'transporterId'
      | 'transportDocument'
      | 'hsn'
      | 'goods'
      | 'mostItems'
      | 'total'
      | 'reason'
    )

const FURTHEST_KM = 4_000
/** Items of one e-way bill. */
const MOST_ITEMS = 250
/** Characters of a vehicle number, letters and digits. */
const VEHICLE = /^[A-Z0-9]{4,15}$/

/** The letters and digits of a vehicle number. */
export const plainVehicle = (vehicle: string): string => vehicle.replace(/[^A-Za-z0-9]/g, '').toUpperCase()

export const isService = (hsn: string): boolean => hsn.trim().startsWith('99')

function partyGaps(doc: DispatchDocument): [EwayBillGap, boolean][] {
  const { business, client } = doc
  const { abroad, leavesIndia, toSelf } = movementOf(doc)
  const shipTo = client.deliverTo.trim()
  const { from, to } = stations(doc)
  const mistyped = client.gstin.trim() !== '' && !isRegisteredBuyer(client.gstin)
  return [
    ['sellerGstin', readGstin(business.gstin).kind !== 'valid'],
    ['clientGstin', mistyped && !abroad && !toSelf],
    ['fromPincode', pincodeOf(from) === null],
    ['toPincode', !leavesIndia && pincodeOf(to) === null],
    ['toState', placeOfSupply(doc) === ''],
    ['deliverState', shipTo !== '' && !abroad && stateOfDelivery(doc) === ''],
  ]
}

function transportGaps({ transport }: DispatchDocument): [EwayBillGap, boolean][] {
  const { mode, distanceKm, vehicle, transporterId, documentNumber, documentDate } = transport
  const km = distanceKm.trim()
  const documented = documentNumber.trim() !== '' && documentDate !== ''
  return [
    ['distance', !/^\d{1,4}$/.test(km) || Number(km) > FURTHEST_KM],
    [
      'vehicle',
      vehicle.trim() ? !VEHICLE.test(plainVehicle(vehicle)) : mode === 'road' && !transporterId.trim(),
    ],
    ['transporterId', !/^(\d{2}[0-9A-Z]{13})?$/i.test(transporterId.trim())],
    // By rail, air and ship the receipt or bill of the carrier takes the place of the vehicle.
    ['transportDocument', mode !== 'road' && !documented],
  ]
}

/** The details that a document lacks for its e-way bill. */
export function ewayBillGaps(doc: DispatchDocument): EwayBillGap[] {
  const lines = chargedLines(doc)
  const { subSupplyType, subSupplyDesc } = movementOf(doc)
  const gaps: [EwayBillGap, boolean][] = [
    ['total', totals(doc) === null || lines.length === 0],
    ['number', !/^[A-Za-z0-9/-]{1,16}$/.test(doc.number.trim()) || doc.date === ''],
    ...partyGaps(doc),
    ['hsn', lines.some(({ hsn }) => !isHsnCode(hsn))],
    ['mostItems', lines.length > MOST_ITEMS],
    ['goods', lines.length > 0 && lines.every(({ hsn }) => isService(hsn))],
    ['reason', subSupplyType === OTHERS && subSupplyDesc === ''],
    ...transportGaps(doc),
  ]
  return openGaps(gaps)
}
