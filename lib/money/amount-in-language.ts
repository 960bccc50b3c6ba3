/**
 * How a language writes whole numbers and amounts of rupees: `content/<code>/names/amounts.json`. Each size
 * has a form of its own where another language needs one: Tamil has நூறு for 100 and நூற்று before what
 * follows, Marathi शंभर and एकशे एक.
 */
export interface AmountWords {
  /** From nought to ninety-nine. */
  numbers: readonly string[]
  /** The largest first; the last is a hundred, unless every number up to 999 is among `numbers`. */
  sizes: readonly SizeWords[]
  /**
   * The sizes of money of other countries, whose buyers count in millions; amounts in it are in English without them.
   */
  sizesAbroad?: readonly SizeWords[]
  rupees: Counted
  paise: Counted
  /** '{0} and {1}': rupees and paise. */
  both: string
  /** '{0} only', as cheques have it. */
  only: string
}

interface Counted {
  one: string
  other: string
}

/** {0} is how many of the size there are, in words. */
interface SizeWords {
  size: number
  /** With nothing after it: '{0} hundred'. */
  alone: string
  /** Before a rest, where that is another form. */
  before?: string
  /** The words of exactly one, and of other counts that have a word of their own, by the count. */
  own?: Readonly<Record<string, { alone: string; before?: string }>>
}

/** A whole number in words. */
export function wholeIn(words: AmountWords, number: number): string {
  const { numbers, sizes } = words
  if (number < numbers.length) return numbers[number]!
  const size = sizes.find((one) => number >= one.size)!
  const count = Math.floor(number / size.size)
  const rest = number % size.size
  const forms = size.own?.[count] ?? size
  const form = rest > 0 ? (forms.before ?? forms.alone) : forms.alone
  const counted = form.includes('{0}') ? form.replace('{0}', wholeIn(words, count)) : form
  return rest > 0 ? `${counted} ${wholeIn(words, rest)}` : counted
}

const countedIn = (words: AmountWords, forms: Counted, number: number): string =>
  (number === 1 ? forms.one : forms.other).replace('{0}', wholeIn(words, number))

/** An amount of whole paise, not below zero: 'एक लाख रुपये और पचास पैसे'. */
export function rupeesIn(words: AmountWords, amountPaise: number): string {
  const rest = amountPaise % 100
  const rupees = countedIn(words, words.rupees, Math.floor(amountPaise / 100))
  if (rest === 0) return rupees
  return words.both.replace('{0}', rupees).replace('{1}', countedIn(words, words.paise, rest))
}
