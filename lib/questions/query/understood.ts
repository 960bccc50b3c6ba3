import { latinOf } from '@/lib/name-search/devanagari'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { COUNTS_THINGS, tenureIn } from '@/lib/questions/query/money-terms'
import type { Query, QueryNumber } from '@/lib/questions/query/query'
import type { ToolQuestion } from '@/lib/questions/tool-question'
import type { Figure } from '@/lib/answers/figure'

/** A question as its part reads it from a query. */
interface Read extends ToolQuestion {
  /** Words of this query alone that it understood, such as the state that it names. */
  names?: string
  /** Numbers that it understood though its link and its terms have others: 'age 30' leaves 28 years to 58. */
  besides?: readonly (number | undefined)[]
}
type Reader = (query: Query, today: CalendarDay) => Read | null

/** A question, and how much of its query it understood. */
export interface UnderstoodQuestion extends ToolQuestion {
  /** Words that it understood and that are not typed around any question; -1 where it left a word or number over. */
  own: number
}

/** What answers the queries about a subject, and the words that it understands. */
export type Ask = ((query: Query, today: CalendarDay) => UnderstoodQuestion | null) & {
  readonly words: string
}

/** Words that people type around any question, in the words by which questions are read. */
const FILLERS = process.env.TYPED_QUESTION_FILLERS
/** The names of banks, which say nothing more where the query names the rate too. */
const BANKS =
  'bank sbi hdfc icici axis kotak pnb canara bob baroda union idfc yes indusind idbi boi indian lic bajaj'

/** Words of days, for parts that read them. */
export const WORDS_OF_DAYS =
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct ' +
  `nov dec st nd rd th day date tomorrow yesterday ${process.env.TYPED_DAY_AFTER_TOMORROW} / -`

const TOKEN = /[\p{L}\p{M}\d]+(?:\.\d[\p{L}\d]*)?|[^\s\p{L}\p{M}\d]/gu
const tokensOf = (text: string): readonly string[] => text.match(TOKEN) ?? []
const numbersIn = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)

/** The numbers of texts; a year counts by its last two digits too. */
function numbersNamed(texts: readonly unknown[]): number[] {
  const isYear = (number: number) => number >= 1900 && number < 2100
  return numbersIn(texts.join(' ')).flatMap((number) => (isYear(number) ? [number, number % 100] : number))
}

const textOf = (figure: Figure) => String('text' in figure ? figure.text : figure.value)

/** The texts of a link, those of the terms of its answer, and the numbers that are in neither. */
const textsOf = ({ set, answer, besides = [] }: Read) => ({
  link: Object.values(set),
  terms: (answer?.terms ?? []).map(textOf),
  besides,
})

const near = (one: number, other: number) => Math.abs(one - other) <= Math.abs(other) * 1e-5

const FACTORS = [1, 12, 1 / 12, 1e5]
/** True if a number is among others, as it is or of a month for one of a year. */
const isAmong = (others: readonly number[], value: number) =>
  others.some((other) => FACTORS.some((factor) => near(value * factor, other)))

const timesAmong = (others: readonly number[], value: number) =>
  others.filter((other) => isAmong([other], value)).length

/** True if a number that a query has twice is asked twice too: 'age 30 retire 30' is no age alone. */
function isAskedAsOften(read: Read, numbers: readonly number[], value: number): boolean {
  const times = numbers.filter((number) => near(number, value)).length
  const { link, terms, besides } = textsOf(read)
  const isAskedIn = (texts: readonly string[]) =>
    timesAmong(numbersNamed([...texts, ...besides]), value) >= times
  return times < 2 || isAskedIn(link) || isAskedIn(terms)
}

/** '2 years 6 months' is one length of time, and so one number. */
function valuesOf(numbers: Query['numbers']): number[] {
  const isYears = ({ unit }: QueryNumber) => unit === 'years'
  const isMonths = ({ unit }: QueryNumber) => unit === 'months'
  const whole = numbers.some(isYears) && numbers.some(isMonths) ? tenureIn(numbers)?.count : undefined
  if (whole === undefined) return numbers.map(({ value }) => value)
  const [years, months] = [numbers.find(isYears), numbers.find(isMonths)]
  return [
    whole,
    ...numbers.filter((number) => number !== years && number !== months).map(({ value }) => value),
  ]
}

