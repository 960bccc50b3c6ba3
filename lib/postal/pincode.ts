/** Every Indic digit block of Unicode starts with its zero and runs to nine. */
const indicZeros = ['०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦']

export const pincodeLength = 6

function asciiDigit(character: string): string {
  if (character >= '0' && character <= '9') return character
  const zero = indicZeros.find(
    (start) => character >= start && character.charCodeAt(0) - start.charCodeAt(0) < 10,
  )
  return zero === undefined ? '' : String(character.charCodeAt(0) - zero.charCodeAt(0))
}

/** Keeps the digits of what was typed or pasted, at most six: "110 001" and "११०००१" both give "110001". */
export function pincodeDigits(text: string): string {
  return Array.from(text, asciiDigit).join('').slice(0, pincodeLength)
}

/** True for six digits of which the first is not 0: no postal zone has the number 0 (India Post). */
export function isPincode(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text)
}
