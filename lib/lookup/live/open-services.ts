/** The services that a page asks after the visitor's tap, with nothing to configure; none needs a key. */
export type OpenService = 'rates' | 'ifsc' | 'pincode'

/** The rates of one day against a currency in small letters, at two hosts of the same files. */
export const ratesHosts: readonly string[] = [
  'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies',
  'https://latest.currency-api.pages.dev/v1/currencies',
]
export const ifscHost = 'https://ifsc.razorpay.com'
export const pincodeHost = 'https://api.postalpincode.in'
