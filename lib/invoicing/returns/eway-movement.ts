import { cutText } from '@/lib/format/cut-text'
import type { ChallanReason } from '@/lib/invoicing/document/challan'
import type { DispatchDocument } from '@/lib/invoicing/model/document-groups'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import { isAbroad, OTHER_COUNTRY, placeOfSupply, stateOf } from '@/lib/invoicing/tax/place-of-supply'

/** The codes of the ways to move goods, there and in an e-invoice. */
export const TRANSPORT_MODES = { road: 1, rail: 2, air: 3, ship: 4 } as const

const SUPPLY = 1
const EXPORT = 3
export const OTHERS = 8

/** The sub-types of an outward movement by the reason of a challan; the words go with "Others". */
const CHALLAN_TYPES: Record<ChallanReason, { code: number; description?: string }> = {
  jobWork: { code: 4 },
  approval: { code: OTHERS, description: 'Sale on approval' },
  unknownQuantity: { code: OTHERS, description: 'Quantity not known' },
  ownUse: { code: 5 },
  skdLots: { code: 9 },
  lineSales: { code: 10 },
  recipientUnknown: { code: 11 },
  exhibition: { code: 12 },
  other: { code: OTHERS },
}

/**
 * The goods stay the consignor's own: own use, line sales, recipient not known, exhibition. Both GSTINs are
 * then its own.
 */
const TO_SELF = [5, 10, 11, 12]

/** Characters of the words that go with "Others". */
export const LONGEST_SUB_SUPPLY = 20

export interface GoodsMovement {
  subSupplyType: number
  /** Required with `OTHERS`, else ''. */
  subSupplyDesc: string
  docType: 'INV' | 'BIL' | 'CHL'
  toSelf: boolean
  /** Billed to another country. */
  abroad: boolean
  /**
   * The goods leave India on this journey. An export that is shipped to a port ends there, in the state of the port.
   * Source: NIC, e-way bill by IRN, whose `ExpShipDtls` have a pincode and a state of India
   * (https://einv-apisandbox.nic.in/version1.03/ewaybill-generation-irn.html); ClearTax, "Export Shipping Details"
   */
  leavesIndia: boolean
}

/**
 * The supply type, sub-type and document type of a document in the e-way bill system, whose combinations of sub-type,
 * document and GSTINs are checked there. Its list of documents has no cash memo, which is a tax invoice or a bill of
 * supply by another name.
 * Source: IRIS GST, "New validation rule based upon combination of supply type and document type"
 */
export function movementOf(doc: DispatchDocument): GoodsMovement {
  const abroad = isAbroad(doc)
  const to = stateOfDelivery(doc)
  const isShipped = doc.client.deliverTo.trim() !== ''
  const leavesIndia = to === OTHER_COUNTRY || (abroad && (!isShipped || to === ''))
  if (doc.kind !== 'challan')
    return {
      subSupplyType: abroad ? EXPORT : SUPPLY,
      subSupplyDesc: '',
      docType: chargesTax(doc) ? 'INV' : 'BIL',
      toSelf: false,
      abroad,
      leavesIndia,
    }
  const { code, description } = CHALLAN_TYPES[doc.reason]
  const typed = cutText(doc.otherReason.trim(), LONGEST_SUB_SUPPLY)
  return {
    subSupplyType: code,
    subSupplyDesc: code === OTHERS ? (description ?? typed) : '',
    docType: 'CHL',
    toSelf: TO_SELF.includes(code),
    abroad,
    leavesIndia,
  }
}

/** The state code of the place where the goods arrive: that of the delivery address, where there is one. */
export function stateOfDelivery(doc: DispatchDocument): string {
  const { client } = doc
  return client.deliverTo.trim() === '' ? stateOf(client) || placeOfSupply(doc) : client.deliverState
}
