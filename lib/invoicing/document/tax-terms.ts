/**
 * What an invoice is by law: a tax invoice (rule 46), a bill of supply of a composition dealer or for exempt goods and
 * services (rule 49), an invoice-cum-bill of supply for taxable and exempt items together (rule 46A), or the ordinary
 * bill of a seller without registration, who may not charge GST.
 */
export const supplyKinds = ['tax', 'composition', 'exempt', 'mixed', 'unregistered'] as const
export type SupplyKind = (typeof supplyKinds)[number]

/** Whether IGST is paid on an export or a supply to a special economic zone, or it goes under bond or LUT. */
export const zeroRatedTerms = ['withTax', 'withoutTax'] as const
export type ZeroRatedTerms = (typeof zeroRatedTerms)[number]

/** The terms that decide which GST is charged, the same for every kind of document. */
export interface TaxTerms {
  /** GST state code; '' for the client's state. */
  placeOfSupply: string
  /** Supply to a unit in a special economic zone: always inter-state. */
  specialZone: boolean
  zeroRated: ZeroRatedTerms
  /** Number of the bond or letter of undertaking, for a zero-rated supply without tax. */
  lut: string
  /** Country of destination of an export. */
  country: string
  reverseCharge: boolean
}
