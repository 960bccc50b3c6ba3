import { Parser } from 'expr-eval-fork'
import { plainFormula } from '@/lib/arithmetic/formula-text'
import { add, divide, multiply, subtract } from '@/lib/arithmetic/tidy-sums'

export type Angle = 'degrees' | 'radians'

const HALF_TURN = 180
/** Decimal places of a sine or cosine that π in a double allows: sin 180° is 0, not 1.2e-16. */
const SURE_PLACES = 15
const SURE_PLACES_OF_DEGREES = 12
const LARGEST_FACTORIAL = 170

const tidy = (number: number, places = SURE_PLACES) => Number(number.toFixed(places)) + 0

/**
 * The value of a formula by the rules of school: brackets, then powers from the right, then × and ÷, then + and −.
 * `log` and `log10` are to the base 10, `log2` to the base 2, `ln` to the base e; angles are in degrees or radians.
 * @returns null without a value: a slip in the writing, a division by zero, the root of a number below zero
 */
export function formulaValue(text: string, angle: Angle): number | null {
  const formula = plainFormula(text)
  if (!formula) return null
  try {
    const value: unknown = parserFor(angle).evaluate(formula)
    return typeof value === 'number' && Number.isFinite(value) ? value + 0 : null
  } catch {
    // The parser throws for whatever it can't read; there is no other way to ask it.
    return null
  }
}

function parserFor(angle: Angle): Parser {
  const parser = new Parser() as Parser & { binaryOps: Record<string, unknown> }
  parser.consts = { pi: Math.PI, e: Math.E }
  parser.functions = {}
  parser.binaryOps = { '+': add, '-': subtract, '*': multiply, '/': divide, '^': Math.pow }
  parser.unaryOps = { ...unaryOperations, ...trigonometry(angle) }
  return parser
}

const unaryOperations = {
  '-': (x: number) => -x,
  '+': (x: number) => x,
  '!': factorial,
  ln: Math.log,
  log: Math.log10,
  log10: Math.log10,
  log2: Math.log2,
  exp: Math.exp,
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  abs: Math.abs,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
}

function trigonometry(angle: Angle) {
  const toRadians = (x: number) => (angle === 'degrees' ? ((x % 360) / HALF_TURN) * Math.PI : x)
  const fromRadians = (x: number) =>
    angle === 'degrees' ? tidy((x / Math.PI) * HALF_TURN, SURE_PLACES_OF_DEGREES) : x
  const sin = (x: number) => tidy(Math.sin(toRadians(x)))
  const cos = (x: number) => tidy(Math.cos(toRadians(x)))
  return {
    sin,
    cos,
    // Where the cosine is nothing there is no tangent.
    tan: (x: number) => (cos(x) === 0 ? NaN : tidy(Math.tan(toRadians(x)))),
    asin: (x: number) => fromRadians(Math.asin(x)),
    acos: (x: number) => fromRadians(Math.acos(x)),
    atan: (x: number) => fromRadians(Math.atan(x)),
  }
}

/** The product of the whole numbers from 1; none for fractions, numbers below zero and those past any double. */
function factorial(x: number): number {
  if (!Number.isInteger(x) || x < 0 || x > LARGEST_FACTORIAL) return NaN
  let product = 1
  for (let factor = 2; factor <= x; factor += 1) product *= factor
  return product
}
