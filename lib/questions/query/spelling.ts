import { correctableWords, subjectWords } from '@/lib/questions/query/everyday-words'
import { numberNames } from '@/lib/questions/query/number-words'

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** True if two letters are next to each other on the keyboard, or are both vowels, which people hear alike. */
function areClose(one: string, other: string): boolean {
  if (/[aeiou]/.test(one) && /[aeiou]/.test(other)) return true
  const places = [one, other].map((letter) => {
    const row = ROWS.findIndex((keys) => keys.includes(letter))
    return { row, column: (ROWS[row] ?? '').indexOf(letter) + row / 2 }
  })
  const [a, b] = places
  return Math.abs(a!.row - b!.row) <= 1 && Math.abs(a!.column - b!.column) <= 1
}

/**
 * Edits from one word to the other: a letter more, less, other or swapped with its neighbour; any number
 * above `most` is one more.
 */
function editsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let row = 1; row <= one.length; row += 1) {
    const edits = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1]
      let least = Math.min(last[at]! + 1, edits[at - 1]! + 1, last[at - 1]! + (same ? 0 : 1))
      const swapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      if (swapped && row > 1 && at > 1) least = Math.min(least, beforeLast[at - 2]! + 1)
      edits.push(least)
    }
    ;[beforeLast, last] = [last, edits]
  }
  return last[other.length]!
}

/** Words of questions that are one slip away from a word of another meaning. */
const OWN_WORDS = new Set(
  (
    'ago ate bonds care cars chat content contract contracts deduction dip divided dividing easier filed find fixes ' +
    'found get grows hole holiday hrs instrument internet lacks ladakh lake later ' +
    'machine maker match nos paid parents payment present profession profile quarter receive recover register ' +
    `rule sep sharp spell surprise tac taken wifi zip ${process.env.TYPED_NO_SLIPS}`
  ).split(/[ |]/),
)

/**
 * The short forms that are typed wrongly often enough to be worth a guess; other words of three letters are left alone.
 */
const ABBREVIATIONS = 'emi sip tax gst tds hra epf ppf nps ctc age bmi'.split(' ')

const known = new Set([...subjectWords, ...numberNames])

const isKnown = (word: string) =>
  known.has(word) || known.has(`${word}s`) || (word.endsWith('s') && known.has(word.slice(0, -1)))

const isNearKey = (word: string, meant: string): boolean => {
  const different = [...word].flatMap((letter, place) => (letter === meant[place] ? [] : [place]))
  if (different.length === 2) return true
  return different.every((place) => areClose(word[place]!, meant[place]!))
}

/** A short word has no space for any slip but two letters swapped, a neighbouring key, or a letter typed twice. */
function shortMeant(word: string): string | undefined {
  const single = word.replace(/(.)\1/, '$1')
  if (single !== word && known.has(single)) return single
  const meanings = word.length === 3 ? ABBREVIATIONS : correctableWords
  return meanings.find(
    (meant) =>
      meant.length === word.length &&
      editsBetween(word, meant, 1) === 1 &&
      (word.length === 3 || beginsAlike(word, meant)) &&
      isNearKey(word, meant),
  )
}

const SHORTEST_LONG = 5
const LONGEST = 20

/** Letters in a row that a slip leaves as they are, so that another word is not taken for it. */
const beginsAlike = (word: string, meant: string) =>
  word[0] === meant[0] || (word[0] === meant[1] && word[1] === meant[0])

/**
 * The word that was meant by a word in small Latin letters, where a slip of the keyboard is between them: one
 * edit up to six letters, two from seven; in a word of three or four letters one that fingers make. The word
 * itself without a match.
 */
export function corrected(word: string): string {
  if (isKnown(word) || OWN_WORDS.has(word) || word.length < 3 || word.length > LONGEST) return word
  return meantBy(word) ?? word
}

function meantBy(word: string): string | undefined {
  if (word.length === 3) return shortMeant(word)
  if (word.length < SHORTEST_LONG) return shortMeant(word) ?? longMeant(word, 1, SHORTEST_LONG)
  return longMeant(word, 1, 4) ?? (word.length >= 7 ? longMeant(word, 2, 6) : undefined)
}

const longMeant = (word: string, most: number, shortest: number): string | undefined =>
  correctableWords.find(
    (meant) =>
      meant.length >= shortest && beginsAlike(word, meant) && editsBetween(word, meant, most) <= most,
  )
