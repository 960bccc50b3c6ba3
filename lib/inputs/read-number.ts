const DIGIT = /\p{Nd}/u

/** The value of a digit of any script: ten digits follow each other, and none comes before its zero. */
function valueOf(digit: string): string {
  const point = digit.codePointAt(0)!
  let value = 0
  while (DIGIT.test(String.fromCodePoint(point - value - 1))) value += 1
  return String(value)
}

/** Digits of other scripts become 0–9, full-width signs plain ones; what is not seen, such as direction marks, goes. */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}|−|[^\P{Nd}0-9]/gu, (sign) =>
      sign === '−' ? '-' : DIGIT.test(sign) ? valueOf(sign) : '',
    )
}

/** The noughts of a size, below ten, and the words for it: '3,k,thousand'. */
const SIZES = process.env.TYPED_SIZES.split('\n')

/** Longer texts are no number anybody types. */
export const LONGEST_NUMBER = 60
/** The last group has three digits, those before it two or three. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/
const CURRENCY = new RegExp(`(?:₹|${process.env.TYPED_RUPEES})\\.?`, 'g')
/** A sign before or behind the currency, and the number. */
const AMOUNT = /^([+-]?)₹?([+-]?)([^₹/]+)(?:₹|\/-)*$/
/** Digits, an exponent and a word. */
const PART = /^([\d,]*(?:\.\d*)?)(?:e([+-]?\d{1,3}))?([^\d.,+-]*)\.?/

/**
 * Reads a number as people in India write it: '10,00,000', '₹ 5,000/-', '1 lakh 50 thousand', '1.2 cr', '५००० रुपये'.
 * Commas group digits, in the Indian or the western way; '8,5' is refused, as it means 8.5 elsewhere.
 * @returns null when the text is not one finite number
 */
export function readNumber(text: string): number | null {
  if (text.length > LONGEST_NUMBER) return null
  const plain = plainDigits(text).toLowerCase().replace(/\s+/g, '').replace(CURRENCY, '₹')
  const [, before, after, parts = ''] = AMOUNT.exec(plain) ?? []
  const number = before && after ? null : sumOf(parts)
  return number && `${before}${after}` === '-' ? -number : number
}

/**
 * '1lakh50thousand': each part is less than one of the word before it. '1lakh50' is refused: some mean 1,50,000 by it.
 */
function sumOf(parts: string, below = Infinity): number | null {
  const [part, digits = '', exponent = '0', word] = PART.exec(parts)!
  const noughts = word
    ? SIZES.find((line) => line.split(',').includes(word))?.[0]
    : below < Infinity
      ? ''
      : '0'
  if (!isWritten(digits) || !noughts) return null
  const power = Number(noughts)
  // Moving the decimal exponent is exact; 1.1 × 1e7 in binary is 11,000,000.000000002.
  const number = Number(`${digits.replaceAll(',', '')}e${Number(exponent) + power}`)
  const rest = parts.slice(part.length)
  const others = rest ? sumOf(rest, 10 ** power) : 0
  return number < below && others !== null ? number + others : null
}

/** At least one digit, and commas only where they group them. */
function isWritten(digits: string): boolean {
  const [whole = ''] = digits.split('.')
  return /\d/.test(digits) && (!whole.includes(',') || GROUPED.test(whole))
}
