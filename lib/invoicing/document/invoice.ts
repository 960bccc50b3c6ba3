import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { DocumentBase } from '@/lib/invoicing/document/document-base'
import type { EInvoiceTerms } from '@/lib/invoicing/document/e-invoice-terms'
import type { ItemTerms } from '@/lib/invoicing/document/item-terms'
import type { PaidTerms } from '@/lib/invoicing/document/payment-mode'
import type { SupplyKind } from '@/lib/invoicing/document/tax-terms'
import type { Transport } from '@/lib/invoicing/document/transport'

interface SaleBase<Kind extends 'invoice' | 'cashMemo'> extends DocumentBase<Kind>, ItemTerms, EInvoiceTerms {
  supply: SupplyKind
}

export interface Invoice extends SaleBase<'invoice'> {
  dueDate: CalendarDay
  transport: Transport
  /** Tax collected at source, per cent of the total. */
  tcsPercent: string
  /** Tax that the client is expected to deduct at source, per cent of the value before GST. */
  tdsPercent: string
  /** Rupees paid before or with the invoice. */
  received: string
}

/** An invoice that was paid when it was given. By GST law it is what an invoice is. */
export interface CashMemo extends SaleBase<'cashMemo'>, PaidTerms {
  transport: Transport
}
