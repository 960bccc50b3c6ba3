import { typedLists } from '@/lib/language/typed-words'

const numbersIn = (text: string): ReadonlyMap<string, number> =>
  new Map(
    typedLists(text).flatMap(([number, ...words]) => words.map((word) => [word, Number(number)] as const)),
  )

/** Small numbers as people write them out. */
const NUMBERS = numbersIn(process.env.TYPED_NUMBERS)

/** What sawa, sadhe and paune add to the number after them. */
const ADDED = numbersIn(process.env.TYPED_ADDED_TO_NUMBERS)

/** Every word that is, or adds to, a number here. */
export const numberNames: readonly string[] = [...NUMBERS.keys(), ...ADDED.keys()]

const COUNTED = 'lakh|crore|thousand|hundred|percent|years|months|days|rupees'
const NAMES = numberNames.join('|')
const WRITTEN = new RegExp(
  `\\b(?:a )?((?:(?:${NAMES})(?: (?:and )?| and a |-))+)(?=(?:an? )?(?:${COUNTED})\\b)`,
  'g',
)

/** 'twenty five' is 25, 'sadhe teen' 3.5, 'two and a half' 2.5; null for words that are no one number. */
function numberOf(words: readonly string[]): number | null {
  let sum = 0
  let last = Infinity
  for (const [place, word] of words.entries()) {
    const added = ADDED.get(word)
    if (added !== undefined && place < words.length - 1) {
      sum += added
      continue
    }
    const number = NUMBERS.get(word)
    if (
      number === undefined ||
      (last !== Infinity && number >= 10) ||
      (number < 10 && last < 10 && number !== 0.5)
    )
      return null
    sum += number
    last = number
  }
  return sum
}

const SIZES: Readonly<Record<string, number>> = { crore: 1e7, lakh: 1e5, thousand: 1e3, hundred: 1e2 }
const SIZED = '(\\d+(?:\\.\\d+)?) ?'
const SUM = new RegExp(
  `(?<![\\d.,])${SIZED}(crore|lakh|thousand) (?:and )?${SIZED}(lakh|thousand|hundred)\\b(?: (?:and )?${SIZED}(thousand|hundred)\\b)?`,
  'g',
)

/** Writes small numbers before a unit in digits, and adds up what belongs together: '2 lakh 50 thousand' is 250000. */
export function withDigits(text: string): string {
  const digits = text.replace(WRITTEN, (whole, words: string) => {
    const number = numberOf(
      words.split(/[ -]+/).filter((word) => word !== '' && word !== 'and' && word !== 'a'),
    )
    return number === null ? whole : `${number} `
  })
  return digits
    .replace(SUM, (whole, ...parts: (string | undefined)[]) => {
      const sized = [0, 2, 4].flatMap((place) =>
        parts[place] === undefined ? [] : [{ count: Number(parts[place]), size: SIZES[parts[place + 1]!]! }],
      )
      const isFalling = sized.every(
        ({ count, size }, place) => place === 0 || count * size < sized[place - 1]!.size,
      )
      return isFalling
        ? String(Math.round(sized.reduce((sum, { count, size }) => sum + count * size, 0))) + ' rupees'
        : whole
    })
    .replace(/(?<![\d.,])(\d+(?:\.\d+)?) hundred\b/g, (_, count: string) => `${Number(count) * 100}`)
}