/** The numbers of a query, with those that stay among its words: 'august 15, 1990'. */
const numbersOf = ({ numbers, text, words }: Query): number[] => [
  ...valuesOf(numbers.filter(({ end }) => !COUNTS_THINGS.test(text.slice(end)))),
  ...tokensOf(words)
    .filter((token) => /^\d+$/.test(token))
    .map(Number),
]

/** The choices of a link, without what comes from the numbers of a query. */
const withoutNumbers = (set: ToolQuestion['set'], numbers: readonly number[]) =>
  Object.fromEntries(
    Object.entries(set).filter(([, value]) => !numbers.some((number) => isAmong(numbersIn(value), number))),
  )

/** Signs that are more than punctuation: those of sums, foreign money, a loss. */
const SIGN = /[+*×÷^<>~%$€£¥]/
const SIGN_OF_NUMBERS = /(?:^|[\s(])(-) ?[\d₹]|\d ?(\/) ?\d/g

/** The words of a query, and its signs that count. */
function wordsOf({ words, text }: Query): readonly string[] {
  const counts = (token: string) => SIGN.test(token) || (/[\p{L}\d]/u.test(token) && !/^\d+$/.test(token))
  const signs = [...text.matchAll(SIGN_OF_NUMBERS)].map((match) => match[1] ?? match[2]!)
  return [...tokensOf(words).filter(counts), ...signs]
}

const RATES = ['rate', 'ratePct', 'apr', 'returnPct']

const wordSet = (text: string): ReadonlySet<string> => new Set(tokensOf(latinOf(text)))

const AROUND = wordSet(FILLERS)
const OF_BANKS = wordSet(BANKS)

/** How much of a query a part that understands these words left over, and how many words are its own. */
function weighed(query: Query, words: ReadonlySet<string>, read: Read) {
  const names = wordSet(read.names ?? '')
  const mayNameBank = RATES.some((name) => Object.hasOwn(read.set, name))
  const isOwn = (word: string) => words.has(word) || names.has(word)
  const isAround = (word: string) => AROUND.has(word) || (mayNameBank && OF_BANKS.has(word))
  const typed = wordsOf(query)
  const { link, terms, besides } = textsOf(read)
  const named = numbersNamed([...link, ...terms, ...besides])
  const numbers = numbersOf(query)
  const isUnderstood = (number: number) => isAmong(named, number) && isAskedAsOften(read, numbers, number)
  return {
    own: typed.filter(isOwn).length,
    leftWords: typed.filter((word) => !isOwn(word) && !isAround(word)).length,
    leftNumbers: numbers.filter((number) => !isUnderstood(number)).length,
  }
}

/**
 * The question of a query, by a part that understands these words. An answer is given only to a query of
 * which it understood each word and each number. With a word left over, the tool is offered alone; with a
 * number, it keeps the choices of the link.
 */
export function understood(words: string, reader: Reader): Ask {
  const known = wordSet(words)
  return Object.assign(
    (query: Query, today: CalendarDay): UnderstoodQuestion | null => {
      const read = reader(query, today)
      if (!read) return null
      const { slug, set, answer } = read
      const { own, leftWords, leftNumbers } = weighed(query, known, read)
      if (leftWords === 0 && leftNumbers === 0) return { slug, set, answer, own }
      const choices = leftWords === 0 ? withoutNumbers(set, numbersOf(query)) : {}
      return { slug, set: choices, answer: null, own: -1 }
    },
    { words },
  )
}

type WholeReader = (query: Query, today: CalendarDay) => ToolQuestion | null

/** A part without words of its own; what it read keeps its own. */
const ofText = (reader: WholeReader, own: number): Ask =>
  Object.assign(
    (query: Query, today: CalendarDay): UnderstoodQuestion | null => {
      const question = reader(query, today)
      return question && { own, ...question }
    },
    { words: '' },
  )

/** A part that reads a text only as a whole. */
export const asWhole = (reader: WholeReader): Ask => ofText(reader, 0)

/** A part that gives no answer of its own: it looks something up, or opens a form, with names and words of any kind. */
export const opening = (reader: WholeReader): Ask => ofText(reader, -1)
