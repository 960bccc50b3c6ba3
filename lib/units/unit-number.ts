import { grouped } from '@/lib/format/numbers'

const DECIMALS = 6
/** Below it six decimals would show fewer than four digits; from there on digits count, not decimals. */
const SMALL = 0.001
/** Beyond these, zeros are counted and not written. */
const TINY = 1e-9
const HUGE = 1e15

const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  '-': '⁻',
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
}

const raised = (exponent: string) => [...exponent].map((sign) => SUPERSCRIPTS[sign]).join('')

/** 1.5e-12 as '1.5 × 10⁻¹²', with at most seven digits. */
function scientific(value: number): string {
  const [digits, exponent] = value.toExponential(DECIMALS).split('e') as [string, string]
  return `${String(Number(digits))} × 10${raised(exponent.replace('+', ''))}`
}

/** A converted value rounded to six decimals, small ones to six digits: 0.0000157828. */
export function roundedUnit(value: number): number {
  const small = value !== 0 && Math.abs(value) < SMALL
  return Number(small ? value.toPrecision(DECIMALS) : value.toFixed(DECIMALS))
}

/**
 * A converted value as it is shown: six decimals, Indian grouping; very small and very large ones with a power of ten.
 */
export function unitNumber(value: number): string {
  const size = Math.abs(value)
  if (size !== 0 && (size < TINY || size >= HUGE)) return scientific(value)
  return grouped(roundedUnit(value), size < SMALL ? 15 : DECIMALS)
}

/**
 * A number for the value box and for links: digits with a point, no grouping, no power of ten where it can be avoided.
 */
export function plainUnitNumber(value: number): string {
  const text = String(roundedUnit(value))
  const [digits, exponent] = text.split('e')
  if (exponent === undefined || Number(exponent) > 0) return text
  const [, behindPoint = ''] = digits!.split('.')
  const places = behindPoint.length - Number(exponent)
  return places > 60 ? text : Number(text).toFixed(Math.min(100, places))
}
