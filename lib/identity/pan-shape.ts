import { plainDigits } from '@/lib/inputs/read-number'

/** A whole PAN. The letters in the middle are those of `holderTypes`. */
const WHOLE = /^[A-Z]{3}[PCHFABTLJG][A-Z](?!0000)\d{4}[A-Z]$/

/** True if a text in upper case is a PAN; `readPan` returns what is wrong with one that is not. */
export const isPan = (text: string): boolean => WHOLE.test(text)

/** A PAN or a part of one as it is compared: upper case, without spaces, hyphens and other scripts' digits. */
export const plainPan = (text: string): string =>
  // Upper case takes some letters of other scripts apart.
  plainDigits(text).replace(/[\s-]/g, '').toUpperCase().normalize()
