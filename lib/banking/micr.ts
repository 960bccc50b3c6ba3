/** What the nine digits of a MICR code say: three each for city, bank and branch. Source: RBI, MICR code structure. */
export function micrParts(micr: string): { city: string; bank: string; branch: string } {
  return { city: micr.slice(0, 3), bank: micr.slice(3, 6), branch: micr.slice(6) }
}

/** True for nine digits; anything else in a list ("WAITING") means that there is none. */
export function isMicr(text: string): boolean {
  return /^\d{9}$/.test(text) && !/^0+$/.test(text)
}
