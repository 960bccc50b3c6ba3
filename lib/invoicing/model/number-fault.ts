import { financialYearStart, type NumberedDocument } from '@/lib/invoicing/model/numbering'

/** Letters, digits, hyphens and slashes: rule 46(b). */
const SERIAL = /^[A-Za-z0-9/-]+$/

/** As GSTR-1 and the invoice registration portals compare numbers: 'inv-1' is 'INV-1'. */
const comparable = (number: string) => number.trim().toUpperCase()

/**
 * The violations of rule 46(b) by a number: its characters, its length, or its use in the same financial year before.
 * Source: GSTN advisory of 4 April 2025 (numbers differ by more than the case of letters)
 */
export function numberFault(
  { number, date }: NumberedDocument,
  others: readonly NumberedDocument[],
  longest: number,
): 'signs' | 'length' | 'used' | null {
  const text = number.trim()
  if (text !== '' && !SERIAL.test(text)) return 'signs'
  if (text.length > longest) return 'length'
  const year = financialYearStart(date)
  const twice = others.some(
    (other) => comparable(other.number) === comparable(text) && financialYearStart(other.date) === year,
  )
  return text !== '' && twice ? 'used' : null
}
