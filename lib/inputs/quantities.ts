import { groupAmount } from '@/lib/inputs/amount-typing'
import type { InputProblem, InputUnit } from '@/lib/inputs/input-problem'
import { type Kind, type Measured, problem, type Quantity, type Reading, value } from '@/lib/inputs/kind'
import { readNumber } from '@/lib/inputs/read-number'
import { readWithUnit, type UnitFactors } from '@/lib/inputs/read-with-unit'

export interface Bounds {
  min: number
  max: number
  /** The least value may not be taken itself: an amount above zero. */
  aboveMin?: boolean
  whole?: boolean
}

/** No figure of the site shows so small a part of its unit; below it, the formulas' divisions lose their meaning. */
const LEAST_ABOVE = 1e-9

function withinBounds(
  figure: number,
  { min, max, aboveMin, whole }: Bounds,
  unit: InputUnit,
): Reading<number, InputProblem> {
  if (aboveMin && figure < min + LEAST_ABOVE) return problem({ kind: 'notAbove', min, unit })
  if (figure < min) return problem({ kind: 'tooSmall', min, unit })
  if (figure > max) return problem({ kind: 'tooLarge', max, unit })
  if (whole && !Number.isInteger(figure)) return problem({ kind: 'notWhole' })
  return value(figure)
}

interface Measure {
  unit: InputUnit
  /** A text of the kind, where the usual one of the unit would not do. */
  example?: string | undefined
  /** Reads what is typed; null for a text that is no number. */
  parse(text: string): number | null
}

function quantity<Q extends Quantity>(
  initial: number,
  bounds: Bounds,
  { unit, example, parse }: Measure,
): Kind<number, InputProblem> & Measured<Q> {
  return {
    initial,
    read(text) {
      const figure = parse(text)
      if (figure === null) return problem({ kind: 'notANumber', unit, ...(example && { example }) })
      return withinBounds(figure, bounds, unit)
    },
    write: String,
    show: (figure) => (Math.abs(figure) < 1e21 ? groupAmount(String(figure)) : String(figure)),
  }
}

type Options = Partial<Bounds> & { initial: number }

const measuredIn = (unit: InputUnit, words: UnitFactors): Measure => ({
  unit,
  parse: (text) => readWithUnit(text, words),
})

const RUPEES: Measure = { unit: 'rupees', parse: readNumber }
const YEAR_WORDS = process.env.TYPED_YEARS
const MONTH_WORDS = process.env.TYPED_MONTHS
// Pure: a page that asks for no years has no words for them.
const PERCENT = /* @__PURE__ */ measuredIn('percent', [[process.env.TYPED_PERCENT, 1]])
const YEARS = /* @__PURE__ */ measuredIn('years', [
  [YEAR_WORDS, 1],
  [MONTH_WORDS, 1 / 12],
])
const MONTHS = /* @__PURE__ */ measuredIn('months', [
  [MONTH_WORDS, 1],
  [YEAR_WORDS, 12],
])

/** Rupees. Above zero and up to ₹10,000 crore unless stated otherwise. */
export function amount({ initial, ...bounds }: Options): Kind<number, InputProblem> & Measured<'rupees'> {
  const usual = { min: 0, max: 1_00_00_00_00_000, aboveMin: bounds.min === undefined }
  return quantity(initial, { ...usual, ...bounds }, RUPEES)
}

/** A rate in per cent, above zero and up to 100 unless stated otherwise. */
export function percent({ initial, ...bounds }: Options): Kind<number, InputProblem> & Measured<'percent'> {
  return quantity(initial, { min: 0, max: 100, aboveMin: bounds.min === undefined, ...bounds }, PERCENT)
}

/** A length of time in years, fractions allowed, above zero and up to 100 unless stated otherwise. */
export function years({ initial, ...bounds }: Options): Kind<number, InputProblem> & Measured<'years'> {
  return quantity(initial, { min: 0, max: 100, aboveMin: bounds.min === undefined, ...bounds }, YEARS)
}

/** A whole number of months, from 1 to 1,200 unless stated otherwise. */
export function months({ initial, ...bounds }: Options): Kind<number, InputProblem> & Measured<'months'> {
  return quantity(initial, { min: 1, max: 1_200, whole: true, ...bounds }, MONTHS)
}

type NumberOptions = Options & {
  /** What it counts, as messages write it after a bound: 'cm'. */
  unit?: InputUnit
  example?: string
  /** Words that may be typed after the number, and what each multiplies it by: `[['cm', 1], ['m', 100]]`. */
  units?: UnitFactors
}

/** A number of anything, any that a double holds unless bounds are given. */
export function number({
  initial,
  unit = '',
  example = '42',
  units,
  ...bounds
}: NumberOptions): Kind<number, InputProblem> {
  const parse = units ? (text: string) => readWithUnit(text, units) : readNumber
  const usual = { min: -Number.MAX_VALUE, max: Number.MAX_VALUE }
  return quantity(initial, { ...usual, ...bounds }, { unit, example, parse })
}
