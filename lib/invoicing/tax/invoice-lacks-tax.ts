import { invoiceFrom } from '@/lib/invoicing/model/convert-document'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { filledLines } from '@/lib/invoicing/model/filled-lines'
import { isRegistrationOpen, withRegistration } from '@/lib/invoicing/model/registration'
import { mayBeExempt } from '@/lib/invoicing/tax/exemption-of'

/**
 * True if the invoice of this offer or challan would be a tax invoice on which nothing bears tax, and no reason is
 * given.
 */
export function invoiceLacksTax(doc: BusinessDocument): boolean {
  if (doc.kind !== 'quotation' && doc.kind !== 'proforma' && doc.kind !== 'challan') return false
  const made = invoiceFrom(doc, { id: '', number: '', date: doc.date, now: 0 })
  const invoice = isRegistrationOpen(made) ? withRegistration(made, 'yes') : made
  const lines = filledLines(invoice)
  return lines.length > 0 && lines.every((line) => line.exemption === '' && mayBeExempt(invoice, line))
}
