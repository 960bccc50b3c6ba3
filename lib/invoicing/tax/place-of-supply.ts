import type { Business, Client, BusinessDocument } from '@/lib/invoicing/model/document'
import { gstStateOf } from '@/lib/rules/gst/gst-states'
import { readGstin } from '@/lib/identity/gstin'

/** Which taxes a sale carries: two halves within a state or territory, IGST otherwise. */
export type TaxHeads = 'sgst' | 'utgst' | 'igst'

export const OTHER_COUNTRY = '96'

/** The state code of a party: that of its GSTIN when it can be read, else the one chosen; '' when neither is there. */
export function stateOf({ gstin, state }: Pick<Business | Client, 'gstin' | 'state'>): string {
  const reading = readGstin(gstin)
  return reading.kind === 'valid' ? reading.state.code : state
}

/** The state code of the place of supply: the one chosen, else the client's, else the seller's own. */
export function placeOfSupply({ placeOfSupply, client, business }: BusinessDocument): string {
  return placeOfSupply || stateOf(client) || stateOf(business)
}

/**
 * CGST with SGST or UTGST when the seller's state is the place of supply, IGST when it is not; always IGST to a special
 * economic zone and to another country. While a state is not known, the sale is taken to be within it.
 * Source: IGST Act 2017, sections 7 and 8; which territories levy UTGST: see `gstStates`.
 */
export function taxHeads(doc: BusinessDocument): TaxHeads {
  const from = stateOf(doc.business)
  const to = placeOfSupply(doc)
  if (doc.specialZone || to === OTHER_COUNTRY) return 'igst'
  if (from !== '' && to !== from) return 'igst'
  return gstStateOf(to)?.localTax === 'UTGST' ? 'utgst' : 'sgst'
}

/** An export or a supply to a special economic zone: section 16 of the IGST Act. */
export const isZeroRated = (doc: BusinessDocument): boolean =>
  doc.specialZone || placeOfSupply(doc) === OTHER_COUNTRY

/** Whether the place of supply is another state, or the supply counts as one to another state. */
export const isInterState = (doc: BusinessDocument): boolean => taxHeads(doc) === 'igst'

/** 'Maharashtra (27)', or '' for a code that is none. */
export function stateInWords(code: string): string {
  const state = gstStateOf(code)
  return state ? `${state.name} (${state.code})` : ''
}
