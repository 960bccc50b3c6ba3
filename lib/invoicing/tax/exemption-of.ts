import { type ItemDocument, isSupply } from '@/lib/invoicing/document/document'
import type { DocumentLine, Exemption } from '@/lib/invoicing/document/document-line'
import { taxRate } from '@/lib/invoicing/model/line-numbers'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import { isZeroRated } from '@/lib/invoicing/tax/place-of-supply'

/** True if the rate of a line is 0, or empty. */
export function isAtZero({ taxRatePercent }: Pick<DocumentLine, 'taxRatePercent'>): boolean {
  const rate = taxRate.read(taxRatePercent)
  return rate.ok && rate.value === 0
}

/** True if a line needs the reason for which it bears no GST. Exports bear none because they are exports. */
export const mayBeExempt = (doc: ItemDocument, line: DocumentLine): boolean =>
  isSupply(doc) && (doc.supply === 'exempt' || (chargesTax(doc) && !isZeroRated(doc) && isAtZero(line)))

/**
 * Why a line of a supply bears no GST, null for one that does. Where nobody chose a reason, a bill of supply and the
 * untaxed lines of an invoice-cum-bill of supply are exempt, and a rate of 0% on a tax invoice is what nil-rated means.
 */
export function exemptionOf(doc: ItemDocument, line: DocumentLine): Exemption | null {
  if (!mayBeExempt(doc, line)) return chargesTax(doc) ? null : 'exempt'
  if (line.exemption !== '') return line.exemption
  return isSupply(doc) && doc.supply === 'tax' ? 'nilRated' : 'exempt'
}
