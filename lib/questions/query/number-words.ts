/** Small numbers as people write them out, in English and in Hindi with Latin letters. */
const NUMBERS = byName(
  '0 zero,1 one ek,2 two do,3 three teen tin,4 four char chaar,5 five paanch panch pach,6 six chhe chhah che chah,7 seven saat,' +
    '8 eight aath,9 nine nau,10 ten das dus,11 eleven gyarah gyara,12 twelve barah bara,13 thirteen terah,14 fourteen chaudah,' +
    '15 fifteen pandrah pandra,16 sixteen solah,17 seventeen satrah,18 eighteen atharah,19 nineteen unnis,20 twenty bees bis,' +
    '21 twentyone ikkis,22 twentytwo bais,23 twentythree teis,24 twentyfour chaubis,25 twentyfive pachis pachees pachchis pacchis,' +
    '30 thirty tees tis,35 paintis,40 forty chalis chaalis,45 paintalis,50 fifty pachas pachaas,60 sixty saath sath,' +
    '70 seventy sattar,75 pachattar pachhattar,80 eighty assi,90 ninety nabbe,' +
    '0.5 half aadha adha,1.5 dedh derh ded,2.5 dhai dhaai adhai,1.25 sawa sava',
)

/** What sawa, sadhe and paune add to the number after them. */
const ADDED = byName('0.25 sawa sava,0.5 sadhe saadhe sade saade,-0.25 paune paun')

/** The numbers of a list, each with its names after it, by these names. */
function byName(list: string): ReadonlyMap<string, number> {
  return new Map(
    list.split(',').flatMap((line) => {
      const [number, ...names] = line.split(' ')
      return names.map((name) => [name, Number(number)] as const)
    }),
  )
}

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
