import { names } from '@/lib/language/words'
import { type AmountWords, rupeesIn } from '@/lib/money/amount-in-language'
import { toPaise } from '@/lib/money/paise'

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const GROUPS = [
  [1_00_00_000, 'crore'],
  [1_00_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const

/** A whole number, not below zero, in English. */
export function wholeInWords(number: number): string {
  for (const [size, name] of GROUPS) {
    if (number >= size) {
      const rest = number % size
      return `${wholeInWords(Math.floor(number / size))} ${name}${rest ? ` ${wholeInWords(rest)}` : ''}`
    }
  }
  if (number < 20) return SMALL[number]!
  const ones = number % 10
  return TENS[Math.floor(number / 10)]! + (ones ? `-${SMALL[ones]}` : '')
}

/**
 * A non-negative amount of rupees in words, the Indian way: 1_50_000.5 is
 * 'One lakh fifty thousand rupees and fifty paise'. Rounded to the paisa.
 * @throws RangeError for negative amounts and for those whose paise a double no longer holds
 */
export function amountInWords(amount: number): string {
  const paise = checkedPaise(amount)
  const rupees = Math.floor(paise / 100)
  const words = [`${wholeInWords(rupees)} rupee${rupees === 1 ? '' : 's'}`]
  if (paise % 100) words.push(`${wholeInWords(paise % 100)} pais${paise % 100 === 1 ? 'a' : 'e'}`)
  const sentence = words.join(' and ')
  return sentence[0]!.toUpperCase() + sentence.slice(1)
}

function checkedPaise(amount: number): number {
  const paise = toPaise(amount)
  if (paise < 0 || !Number.isSafeInteger(paise)) throw new RangeError(`No words for the amount ${amount}`)
  return paise
}

/** The same in the language of the page; papers have `amountInWords`. */
export function amountInPageLanguage(amount: number): string {
  const own: AmountWords | null = names('amounts')
  return own ? rupeesIn(own, checkedPaise(amount)) : amountInWords(amount)
}
