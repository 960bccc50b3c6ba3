import fc from 'fast-check'
import { belowAbsoluteZero, convertUnit } from '@/lib/units/convert-unit'
import type { Unit } from '@/lib/units/unit'
import { unitCategories } from '@/lib/units/unit'
import { unitById, unitsOf } from '@/lib/units/unit-list'
import { plainUnitNumber, roundedUnit, unitNumber } from '@/lib/units/unit-number'

const converted = (value: number, from: string, to: string) =>
  convertUnit(value, unitById(from), unitById(to))

describe('a value in another unit', () => {
  it.each([
    [67, 'inch', 'centimetre', 170.18, '67 × 2.54'],
    [1, 'acre', 'squareFoot', 43_560, '4,840 × 9'],
    [2, 'bighaUttarPradesh', 'acre', 1.25, '2 × 27,225 ÷ 43,560'],
    [100, 'fahrenheit', 'celsius', 340 / 9, '68 × 5 ÷ 9'],
    [-40, 'celsius', 'fahrenheit', -40, 'where both meet'],
    [0, 'kelvin', 'celsius', -273.15, ''],
    [20, 'kilometrePerLitre', 'litrePer100Km', 5, '100 ÷ 20'],
    [5, 'litrePer100Km', 'kilometrePerLitre', 20, '100 ÷ 5'],
    [30, 'milePerUsGallon', 'kilometrePerLitre', 12.754311, '30 × 1.609344 ÷ 3.785411784'],
  ])('%d %s in %s is %d (%s)', (value, from, to, expected) => {
    expect(converted(value, from, to)).toBeCloseTo(expected, 6)
  })

  it('is the value itself in the same unit', () => {
    expect(converted(0.1, 'torr', 'torr')).toBe(0.1)
  })

  it('does not exist where one would divide by zero or no double holds it', () => {
    expect(converted(0, 'litrePer100Km', 'kilometrePerLitre')).toBeNull()
    expect(converted(1e300, 'lightYear', 'nanometre')).toBeNull()
  })

  it('is never minus zero', () => {
    expect(Object.is(converted(-0, 'metre', 'foot'), 0)).toBe(true)
  })

  it('of another kind is our mistake', () => {
    expect(() => converted(1, 'metre', 'gram')).toThrow(RangeError)
  })
})

describe('round trips', () => {
  const pair = fc
    .constantFrom(...unitCategories)
    .chain((category) =>
      fc.tuple(fc.constantFrom(...unitsOf(category)), fc.constantFrom(...unitsOf(category))),
    )
  // Smaller values have too few binary digits left to lead back.
  const anyValue = fc
    .double({ min: -1e12, max: 1e12, noNaN: true })
    .filter((value) => value === 0 || Math.abs(value) > 1e-100)
  /** How much of a temperature's digits the shift of its zero may cost. */
  const room = (unit: Unit, size: number) =>
    unit.category === 'temperature' ? 1e-12 * (size + 600) : 1e-12 * size

  it('lead back to the value', () => {
    fc.assert(
      fc.property(pair, anyValue, ([from, to], value) => {
        const there = convertUnit(value, from, to)
        if (there === null || there === 0) return
        const back = convertUnit(there, to, from)!
        expect(Math.abs(back - value)).toBeLessThanOrEqual(room(from, Math.abs(value)))
      }),
      { numRuns: 2_000 },
    )
  })
})

it('temperatures below absolute zero are distinguished from those that exist', () => {
  expect(belowAbsoluteZero(-273.15, unitById('celsius'))).toBe(false)
  expect(belowAbsoluteZero(-459.67, unitById('fahrenheit'))).toBe(false)
  expect(belowAbsoluteZero(-459.68, unitById('fahrenheit'))).toBe(true)
  expect(belowAbsoluteZero(-1, unitById('kelvin'))).toBe(true)
  expect(belowAbsoluteZero(-1, unitById('metre'))).toBe(false)
})

describe('a result is written', () => {
  it.each([
    [0, '0'],
    [0.001, '0.001'],
    [3.280839895013123, '3.28084'],
    [1_234_567.8912345, '12,34,567.891235'],
    [33.79999999999995, '33.8'],
    [0.000999999999, '0.001'],
    [-0.0000157828282, '-0.0000157828'],
    [1.0570008340246154e-16, '1.057001 × 10⁻¹⁶'],
    [9.4607304725808e15, '9.46073 × 10¹⁵'],
  ])('%d as %s', (value, text) => {
    expect(unitNumber(value)).toBe(text)
  })

  it.each([
    [1e-9, '0.000000001'],
    [1e21, '1e+21'],
  ])('%d into the value box as %s', (value, text) => {
    expect(plainUnitNumber(value)).toBe(text)
  })

  it('so that the box reads back what was shown', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e20, max: 1e20, noNaN: true }), (value) => {
        expect(Number(plainUnitNumber(value))).toBe(roundedUnit(value))
      }),
    )
  })
})
