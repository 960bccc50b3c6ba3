const GTIN_LENGTHS = [8, 12, 13, 14]
const LONGEST_GTIN = 14

/**
 * True if digits are a GTIN (EAN-8, UPC-A, EAN-13, GTIN-14) with its check digit: from the right, every second digit
 * counts three times, and the sum of all is a multiple of ten.
 * Source: GS1 General Specifications, section 7.9
 */
export function isGtin(text: string): boolean {
  if (!/^\d+$/.test(text) || !GTIN_LENGTHS.includes(text.length)) return false
  const sum = [...text]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0
}

/**
 * The form of a barcode by which two readings are compared: readers give a UPC-A with twelve digits or, with a zero
 * before them, as an EAN-13. Any other code is its text. '' for none.
 */
export function barcodeKey(text: string): string {
  const code = text.trim()
  return isGtin(code) ? code.padStart(LONGEST_GTIN, '0') : code
}
