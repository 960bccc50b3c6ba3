const MODULUS = 61
const LEAST = 40
const MOST_BONUS = 5
const MOST = 100
const LATIN_A = 97
const LETTERS = 26

/**
 * The letters of a name, in small letters and without accents; signs that are no letters, such as spaces, do not count.
 */
const lettersOf = (name: string): string[] =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().match(/\p{L}/gu) ?? []

const isLatin = (letter: string): boolean => letter >= 'a' && letter <= 'z'

/** a = 1 to z = 26; a letter of another script has its code point modulo 26, plus 1. */
function valueOf(letter: string): number {
  const code = letter.codePointAt(0)!
  return isLatin(letter) ? code - LATIN_A + 1 : (code % LETTERS) + 1
}

export interface LoveScore {
  /** 40 to 100. */
  score: number
  /** All letters of both names added up, and what division by 61 leaves of it. */
  sum: number
  remainder: number
  /** How many letters the names have, and the 0 to 5 points for being about equally long. */
  lengths: readonly [number, number]
  bonus: number
  /** True if every letter is one of a to z, so that a = 1 to z = 26 is the whole rule. */
  alphabet: boolean
}

/**
 * score = min(100, sum mod 61 + 40 + max(0, 5 − difference of the lengths)). For fun; it means nothing about
 * two people.
 * @returns null when one of the names has no letter
 * Source: the rule of this site, specification section 9
 */
export function loveScore(name1: string, name2: string): LoveScore | null {
  const names = [lettersOf(name1), lettersOf(name2)] as const
  const lengths = [names[0].length, names[1].length] as const
  if (lengths[0] === 0 || lengths[1] === 0) return null
  const letters = names.flat()
  const sum = letters.reduce((total, letter) => total + valueOf(letter), 0)
  const remainder = sum % MODULUS
  const bonus = Math.max(0, MOST_BONUS - Math.abs(lengths[0] - lengths[1]))
  return {
    score: Math.min(MOST, remainder + LEAST + bonus),
    sum,
    remainder,
    lengths,
    bonus,
    alphabet: letters.every(isLatin),
  }
}

export type LoveBand = 'from90' | 'from75' | 'from60' | 'from40' | 'below40'

/** Which of the five messages goes with a score. */
export function loveBand(score: number): LoveBand {
  if (score >= 90) return 'from90'
  if (score >= 75) return 'from75'
  if (score >= 60) return 'from60'
  return score >= 40 ? 'from40' : 'below40'
}
