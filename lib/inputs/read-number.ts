const DEVANAGARI_ZERO = 0x966

/** Devanagari digits become 0–9; full-width digits and signs become plain ones; everything else stays. */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/−/g, '-')
}

/** What a word after a number multiplies it by, as a power of ten; NFC on both sides, so that ज़ and ड़ match. */
const POWERS_OF_TEN = new Map<string, number>(
  (
    [
      [3, 'k thousand hazar हज़ार हजार'],
      [5, 'l lac lacs lakh lakhs लाख'],
      [6, 'm million'],
      [7, 'cr crore crores करोड़ करोड'],
    ] as const
  ).flatMap(([power, words]) => words.split(' ').map((word) => [word.normalize('NFKC'), power] as const)),
)

/** Longer texts are no number anybody types. */
export const LONGEST_NUMBER = 60
/** The last group has three digits, those before it two or three. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/
const NUMBER =
  /^(?<before>[+-]?)(?:₹|rs\.?|inr)?(?<after>[+-]?)(?<digits>[\d,]*(?:\.\d*)?)(?:e(?<exponent>[+-]?\d{1,3}))?(?<word>[^\d.,+-]*?)\.?(?:\/-)?$/u

/**
 * Reads a number as people in India write it: '10,00,000', '₹ 5,000/-', '10 lakh', '1.2 cr', '५०००'.
 * Commas group digits, in the Indian or the western way; '8,5' is refused, as it means 8.5 elsewhere.
 * @returns null when the text is not one finite number
 */
export function readNumber(text: string): number | null {
  if (text.length > LONGEST_NUMBER) return null
  const found = NUMBER.exec(plainDigits(text).toLowerCase().replace(/\s+/g, ''))
  if (!found) return null
  const { before, after, digits = '', exponent = '0', word = '' } = found.groups ?? {}
  const power = word === '' ? 0 : POWERS_OF_TEN.get(word)
  if (!isWritten(digits) || (before && after) || power === undefined) return null
  // Moving the decimal exponent is exact; 1.1 × 1e7 in binary is 11,000,000.000000002.
  return finite(`${before}${after}${digits.replaceAll(',', '')}e${Number(exponent) + power}`)
}

/** At least one digit, and commas only where they group them. */
function isWritten(digits: string): boolean {
  const [whole = ''] = digits.split('.')
  return /\d/.test(digits) && (!whole.includes(',') || GROUPED.test(whole))
}

function finite(text: string): number | null {
  const number = Number(text)
  if (!Number.isFinite(number)) return null
  return number === 0 ? 0 : number
}
