import { names } from '@/lib/language/words'
import { type AmountWords, rupeesIn } from '@/lib/money/amount-in-language'
import { toPaise } from '@/lib/money/paise'

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ONES = SMALL.slice(1, 10)

export const englishAmounts: AmountWords = {
  numbers: [...SMALL, ...TENS.flatMap((ten) => [ten, ...ONES.map((one) => `${ten}-${one}`)])],
  sizes: [
    { size: 1_00_00_000, alone: '{0} crore' },
    { size: 1_00_000, alone: '{0} lakh' },
    { size: 1_000, alone: '{0} thousand' },
    { size: 100, alone: '{0} hundred' },
  ],
  rupees: { one: '{0} rupee', other: '{0} rupees' },
  paise: { one: '{0} paisa', other: '{0} paise' },
  both: '{0} and {1}',
  only: '{0} only',
}

/**
 * A non-negative amount of rupees in words, the Indian way: 1_50_000.5 is
 * 'One lakh fifty thousand rupees and fifty paise'. Rounded to the paisa.
 * @throws RangeError for negative amounts and for those whose paise a double no longer holds
 */
export function amountInWords(amount: number): string {
  const sentence = rupeesIn(englishAmounts, checkedPaise(amount))
  return sentence[0]!.toUpperCase() + sentence.slice(1)
}

function checkedPaise(amount: number): number {
  const paise = toPaise(amount)
  if (paise < 0 || !Number.isSafeInteger(paise)) throw new RangeError(`No words for the amount ${amount}`)
  return paise
}

/** An amount in words in the language of the page; papers have `amountInWords`. */
export function amountInPageLanguage(amount: number): string {
  const own: AmountWords | null = names('amounts')
  return own ? rupeesIn(own, checkedPaise(amount)) : amountInWords(amount)
}
