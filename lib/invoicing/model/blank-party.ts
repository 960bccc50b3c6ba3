import type { Business, Client } from '@/lib/invoicing/document/party'

export const blankBusiness: Business = {
  name: '',
  address: '',
  registration: '',
  gstin: '',
  state: '',
  pan: '',
  phone: '',
  email: '',
  vpa: '',
  bank: '',
  logo: '',
  signature: '',
}

export const blankClient: Client = {
  name: '',
  address: '',
  gstin: '',
  state: '',
  deliverTo: '',
  deliverState: '',
  phone: '',
  email: '',
}
