/**
 * A phone number as the world dials it, '+919876543210'. Ten digits from 6 to 9 are an Indian mobile number, with or
 * without 0 or 91 before them; other numbers need their plus sign.
 * @returns null for a text that is no phone number
 */
export function phoneNumber(text: string): string | null {
  const plain = text.normalize('NFKC').replace(/[\s().-]/g, '')
  const indian = /^(?:\+?91|0)?([6-9]\d{9})$/.exec(plain)
  if (indian) return `+91${indian[1]}`
  return /^\+[1-9]\d{6,14}$/.test(plain) ? plain : null
}
