import type { Draft } from '@/lib/invoicing/draft'

/** Whether GST is charged on the document: a tax invoice, a quotation, and the voucher for an advance. */
export function chargesTax(draft: Draft): boolean {
  switch (draft.kind) {
    case 'quotation':
      return true
    case 'invoice':
      return draft.supply === 'tax'
    case 'receipt':
      return draft.supply === 'tax' && draft.type === 'advance'
  }
}
