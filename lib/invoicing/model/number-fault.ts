import { financialYearStart, type NumberedDocument } from '@/lib/invoicing/model/numbering'

/** Letters, digits, hyphens and slashes: rule 46(b). */
const SERIAL = /^[A-Za-z0-9/-]+$/

/** What rule 46(b) has against a number: its signs, its length, or that it was used before in the same year. */
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
    (other) => other.number.trim() === text && financialYearStart(other.date) === year,
  )
  return text !== '' && twice ? 'used' : null
}
