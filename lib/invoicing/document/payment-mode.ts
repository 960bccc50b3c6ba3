export const paymentModes = ['cash', 'upi', 'bank', 'cheque', 'card'] as const
export type PaymentMode = (typeof paymentModes)[number]

/** How something was paid on the spot. */
export interface PaidTerms {
  paidBy: PaymentMode
  /** Number of the transfer or cheque. */
  reference: string
}
