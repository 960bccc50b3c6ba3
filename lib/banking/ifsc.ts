export const ifscLength = 11

const whole = /^[A-Z]{4}0[A-Z0-9]{6}$/
const withinText = /(?<![A-Z0-9])[A-Z]{4}0[A-Z0-9]{6}(?![A-Z0-9])/

/**
 * The part of a typed or pasted text that can be in an IFSC: capitals and digits, at most eleven. A whole code inside a
 * longer text ("IFSC: SBIN0000691") is picked out of it.
 */
export function ifscCharacters(text: string): string {
  const capitals = text.toUpperCase()
  const inside = capitals.length > ifscLength ? withinText.exec(capitals) : null
  return (inside?.[0] ?? capitals).replace(/[^A-Z0-9]/g, '').slice(0, ifscLength)
}

/** True for four letters, a zero and six letters or digits, in capitals. A branch may still not exist. */
export function isIfsc(text: string): boolean {
  return whole.test(text)
}

/** Corrects the commonest slip: the letter O in fifth place for the zero. Null when that does not make it an IFSC. */
export function withZeroForO(text: string): string | null {
  const corrected = `${text.slice(0, 4)}0${text.slice(5)}`
  return text[4] === 'O' && isIfsc(corrected) ? corrected : null
}

/** The four letters of the bank. */
export const bankLetters = (ifsc: string) => ifsc.slice(0, 4)

/** The six characters of the branch. */
export const branchCharacters = (ifsc: string) => ifsc.slice(5)
