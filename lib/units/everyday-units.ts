import { type Scale, type Unit, unitOf } from '@/lib/units/unit'

/**
 * Length, weight, temperature, volume and speed, in metres, kilograms, degrees Celsius, litres and metres per
 * second. All factors are exact. Sources: SI Brochure (9th edition); the international yard and pound of
 * 1959, 0.9144 m and 0.45359237 kg; the US gallon of 231 cubic inches (NIST Handbook 44, appendix C); the
 * imperial gallon of 4.54609 litres (UK Units of Measurement Regulations 1995).
 */

const INCH_M = 0.0254
const POUND_KG = 0.45359237
const US_GALLON_L = 3.785411784
const IMPERIAL_GALLON_L = 4.54609
const CUBIC_INCH_L = 0.016387064
export const CUBIC_FOOT_L = CUBIC_INCH_L * 1728
const MILE_M = 1609.344
const NAUTICAL_MILE_M = 1852

const length = unitOf('length')

const lengths: readonly Unit[] = [
  length('metre', 'm', 1, { aliases: 'mtr, mtrs' }),
  length('kilometre', 'km', 1000, { aliases: 'kms' }),
  length('centimetre', 'cm', 0.01, { aliases: 'cms' }),
  length('millimetre', 'mm', 0.001),
  length('micrometre', 'µm', 1e-6, { aliases: 'micron, microns, um' }),
  length('nanometre', 'nm', 1e-9),
  length('inch', 'in', INCH_M, { plural: 'inches', aliases: '", ″' }),
  length('foot', 'ft', 0.3048, { plural: 'feet', aliases: "', ′, foots" }),
  length('yard', 'yd', 0.9144, { aliases: 'yds' }),
  length('mile', 'mi', MILE_M),
  length('nauticalMile', 'nmi', NAUTICAL_MILE_M),
  length('lightYear', 'ly', 9_460_730_472_580_800),
]

const weight = unitOf('weight')

const weights: readonly Unit[] = [
  weight('kilogram', 'kg', 1, { aliases: 'kgs, kilo, kilos' }),
  weight('gram', 'g', 0.001, { aliases: 'gm, gms, gramme' }),
  weight('milligram', 'mg', 1e-6),
  weight('microgram', 'µg', 1e-9, { aliases: 'mcg, ug' }),
  weight('tonne', 't', 1000, { aliases: 'metric ton, metric tons, mt' }),
  weight('quintal', 'q', 100, { aliases: 'qtl' }),
  weight('pound', 'lb', POUND_KG, { aliases: 'lbs' }),
  weight('ounce', 'oz', POUND_KG / 16),
  weight('stone', 'st', POUND_KG * 14, { plural: 'stone' }),
  weight('troyOunce', 'oz t', 0.0311034768, { aliases: 'ozt' }),
  weight('carat', 'ct', 0.0002, { aliases: 'carrat' }),
  weight('grain', 'gr', 0.00006479891),
  weight('usTon', 'US ton', POUND_KG * 2000, { aliases: 'short ton, short tons' }),
  weight('imperialTon', 'imp ton', POUND_KG * 2240, { aliases: 'long ton, long tons, uk ton' }),
]

const fromZero = (offset: number, factor: number): Scale => ({ kind: 'offset', offset, factor })
const degrees = (id: string, symbol: string, scale: number | Scale, aliases: string) =>
  unitOf('temperature')(id, symbol, scale, { plural: id, aliases })

const temperatures: readonly Unit[] = [
  degrees('celsius', '°C', 1, 'c, degree celsius, degrees celsius, deg c, centigrade'),
  degrees('fahrenheit', '°F', fromZero(32, 5 / 9), 'f, degree fahrenheit, degrees fahrenheit, deg f'),
  degrees('kelvin', 'K', fromZero(273.15, 1), 'kelvins'),
]

const volume = unitOf('volume')

const volumes: readonly Unit[] = [
  volume('litre', 'L', 1, { aliases: 'ltr, ltrs, lit' }),
  volume('millilitre', 'mL', 0.001, { aliases: 'cc, cubic centimetre, cubic centimetres, cm3' }),
  volume('cubicMetre', 'm³', 1000, { aliases: 'cu m, cum' }),
  volume('cubicFoot', 'ft³', CUBIC_FOOT_L, { plural: 'cubic feet', aliases: 'cu ft, cuft, cft, cubic ft' }),
  volume('cubicInch', 'in³', CUBIC_INCH_L, { plural: 'cubic inches', aliases: 'cu in' }),
  volume('usGallon', 'US gal', US_GALLON_L, { aliases: 'gallon, gallons, gal, gallon (us)' }),
  volume('usQuart', 'US qt', US_GALLON_L / 4, { aliases: 'quart, quarts, qt' }),
  volume('usPint', 'US pt', US_GALLON_L / 8),
  volume('usCup', 'cup', US_GALLON_L / 16, { aliases: 'cups' }),
  volume('usFluidOunce', 'US fl oz', US_GALLON_L / 128, { aliases: 'fluid ounce, fluid ounces, fl oz' }),
  volume('usTablespoon', 'tbsp', US_GALLON_L / 256, { aliases: 'tablespoon, tablespoons' }),
  volume('usTeaspoon', 'tsp', US_GALLON_L / 768, { aliases: 'teaspoon, teaspoons' }),
  volume('imperialGallon', 'imp gal', IMPERIAL_GALLON_L, { aliases: 'uk gallon, uk gallons, gallon (uk)' }),
  volume('imperialPint', 'imp pt', IMPERIAL_GALLON_L / 8, { aliases: 'uk pint, uk pints' }),
  volume('imperialFluidOunce', 'imp fl oz', IMPERIAL_GALLON_L / 160),
  volume('oilBarrel', 'bbl', US_GALLON_L * 42, { aliases: 'barrel, barrels' }),
]

const speed = (id: string, symbol: string, metresPerSecond: number, plural: string, aliases: string) =>
  unitOf('speed')(id, symbol, metresPerSecond, { plural, aliases })

const SECONDS_IN_HOUR = 3600

const speeds: readonly Unit[] = [
  speed('kilometrePerHour', 'km/h', 1000 / SECONDS_IN_HOUR, 'kilometres per hour', 'kmph, kph, kmh'),
  speed('metrePerSecond', 'm/s', 1, 'metres per second', 'mps'),
  speed('milePerHour', 'mph', MILE_M / SECONDS_IN_HOUR, 'miles per hour', 'mi/h'),
  speed('knot', 'kn', NAUTICAL_MILE_M / SECONDS_IN_HOUR, 'knots', 'kt, kts'),
  speed('footPerSecond', 'ft/s', 0.3048, 'feet per second', 'fps'),
]

export const everydayUnits: readonly Unit[] = [...lengths, ...weights, ...temperatures, ...volumes, ...speeds]
