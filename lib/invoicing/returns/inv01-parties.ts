import { plainDigits } from '@/lib/inputs/read-number'
import { cutText } from '@/lib/format/cut-text'
import { plainGstin } from '@/lib/identity/gstin'
import type { SupplyDocument } from '@/lib/invoicing/document/document'
import { pincodeIn, placeInAddress } from '@/lib/invoicing/returns/eway-address'
import { pincodeNumber, twoLines } from '@/lib/invoicing/returns/file-values'
import { isAbroad, OTHER_COUNTRY, placeOfSupply, stateOf } from '@/lib/invoicing/tax/place-of-supply'

const LONGEST_LINE = 100
const SHORTEST_LINE = 3
const LONGEST_SELLER_PLACE = 50
/** The pincode and the state of an address outside India. */
const ABROAD = { pincode: 999_999, state: OTHER_COUNTRY }

/** A text of the format, which has neither double quotes nor backslashes: 12" is 12''. */
export const inv01Text = (text: string, longest: number): string =>
  cutText(text.replaceAll('"', "''").replaceAll('\\', '/').replace(/\s+/g, ' ').trim(), longest)

/** Where a party is; '' and null for what its address does not have. */
export interface Inv01Place {
  name: string
  lines: readonly string[]
  place: string
  pincode: number | null
  /** GST state code. */
  state: string
}

/** The lines of an address: the first, and the others together, if they are long enough for the format. */
const addressLines = (address: string): string[] =>
  twoLines(address)
    .map((line) => inv01Text(line, LONGEST_LINE))
    .filter((line, row) => row === 0 || line.length >= SHORTEST_LINE)

/** A place whose name and pincode may have been typed for the transport. */
function placed(
  name: string,
  { address, state, typed }: { address: string; state: string; typed: { place: string; pincode: string } },
) {
  return {
    name: inv01Text(name, LONGEST_LINE),
    lines: addressLines(address),
    place: inv01Text(typed.place.trim() || placeInAddress(address), LONGEST_LINE),
    pincode: pincodeNumber(typed.pincode.trim() || pincodeIn(address)),
    state,
  }
}

const NOTHING_TYPED = { place: '', pincode: '' }

const transportOf = (doc: SupplyDocument) => ('transport' in doc ? doc.transport : null)

export function inv01Seller(doc: SupplyDocument): Inv01Place {
  const { business } = doc
  const transport = transportOf(doc)
  const typed = transport ? { place: transport.fromPlace, pincode: transport.fromPincode } : NOTHING_TYPED
  const seller = placed(business.name, { address: business.address, state: stateOf(business), typed })
  return { ...seller, place: cutText(seller.place, LONGEST_SELLER_PLACE) }
}

const isShipped = ({ client }: SupplyDocument): boolean => client.deliverTo.trim() !== ''

/** What was typed of the place of delivery belongs to the buyer's own address where there is no other. */
const typedDelivery = (doc: SupplyDocument) => {
  const transport = transportOf(doc)
  return transport ? { place: transport.toPlace, pincode: transport.toPincode } : NOTHING_TYPED
}

export function inv01Buyer(doc: SupplyDocument): Inv01Place {
  const { client, country } = doc
  const typed = isShipped(doc) ? NOTHING_TYPED : typedDelivery(doc)
  const buyer = placed(client.name, { address: client.address, state: stateOf(client), typed })
  if (!isAbroad(doc)) return buyer
  return {
    ...buyer,
    place: buyer.place || inv01Text(country, LONGEST_LINE),
    pincode: ABROAD.pincode,
    state: ABROAD.state,
  }
}

/** Where the goods are sent; null where that is the buyer's address. */
export function inv01Ship(doc: SupplyDocument): Inv01Place | null {
  if (!isShipped(doc)) return null
  const { client } = doc
  const ship = placed(client.name, {
    address: client.deliverTo,
    state: client.deliverState,
    typed: typedDelivery(doc),
  })
  return client.deliverState === ABROAD.state || (isAbroad(doc) && client.deliverState === '')
    ? { ...ship, pincode: ABROAD.pincode, state: ABROAD.state }
    : ship
}

const addressFields = ({ lines: [Addr1 = '', Addr2], place, pincode, state }: Inv01Place) => ({
  Addr1,
  ...(Addr2 !== undefined && { Addr2 }),
  Loc: place,
  Pin: pincode!,
  Stcd: state,
})

/** Telephone and email, where the format takes them. */
function contactFields({ phone, email }: { phone: string; email: string }) {
  const Ph = plainDigits(phone).replace(/\D/g, '')
  const Em = email.trim()
  return {
    ...(/^\d{6,12}$/.test(Ph) && { Ph }),
    ...(/^[a-zA-Z0-9+_.-]+@[a-zA-Z0-9.-]+$/.test(Em) && Em.length >= 6 && Em.length <= 100 && { Em }),
  }
}

/** The parties of an e-invoice as the format names them. */
export function inv01Parties(doc: SupplyDocument) {
  const [seller, buyer, ship] = [inv01Seller(doc), inv01Buyer(doc), inv01Ship(doc)]
  return {
    SellerDtls: {
      Gstin: plainGstin(doc.business.gstin),
      LglNm: seller.name,
      ...addressFields(seller),
      ...contactFields(doc.business),
    },
    BuyerDtls: {
      Gstin: isAbroad(doc) ? 'URP' : plainGstin(doc.client.gstin),
      LglNm: buyer.name,
      Pos: placeOfSupply(doc),
      ...addressFields(buyer),
      ...contactFields(doc.client),
    },
    ...(ship && { ShipDtls: { LglNm: ship.name, ...addressFields(ship) } }),
  }
}
