import { choice } from '@/lib/inputs/choices'
import { amount, number, percent } from '@/lib/inputs/quantities'

/** Room for any figure of daily life, and none for products that a double can't hold. */
const LARGEST = 1e15

/** Any number of daily life, with or without a percent sign. */
const figure = (initial: number) =>
  number({ initial, min: -LARGEST, max: LARGEST, units: [['%|percent', 1]] })

/** Marks: halves and quarters are given, none are below zero. */
const marks = (initial: number) => number({ initial, min: 0, max: 1_00_000, example: '438' })

export const percentageInputs = {
  mode: choice(['percentOf', 'isWhatPercentOf', 'percentChange'], 'percentOf'),
  x: figure(10),
  y: figure(50),
  obtained: marks(438),
  outOf: marks(500),
  price: amount({ initial: 1_999 }),
  off: percent({ initial: 30, min: 0 }),
  thenOff: percent({ initial: 10, min: 0 }),
  paid: amount({ initial: 850 }),
  rate: percent({ initial: 15, min: 0 }),
  was: choice(['takenOff', 'added'], 'takenOff'),
}

export type PercentageMode = (typeof percentageInputs.mode.options)[number]

export interface Percentage {
  /** Null where the sum would divide by zero. */
  result: number | null
}

/**
 * percentOf: x % of y = x × y ÷ 100. isWhatPercentOf: x ÷ y × 100. percentChange: (y − x) ÷ |x| × 100.
 * Null for a division by zero, or by a number so near to it that the quotient is past any double.
 * Source: spec sections 5 and 9; the change is taken of |x|, so that a rise from a loss is positive.
 */
export function percentage(mode: PercentageMode, x: number, y: number): Percentage {
  const sums = {
    percentOf: () => (x * y) / 100,
    isWhatPercentOf: () => (x / y) * 100,
    percentChange: () => ((y - x) / Math.abs(x)) * 100,
  }
  const result = sums[mode]()
  // Adding zero turns −0 into 0.
  return { result: Number.isFinite(result) ? result + 0 : null }
}
