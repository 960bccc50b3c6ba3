import fc from 'fast-check'
import Quantity from 'js-quantities'
import { belowAbsoluteZero, convertUnit } from '@/lib/units/convert-unit'
import type { Unit } from '@/lib/units/unit'
import { unitCategories } from '@/lib/units/unit'
import { unitById, units, unitsOf } from '@/lib/units/unit-list'
import { plainUnitNumber, roundedUnit, unitNumber } from '@/lib/units/unit-number'

const converted = (value: number, from: string, to: string) =>
  convertUnit(value, unitById(from), unitById(to))

describe('a value in another unit', () => {
  it.each([
    [67, 'inch', 'centimetre', 170.18, '67 × 2.54'],
    [1, 'acre', 'squareFoot', 43_560, '4,840 × 9'],
    [2, 'bighaUttarPradesh', 'acre', 1.25, '2 × 27,225 ÷ 43,560'],
    [100, 'gaj', 'squareFoot', 900, '100 × 9'],
    [5, 'tola', 'gram', 58.319019, '5 × 180 × 0.06479891'],
    [1, 'maund', 'kilogram', 37.32417216, '40 × 80 × 11.6638038 g'],
    [100, 'fahrenheit', 'celsius', 340 / 9, '68 × 5 ÷ 9'],
    [-40, 'celsius', 'fahrenheit', -40, 'where both meet'],
    [180, 'celsius', 'fahrenheit', 356, '180 × 1.8 + 32'],
    [0, 'kelvin', 'celsius', -273.15, ''],
    [20, 'kilometrePerLitre', 'litrePer100Km', 5, '100 ÷ 20'],
    [5, 'litrePer100Km', 'kilometrePerLitre', 20, '100 ÷ 5'],
    [30, 'milePerUsGallon', 'kilometrePerLitre', 12.754311, '30 × 1.609344 ÷ 3.785411784'],
    [1.5, 'tonOfRefrigeration', 'watt', 5_275.279263, '1.5 × 12,000 × 1,055.05585262 ÷ 3,600'],
    [1, 'kilowattHour', 'kilocalorie', 860.42065, '3,600,000 ÷ 4,184'],
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

/** Our units that the library js-quantities has too, by its names; its light-year follows another year. */
const elsewhere: Readonly<Record<string, string>> = {
  metre: 'm',
  kilometre: 'km',
  centimetre: 'cm',
  millimetre: 'mm',
  micrometre: 'um',
  nanometre: 'nm',
  inch: 'in',
  foot: 'ft',
  yard: 'yd',
  mile: 'mi',
  nauticalMile: 'nmi',
  kilogram: 'kg',
  gram: 'g',
  milligram: 'mg',
  microgram: 'ug',
  tonne: 'tonne',
  pound: 'lb',
  ounce: 'oz',
  stone: 'stone',
  carat: 'carat',
  usTon: 'short-ton',
  celsius: 'tempC',
  fahrenheit: 'tempF',
  kelvin: 'tempK',
  litre: 'l',
  millilitre: 'ml',
  cubicMetre: 'm3',
  cubicFoot: 'ft3',
  cubicInch: 'in3',
  usGallon: 'gal',
  usQuart: 'qt',
  usPint: 'pt',
  usCup: 'cu',
  usFluidOunce: 'floz',
  usTablespoon: 'tb',
  usTeaspoon: 'tsp',
  kilometrePerHour: 'kph',
  metrePerSecond: 'm/s',
  milePerHour: 'mph',
  knot: 'kt',
  footPerSecond: 'fps',
  squareMetre: 'm2',
  squareFoot: 'ft2',
  squareYard: 'yd2',
  acre: 'acre',
  hectare: 'hectare',
  squareKilometre: 'km2',
  squareMile: 'mi2',
  squareInch: 'in2',
  squareCentimetre: 'cm2',
  joule: 'J',
  kilojoule: 'kJ',
  megajoule: 'MJ',
  calorie: 'cal',
  kilocalorie: 'kcal',
  wattHour: 'Wh',
  kilowattHour: 'kWh',
  britishThermalUnit: 'btu',
  pascal: 'Pa',
  kilopascal: 'kPa',
  megapascal: 'MPa',
  hectopascal: 'hPa',
  bar: 'bar',
  millibar: 'mbar',
  psi: 'psi',
  atmosphere: 'atm',
  torr: 'torr',
  millimetreOfMercury: 'mmHg',
  inchOfMercury: 'inHg',
  watt: 'W',
  kilowatt: 'kW',
  megawatt: 'MW',
  horsepower: 'hp',
  btuPerHour: 'btu/h',
  second: 's',
  minute: 'min',
  hour: 'h',
  day: 'd',
  week: 'wk',
  fortnight: 'fortnight',
  millisecond: 'ms',
  microsecond: 'us',
  nanosecond: 'ns',
  byte: 'B',
  bit: 'b',
  kibibyte: 'KiB',
  mebibyte: 'MiB',
  gibibyte: 'GiB',
  tebibyte: 'TiB',
  kilobyte: 'kB',
  megabyte: 'MB',
  gigabyte: 'GB',
  terabyte: 'TB',
  kilobit: 'kb',
  megabit: 'Mb',
  gigabit: 'Gb',
  degree: 'deg',
  radian: 'rad',
  gradian: 'gon',
  arcminute: 'arcmin',
  arcsecond: 'arcsec',
}

describe('an independent library, js-quantities, which rounds its factors to six to nine digits, agrees', () => {
  const known = units.filter(({ id }) => id in elsewhere)
  const pairs = unitCategories.flatMap((category) => {
    const [first, ...rest] = known.filter((unit) => unit.category === category)
    return rest.map((unit) => [first!, unit] as const)
  })

  it.each(pairs.map(([one, other]) => [one.id, other.id]))('on %s and %s', (one, other) => {
    const theirs = Quantity(42, elsewhere[one]!).to(elsewhere[other]!).scalar
    expect(Math.abs(converted(42, one, other)! / theirs - 1)).toBeLessThan(1e-6)
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

  it('over a third unit are the direct way', () => {
    fc.assert(
      fc.property(pair, anyValue, fc.nat(), ([from, to], value, pick) => {
        const all = unitsOf(from.category)
        const over = convertUnit(value, from, all[pick % all.length]!)
        const direct = convertUnit(value, from, to)
        if (over === null || over === 0 || direct === null) return
        const detour = convertUnit(over, all[pick % all.length]!, to)!
        expect(Math.abs(detour - direct)).toBeLessThanOrEqual(room(from, Math.abs(direct)))
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
    [0.0000157828, '0.0000157828'],
    [0.000999999999, '0.001'],
    [-0.0000157828282, '-0.0000157828'],
    [1.0570008340246154e-16, '1.057001 × 10⁻¹⁶'],
    [9.4607304725808e15, '9.46073 × 10¹⁵'],
    [-9.4607304725808e25, '-9.46073 × 10²⁵'],
    [999_999_999_999_999, '99,99,99,99,99,99,999'],
  ])('%d as %s', (value, text) => {
    expect(unitNumber(value)).toBe(text)
  })

  it.each([
    [0.0000157828282, '0.0000157828'],
    [1e-9, '0.000000001'],
    [12_34_567.5, '1234567.5'],
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
