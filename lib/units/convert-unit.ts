import type { Unit } from '@/lib/units/unit'

function toBase(value: number, { scale }: Unit): number {
  switch (scale.kind) {
    case 'factor':
      return value * scale.factor
    case 'offset':
      return (value - scale.offset) * scale.factor
    case 'inverse':
      return scale.factor / value
  }
}

function fromBase(base: number, { scale }: Unit): number {
  switch (scale.kind) {
    case 'factor':
      return base / scale.factor
    case 'offset':
      return base / scale.factor + scale.offset
    case 'inverse':
      return scale.factor / base
  }
}

/**
 * A value in another unit of the same category.
 * @returns null where there is no finite answer: 0 litres per 100 km, or a number beyond what a double holds
 * @throws RangeError for units of different categories
 */
export function convertUnit(value: number, from: Unit, to: Unit): number | null {
  if (from.category !== to.category) throw new RangeError(`${from.id} and ${to.id} measure different things`)
  const result = from === to ? value : fromBase(toBase(value, from), to)
  if (!Number.isFinite(result)) return null
  return result === 0 ? 0 : result
}

const ABSOLUTE_ZERO_C = -273.15
/** Room for the noise of a conversion into Celsius. */
const NOISE = 1e-9

/** True if a temperature is lower than any can be. */
export const belowAbsoluteZero = (value: number, unit: Unit): boolean =>
  unit.category === 'temperature' && toBase(value, unit) < ABSOLUTE_ZERO_C - NOISE
