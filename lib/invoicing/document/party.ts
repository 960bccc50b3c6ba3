/** The issuer of the document. `state` is a GST state code, '' if none; pictures are stored under their ids. */
export interface Business {
  name: string
  address: string
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
