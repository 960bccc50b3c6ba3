/** The answers to "Do you have a GSTIN?"; '' for none yet. */
export const registrations = ['', 'yes', 'no', 'composition'] as const
export type GstRegistration = (typeof registrations)[number]
/** 'unasked': of a document from before the question, whose seller was taken to have one. */
export const storedRegistrations = [...registrations, 'unasked'] as const

/** The issuer of the document. `state` is a GST state code, '' if none; pictures are stored under their ids. */
export interface Business {
  name: string
  address: string
  registration: (typeof storedRegistrations)[number]
  gstin: string
  state: string
  pan: string
  phone: string
  email: string
  /** UPI ID, such as name@bank. */
  vpa: string
  bank: string
  logo: string
  signature: string
}

/** The recipient of the document. */
export interface Client {
  name: string
  address: string
  gstin: string
  state: string
  /** Delivery address, if it is not `address`. */
  deliverTo: string
  /** GST state code of the delivery address. */
  deliverState: string
  phone: string
  email: string
}
