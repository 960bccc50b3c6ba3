import type { CalendarDay } from '@/lib/calendar/calendar-day'

/** Numbers of other papers that a document names; '' where it names none. */
export interface References {
  /** The buyer's order. */
  orderNumber: string
  orderDate: CalendarDay
  deliveryNote: string
  ewayNumber: string
  /** Of an export: the port's code of six signs, and the shipping bill. */
  portCode: string
  shippingBill: string
  shippingBillDate: CalendarDay
}

export const blankReferences: References = {
  orderNumber: '',
  orderDate: '',
  deliveryNote: '',
  ewayNumber: '',
  portCode: '',
  shippingBill: '',
  shippingBillDate: '',
}
