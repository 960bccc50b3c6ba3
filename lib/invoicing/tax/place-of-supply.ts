import type { BusinessDocument } from '@/lib/invoicing/document/document'
import type { Business, Client } from '@/lib/invoicing/document/party'
import { isPurchase } from '@/lib/invoicing/model/document-groups'
import { type GstState, gstStateOf } from '@/lib/rules/gst/gst-states'
import { isRegisteredBuyer, plainGstin, readGstin } from '@/lib/identity/gstin'

/** Which taxes a sale carries: two halves within a state or territory, IGST otherwise. */
export type TaxHeads = 'sgst' | 'utgst' | 'igst'

export type Party = Pick<Business | Client, 'gstin' | 'state'>

export const OTHER_COUNTRY = '96'

/** The state that the first two characters of a GSTIN name, also of one with a typing error; null if they name none. */
export function stateInGstin(gstin: string): GstState | null {
  const state = gstStateOf(plainGstin(gstin).slice(0, 2))
  return state?.supplyOnly ? null : state
}

/**
 * The state code of a party: that of a correct GSTIN, else the one chosen, else that of the first two characters of the
 * GSTIN; '' without any of them.
 */
export function stateOf({ gstin, state }: Party): string {
  const reading = readGstin(gstin)
  if (reading.kind === 'valid') return reading.state.code
  return state || (stateInGstin(gstin)?.code ?? '')
}

/**
 * True if the state of a party depends on a GSTIN with a typing error: none is chosen, or another one than it names.
 */
export function isStateInDoubt({ gstin, state }: Party): boolean {
  if (gstin.trim() === '' || isRegisteredBuyer(gstin)) return false
  const named = stateInGstin(gstin)
  return state === '' || (named !== null && named.code !== state)
}

/** Who supplies and who receives; the business buys with an order and a payment voucher. */
const partiesOf = (doc: BusinessDocument): { supplier: Party; recipient: Party } =>
  isPurchase(doc)
    ? { supplier: doc.client, recipient: doc.business }
    : { supplier: doc.business, recipient: doc.client }

/** The state code of the place of supply: the one chosen, else the recipient's, else the supplier's own. */
export function placeOfSupply(doc: BusinessDocument): string {
  const { supplier, recipient } = partiesOf(doc)
  return doc.placeOfSupply || stateOf(recipient) || stateOf(supplier)
}

/** True if the place of supply is another country. */
export const isAbroad = (doc: BusinessDocument): boolean => placeOfSupply(doc) === OTHER_COUNTRY

/**
 * CGST with SGST or UTGST when the supplier's state is the place of supply, IGST when it is not; always IGST
 * to a special economic zone and to another country. While a state is not known, the sale is taken to be
 * within it. Source: IGST Act 2017, sections 7 and 8; which territories levy UTGST: see `gstStates`.
 */
export function taxHeads(doc: BusinessDocument): TaxHeads {
  const from = stateOf(partiesOf(doc).supplier)
  const to = placeOfSupply(doc)
  if (doc.specialZone || to === OTHER_COUNTRY) return 'igst'
  if (from !== '' && to !== from) return 'igst'
  return gstStateOf(to)?.localTax === 'UTGST' ? 'utgst' : 'sgst'
}

/** An export or a supply to a special economic zone: section 16 of the IGST Act. What is bought is neither. */
export const isZeroRated = (doc: BusinessDocument): boolean =>
  !isPurchase(doc) && (doc.specialZone || isAbroad(doc))

/** True if the place of supply is another state, or the supply counts as one to another state. */
export const isInterState = (doc: BusinessDocument): boolean => taxHeads(doc) === 'igst'

/** 'Maharashtra (27)', or '' for an invalid code. */
export function stateInWords(code: string): string {
  const state = gstStateOf(code)
  return state ? `${state.name} (${state.code})` : ''
}
