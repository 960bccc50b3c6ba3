import { isDispatch } from '@/lib/invoicing/model/document-groups'
import type { SupplyDocument } from '@/lib/invoicing/document/document'
import type { Transport } from '@/lib/invoicing/document/transport'
import { TRANSPORT_MODES } from '@/lib/invoicing/returns/eway-movement'
import { type EwayBillGap, ewayBillGaps, plainVehicle } from '@/lib/invoicing/returns/eway-gaps'
import { carrierNumber, slashedDay } from '@/lib/invoicing/returns/file-values'
import { inv01Text } from '@/lib/invoicing/returns/inv01-parties'

/** What an e-way bill asks for beyond the e-invoice. The rest is checked there, or worded there for another file. */
const OF_TRANSPORT: readonly EwayBillGap[] = [
  'distance',
  'vehicle',
  'transporterId',
  'transportDocument',
  'goods',
]

const LONGEST_NAME = 100
const SHORTEST_NAME = 3

/**
 * What the e-way bill of an e-invoice lacks; null where nothing of transport is filled in, or there is none
 * for the document.
 */
export function inv01EwayGaps(doc: SupplyDocument): EwayBillGap[] | null {
  if (!isDispatch(doc)) return null
  const { vehicle, transporter, transporterId, distanceKm, documentNumber } = doc.transport
  const isBegun = [vehicle, transporter, transporterId, distanceKm, documentNumber].some(
    (text) => text.trim() !== '',
  )
  return isBegun ? ewayBillGaps(doc).filter((gap) => OF_TRANSPORT.includes(gap)) : null
}

/**
 * The part of FORM GST INV-01 that asks the portal for the e-way bill with the IRN; none unless all that it
 * needs is filled in. With the id of the transporter alone the portal makes Part A. By rail, air and ship
 * there is no vehicle. Source: NIC, e-invoice schema, version 1.1, `EwbDtls`
 * (https://einv-apisandbox.nic.in/version1.03/generate-irn.html), and its checks: no e-way bill for notes and
 * for services alone (https://einv-apisandbox.nic.in/version1.03/ewaybill-generation-irn.html)
 */
export function ewayFields(doc: SupplyDocument): object {
  if (!isDispatch(doc) || inv01EwayGaps(doc)?.length !== 0) return {}
  const { mode, distanceKm } = doc.transport
  const carrier = carrierFields(doc.transport)
  if (mode !== 'road' && !('TransDocNo' in carrier)) return {}
  const vehicle = vehicleFields(doc.transport)
  return {
    EwbDtls: {
      ...carrier,
      ...((mode !== 'road' || 'VehNo' in vehicle) && { TransMode: String(TRANSPORT_MODES[mode]) }),
      Distance: Number(distanceKm.trim()),
      ...vehicle,
    },
  }
}

/** Who moves the goods, with the receipt. */
function carrierFields({ transporter, transporterId, documentNumber, documentDate }: Transport) {
  const id = transporterId.trim().toUpperCase()
  const name = inv01Text(transporter, LONGEST_NAME)
  const number = carrierNumber(documentNumber)
  return {
    ...(id !== '' && { TransId: id }),
    ...(name.length >= SHORTEST_NAME && { TransName: name }),
    ...(number !== '' &&
      documentDate !== '' && {
        TransDocNo: number,
        TransDocDt: slashedDay(documentDate),
      }),
  }
}

const vehicleFields = ({ mode, vehicle }: Transport) =>
  mode === 'road' && vehicle.trim() !== '' ? { VehNo: plainVehicle(vehicle), VehType: 'R' } : {}
