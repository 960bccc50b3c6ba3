import type { PaymentMode } from '@/lib/invoicing/document/payment-mode'
import { namesOf } from '@/lib/language/words'

/** How money is paid, as papers name it, in English. */
export const PAYMENT_MODES = {
  cash: 'Cash',
  upi: 'UPI',
  bank: 'Bank transfer',
  cheque: 'Cheque',
  card: 'Card',
} as const satisfies Record<PaymentMode, string>

/** The modes of payment as forms name them. */
export const paymentModeNames = namesOf('payment-modes', PAYMENT_MODES)
