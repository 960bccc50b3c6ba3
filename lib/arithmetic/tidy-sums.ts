/**
 * The four operations as on paper: 0.1 + 0.2 is 0.3, and 1 ÷ 3 × 3 is 1. Doubles hold few decimal fractions exactly;
 * what that leaves behind the figures that were put in is rounded off, and nothing else.
 */

/** Digits that every double holds; the two after them hold the binary tails. */
const SURE_DIGITS = 15
const MOST_PLACES = 100

/** Decimal places of a number as it is written: 0.25 has 2, 1e-7 has 7, 1200 none. */
function places(number: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e')
  const [, behindPoint = ''] = digits.split('.')
  return Math.max(0, behindPoint.length - Number(exponent))
}

/** A sum has no more decimal places than the longer of its parts. */
export function add(a: number, b: number): number {
  const sum = a + b
  const longest = Math.max(places(a), places(b))
  return longest > MOST_PLACES || !Number.isFinite(sum) ? sum : Number(sum.toFixed(longest)) + 0
}

export const subtract = (a: number, b: number) => add(a, -b)

export function multiply(a: number, b: number): number {
  return sure(a * b)
}

/**
 * A quotient that comes out even is written as such; one that does not keeps every digit, so that it multiplies back.
 */
export function divide(a: number, b: number): number {
  const quotient = a / b
  const even = sure(quotient)
  return multiply(even, b) === a ? even : quotient
}

const sure = (number: number) => Number(number.toPrecision(SURE_DIGITS))
