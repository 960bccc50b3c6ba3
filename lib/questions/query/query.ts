import { plainDigits, readNumber } from '@/lib/inputs/read-number'
import { latinOf } from '@/lib/name-search/devanagari'
import { LONGEST_QUERY } from '@/lib/name-search/longest-query'
import { everydayWords } from '@/lib/questions/query/everyday-words'
import { withDigits } from '@/lib/questions/query/number-words'
import { inReadWords } from '@/lib/language/own-words'
import { typedLists } from '@/lib/language/typed-words'
import { corrected } from '@/lib/questions/query/spelling'

export type QueryUnit = 'rupees' | 'percent' | 'years' | 'months' | 'days'

/** A number of a query, with its unit, if any. '25 lakh' counts as rupees. */
export interface QueryNumber {
  value: number
  unit: QueryUnit | null
  /** Where it begins and ends in the text. */
  at: number
  end: number
}

/** A query as its questions are read from it, its numbers apart from its other words. */
export interface Query {
  /** In small letters and plain digits, with the spelling of whoever typed it: for names and codes. */
  typed: string
  /** The query in the words by which questions are read: Latin letters, English, slips corrected, numbers in digits. */
  text: string
  numbers: readonly QueryNumber[]
  /** The text without its numbers and their units. */
  words: string
}

const SIZES = 'lakh|lpa|l|crore|cr|k|thousand|million'

const UNITS: Readonly<Record<QueryUnit, string>> = {
  percent: '%(?: ?p\\.? ?a\\.?)?|percent|per cent|pct|pc|p\\.a\\.?',
  years: 'years?|y',
  months: 'months?|mon|mo|m',
  days: 'days?',
  rupees: 'rupees?|rs\\.?|inr|/-|₹',
}
const UNIT_PATTERNS = Object.entries(UNITS).map(
  ([unit, words]) => [unit as QueryUnit, new RegExp(`^(?:${words})$`, 'u')] as const,
)

const END = '(?![\\p{L}\\p{M}\\p{N}])'
const NUMBER = new RegExp(
  '(?<![\\p{L}\\p{N}.,])(?:(?<sign>₹|rs\\.?|inr) ?|(?<rate>@|at) ?)?' +
    '(?<digits>\\d[\\d,]*(?:\\.\\d+)?|\\.\\d+)' +
    `(?:[ -]?(?<size>${SIZES})${END})?` +
    `(?:[ -]?(?<unit>${Object.values(UNITS).join('|')})${END})?(?![\\p{L}\\p{N}]|\\.\\d)`,
  'gu',
)

interface Found {
  sign?: string
  rate?: string
  digits: string
  size?: string
  unit?: string
}

/** 'lpa' is lakh a year. */
const sizeOf = (size: string) => (size === 'lpa' ? 'lakh' : size)

function unitOf({ sign, rate, size, unit }: Found): QueryUnit | null {
  const named = unit && UNIT_PATTERNS.find(([, pattern]) => pattern.test(unit))?.[0]
  if (named) return named
  if (sign || size) return 'rupees'
  return rate ? 'percent' : null
}

/**
 * No length of time is longer; a larger number with such a unit is an amount of each: '5000 a month' typed as
 * '5000 month'.
 */
const LONGEST: Readonly<Partial<Record<QueryUnit, number>>> = { years: 100, months: 600, days: 5_000 }
const PERIODS: Readonly<Partial<Record<QueryUnit, string>>> = {
  years: 'yearly',
  months: 'monthly',
  days: 'daily',
}

function periodOf(unit: QueryUnit, value: number, { sign, size }: Found): string | undefined {
  const longest = LONGEST[unit]
  return longest !== undefined && (value > longest || sign || size) ? PERIODS[unit] : undefined
}

/** Groups of words that mean one thing. */
const PHRASES = typedLists(process.env.TYPED_PHRASES).flatMap(([meaning = '', ...typed]) =>
  typed.map((phrase) => [new RegExp(`\\b(?:${latinOf(phrase)})\\b`, 'g'), meaning] as const),
)

/** A word as questions are read by it. */
export const plainWord = (word: string): string => {
  const meant = everydayWords.get(word) ?? corrected(word)
  return everydayWords.get(meant) ?? meant
}

const isWordOfNumbers = (letters: string) =>
  everydayWords.has(letters) || /^(?:k|l|cr|lpa|y|emi|sip|fd|rd|gst|tax|age)$/.test(letters)

/** Parts a number from a word typed on to it, but no code or section: 'emi25lakh9%' but '80c', '194j'. */
const parted = (text: string): string =>
  text
    .replace(/(?<![a-z\d])([a-z]{2,9})(?=\d)/g, (word) =>
      isWordOfNumbers(plainWord(word)) ? `${word} ` : word,
    )
    .replace(/(\d)([a-z]+)(?=\d|[^a-z]|$)/g, (whole, digit: string, word: string) =>
      everydayWords.has(word) ? `${digit} ${word} ` : whole,
    )
    .replace(/(\d(?:k|l|cr|lpa)|%)(?=\d)/g, '$1 ')

/** The query in Latin letters, in the words by which questions are read. */
function inPlainWords(typed: string): string {
  const words = parted(latinOf(typed)).replace(/(?<![a-z\d])[a-z]+(?![a-z\d])/g, plainWord)
  const meant = PHRASES.reduce((text, [phrase, meaning]) => text.replace(phrase, meaning), words)
  return withDigits(meant).replace(/\s+/g, ' ').trim()
}

/** Reads a query: 'EMI 25 lakh @ 9% 20 yrs' has 25,00,000 rupees, 9 per cent and 20 years. */
export function readQuery(query: string): Query {
  const plain = plainDigits(query.slice(0, LONGEST_QUERY)).toLowerCase()
  const typed = inReadWords(plain).replace(/\s+/g, ' ').trim()
  const text = inPlainWords(typed)
  const numbers: QueryNumber[] = []
  const words = text.replace(NUMBER, (whole, ...rest) => {
    const found = rest.at(-1) as Found
    const value = readNumber(`${found.digits}${sizeOf(found.size ?? '')}`)
    if (value === null) return whole
    const at = rest.at(-3) as number
    const unit = unitOf(found)
    const period = unit && periodOf(unit, value, found)
    numbers.push({ value, unit: period ? 'rupees' : unit, at, end: at + whole.length })
    return period ? ` ${period} ` : ' '
  })
  return { typed, text, numbers, words: words.replace(/\s+/g, ' ').trim() }
}
