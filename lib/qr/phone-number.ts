import { plainDigits } from '@/lib/inputs/read-number'

const dialled = (text: string) => plainDigits(text).replace(/[\s().-]/g, '')

/**
 * A phone number as the world dials it, '+919876543210'. Ten digits from 6 to 9 are an Indian mobile number;
 * behind 0, 91, 0091 or +91 (0) they may also be a landline with its area code. Other numbers need their plus
 * sign, or 00 before them.
 * @returns null for a text that is no phone number
 */
export function phoneNumber(text: string): string | null {
  const plain = dialled(text)
  const indian = /^(?:(?:\+|00)?910?|0)([1-9]\d{9})$|^([6-9]\d{9})$/.exec(plain)
  if (indian) return `+91${indian[1] ?? indian[2]}`
  const abroad = plain.replace(/^00/, '+')
  return /^\+[1-9]\d{6,14}$/.test(abroad) ? abroad : null
}

/**
 * A number of three to eight digits that is dialled as it is and gets messages, such as 1909; null for any other text.
 * Source: National Numbering Plan of India, short codes
 */
export const shortCode = (text: string): string | null => /^[1-9]\d{2,7}$/.exec(dialled(text))?.[0] ?? null
