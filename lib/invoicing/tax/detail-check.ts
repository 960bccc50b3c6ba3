/** A detail that the document must have; the page has the words for each. */
export type Detail =
  | ('sellerName' | 'sellerAddress' | 'sellerGstin' | 'sellerState')
  | ('number' | 'date' | 'validUntil')
  | ('buyerName' | 'buyerAddress' | 'buyerGstin' | 'buyerState' | 'deliverTo')
  | ('lines' | 'descriptions' | 'hsn' | 'quantities' | 'units' | 'rates')
  | ('amount' | 'purpose' | 'house' | 'month' | 'landlordPan')
  | ('against' | 'againstDate' | 'country' | 'exchangeRate' | 'rateDate')
  | ('ownPan' | 'donorPan' | 'approval')

/** A required detail and whether the document has it. */
export interface DetailCheck {
  detail: Detail
  met: boolean
  /** The lines that lack it, counted from 1. */
  lines?: readonly number[]
}

export const isGiven = (text: string) => text.trim() !== ''

/** The check of a detail that only has to be filled in. */
export const filledCheck = (detail: Detail, text: string): DetailCheck => ({ detail, met: isGiven(text) })
