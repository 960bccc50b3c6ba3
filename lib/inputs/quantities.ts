import { groupAmount } from '@/lib/inputs/amount-typing'
import { type Kind, problem, type Reading, value } from '@/lib/inputs/kind'
import { readNumber } from '@/lib/inputs/read-number'

export interface Bounds {
  min: number
  max: number
  /** The least value may not be taken itself: an amount above zero. */
  aboveMin?: boolean
  whole?: boolean
}

interface Wording {
  /** What the bounds are said in: '₹1,000', '12 %', '30 years'. */
  say(number: number): string
  /** What to type instead of a text that is no number. */
  example: string
}

/** No figure of the site shows so small a part of its unit; below it, the formulas' divisions lose their meaning. */
const LEAST_ABOVE = 1e-9

function withinBounds(
  number: number,
  { min, max, aboveMin, whole }: Bounds,
  { say }: Wording,
): Reading<number> {
  if (aboveMin ? number < min + LEAST_ABOVE : number < min) {
    return problem(aboveMin ? `Enter more than ${say(min)}.` : `Enter ${say(min)} or more.`)
  }
  if (number > max) return problem(`Enter ${say(max)} or less.`)
  if (whole && !Number.isInteger(number)) return problem('Enter a whole number.')
  return value(number)
}

function quantity(initial: number, bounds: Bounds, wording: Wording, unit: RegExp): Kind<number> {
  return {
    initial,
    read(text) {
      const number = readNumber(text.trim().replace(unit, ''))
      if (number === null) return problem(`Enter a number, such as ${wording.example}.`)
      return withinBounds(number, bounds, wording)
    },
    write: String,
    show: (number) => (Math.abs(number) < 1e21 ? groupAmount(String(number)) : String(number)),
  }
}

type Options = Partial<Bounds> & { initial: number }

const NO_UNIT = /$^/

/** Rupees. Above zero and up to ₹10,000 crore unless said otherwise. */
export function amount({ initial, ...bounds }: Options): Kind<number> {
  const say = (rupees: number) => `₹${groupAmount(String(rupees))}`
  return quantity(
    initial,
    { min: 0, max: 1_00_00_00_00_000, aboveMin: bounds.min === undefined, ...bounds },
    { say, example: '10,00,000 or 10 lakh' },
    NO_UNIT,
  )
}

/** A rate in per cent, above zero and up to 100 unless said otherwise. */
export function percent({ initial, ...bounds }: Options): Kind<number> {
  return quantity(
    initial,
    { min: 0, max: 100, aboveMin: bounds.min === undefined, ...bounds },
    { say: (rate) => `${rate}%`, example: '8.5' },
    /\s*(%|per ?cent)$/i,
  )
}

/** A length of time in years, fractions allowed, above zero and up to 100 unless said otherwise. */
export function years({ initial, ...bounds }: Options): Kind<number> {
  return quantity(
    initial,
    { min: 0, max: 100, aboveMin: bounds.min === undefined, ...bounds },
    { say: (count) => `${count} years`, example: '20' },
    /\s*(years?|yrs?|y)$/i,
  )
}

/** A whole number of months, from 1 to 1,200 unless said otherwise. */
export function months({ initial, ...bounds }: Options): Kind<number> {
  return quantity(
    initial,
    { min: 1, max: 1_200, whole: true, ...bounds },
    { say: (count) => (count === 1 ? '1 month' : `${groupAmount(String(count))} months`), example: '240' },
    /\s*(months?|mths?)$/i,
  )
}

/** A plain number, any that a double holds unless bounds are given; `say` puts a bound into words: '300 cm'. */
export function number({
  initial,
  say = String,
  example = '42',
  ...bounds
}: Options & { say?: (number: number) => string; example?: string }): Kind<number> {
  return quantity(
    initial,
    { min: -Number.MAX_VALUE, max: Number.MAX_VALUE, ...bounds },
    { say, example },
    NO_UNIT,
  )
}
