import { plainDigits, readNumber } from '@/lib/inputs/read-number'

export type QueryUnit = 'rupees' | 'percent' | 'years' | 'months' | 'days'

/** A number of a query, with the unit beside it where there is one. '25 lakh' counts as rupees. */
export interface QueryNumber {
  value: number
  unit: QueryUnit | null
}

/** A query as its questions are read from it: small letters, plain digits, its numbers apart from its other words. */
export interface Query {
  text: string
  numbers: readonly QueryNumber[]
  /** The text without its numbers and their units. */
  words: string
}

/** Longer queries are almost always a paste by mistake. */
const LONGEST_QUERY = 100

const SIZES = 'lakhs?|lacs?|lpa|l|crores?|cr|k|thousand|hazaa?r|million|लाख|करोड़|करोड|हज़ार|हजार'

const UNITS: Readonly<Record<QueryUnit, string>> = {
  percent: '%(?: ?p\\.? ?a\\.?)?|percent|per cent|pct|pc|p\\.a\\.?|प्रतिशत',
  years: 'years?|yrs?|y|saal|sal|varsh|साल|वर्ष',
  months: 'months?|mon|mths?|mo|mahin[ae]|महीने|महीना|माह',
  days: 'days?|din|दिन',
  rupees: 'rupees?|rupaye|rs\\.?|inr|/-|रुपये|रुपए|₹',
}
const UNIT_PATTERNS = Object.entries(UNITS).map(
  ([unit, words]) => [unit as QueryUnit, new RegExp(`^(?:${words.normalize('NFKC')})$`, 'u')] as const,
)

const END = '(?![\\p{L}\\p{M}\\p{N}])'
const NUMBER = new RegExp(
  '(?<![\\p{L}\\p{N}.,])(?:(?<sign>₹|rs\\.?|inr) ?|(?<rate>@|at) ?)?' +
    '(?<digits>\\d[\\d,]*(?:\\.\\d+)?|\\.\\d+)' +
    `(?:[ -]?(?<size>${SIZES})${END})?` +
    `(?:[ -]?(?<unit>${Object.values(UNITS).join('|')})${END})?(?![\\p{L}\\p{N}])`.normalize('NFKC'),
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

/** Reads a query: 'EMI 25 lakh @ 9% 20 yrs' has 25,00,000 rupees, 9 per cent and 20 years. */
export function readQuery(typed: string): Query {
  const text = plainDigits(typed.slice(0, LONGEST_QUERY)).toLowerCase().replace(/\s+/g, ' ').trim()
  const numbers: QueryNumber[] = []
  const words = text.replace(NUMBER, (whole, ...rest) => {
    const found = rest.at(-1) as Found
    const value = readNumber(`${found.digits}${sizeOf(found.size ?? '')}`)
    if (value === null) return whole
    numbers.push({ value, unit: unitOf(found) })
    return ' '
  })
  return { text, numbers, words: words.replace(/\s+/g, ' ').trim() }
}
