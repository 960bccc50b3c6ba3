import type { PaymentMode } from '@/lib/invoicing/model/document'

/** How money is paid, as forms and papers name it. */
export const PAYMENT_MODES: Record<PaymentMode, string> = {
  cash: 'Cash',
  upi: 'UPI',
  bank: 'Bank transfer',
  cheque: 'Cheque',
  card: 'Card',
}
