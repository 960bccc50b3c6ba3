import { type Scale, type Unit, unitOf } from '@/lib/units/unit'

/**
 * Energy, pressure, power, time, data, angle and fuel economy, in joules, pascals, watts, seconds, bits, degrees and
 * kilometres per litre. Factors are exact unless stated otherwise. Sources: SI Brochure (9th edition); NIST SP 811,
 * appendix B.8, for calorie, British thermal unit, horsepower and torr; IEC 80000-13 for KiB, MiB and their like.
 */

const STANDARD_GRAVITY = 9.80665
const POUND_FORCE_N = 0.45359237 * STANDARD_GRAVITY
const INCH_M = 0.0254
const BTU_J = 1055.05585262
const CALORIE_J = 4.184
const MILE_KM = 1.609344

const energy = unitOf('energy')

const energies: readonly Unit[] = [
  energy('joule', 'J', 1),
  energy('kilojoule', 'kJ', 1000),
  energy('megajoule', 'MJ', 1e6),
  // Thermochemical, as on the labels of food.
  energy('calorie', 'cal', CALORIE_J),
  energy('kilocalorie', 'kcal', CALORIE_J * 1000, { aliases: 'food calorie, food calories' }),
  energy('wattHour', 'Wh', 3600),
  energy('kilowattHour', 'kWh', 3.6e6, {
    aliases: 'unit of electricity, units of electricity, kilowatt-hour',
  }),
  energy('britishThermalUnit', 'BTU', BTU_J),
  energy('footPound', 'ft⋅lbf', POUND_FORCE_N * 0.3048, { aliases: 'ft lbf, ft lb' }),
  // Defined by the charge of the electron, exact since 2019.
  energy('electronvolt', 'eV', 1.602176634e-19),
]

const pressure = unitOf('pressure')

const pressures: readonly Unit[] = [
  pressure('pascal', 'Pa', 1),
  pressure('kilopascal', 'kPa', 1000),
  pressure('megapascal', 'MPa', 1e6),
  pressure('hectopascal', 'hPa', 100),
  pressure('bar', 'bar', 1e5),
  pressure('millibar', 'mbar', 100),
  pressure('psi', 'psi', POUND_FORCE_N / INCH_M ** 2, {
    plural: 'psi',
    aliases: 'pound per square inch, pounds per square inch',
  }),
  pressure('kilogramForcePerSquareCentimetre', 'kgf/cm²', STANDARD_GRAVITY * 1e4, {
    plural: 'kilograms force per square centimetre',
    aliases: 'kg/cm2',
  }),
  pressure('atmosphere', 'atm', 101_325),
  pressure('torr', 'Torr', 101_325 / 760, { plural: 'torr' }),
  // The conventional millimetre of mercury, by NIST SP 811: not the same as a torr after the sixth digit.
  pressure('millimetreOfMercury', 'mmHg', 133.322387415, { plural: 'millimetres of mercury' }),
  pressure('inchOfMercury', 'inHg', 133.322387415 * 25.4, { plural: 'inches of mercury' }),
]

const power = unitOf('power')

const powers: readonly Unit[] = [
  power('watt', 'W', 1),
  power('kilowatt', 'kW', 1000),
  power('megawatt', 'MW', 1e6),
  power('horsepower', 'hp', POUND_FORCE_N * 0.3048 * 550, { plural: 'horsepower', aliases: 'mechanical hp' }),
  power('metricHorsepower', 'PS', STANDARD_GRAVITY * 75, {
    plural: 'metric horsepower',
    aliases: 'cv, bhp (metric)',
  }),
  power('btuPerHour', 'BTU/h', BTU_J / 3600, { plural: 'BTU per hour' }),
  power('tonOfRefrigeration', 'TR', (BTU_J * 12_000) / 3600, {
    plural: 'tons of refrigeration',
    aliases: 'ac ton, ac tons, ton of cooling, tons of cooling',
  }),
]

const DAY_S = 86_400
/** The year of the Gregorian calendar, on average over its 400 years. */
const YEAR_S = 365.2425 * DAY_S

const time = unitOf('time')

const times: readonly Unit[] = [
  time('second', 's', 1, { aliases: 'sec, secs' }),
  time('minute', 'min', 60, { aliases: 'mins' }),
  time('hour', 'h', 3600, { aliases: 'hr, hrs' }),
  time('day', 'd', DAY_S),
  time('week', 'wk', 7 * DAY_S),
  time('fortnight', 'fortnight', 14 * DAY_S),
  time('month', 'mo', YEAR_S / 12, { aliases: 'mth, mths' }),
  time('year', 'yr', YEAR_S, { aliases: 'yrs' }),
  time('millisecond', 'ms', 1e-3),
  time('microsecond', 'µs', 1e-6, { aliases: 'us' }),
  time('nanosecond', 'ns', 1e-9),
]

const data = unitOf('data')

const datas: readonly Unit[] = [
  data('megabyte', 'MB', 8e6),
  data('gigabyte', 'GB', 8e9),
  data('terabyte', 'TB', 8e12),
  data('kilobyte', 'kB', 8e3, { aliases: 'KB' }),
  data('byte', 'B', 8),
  data('bit', 'b', 1),
  data('kilobit', 'kb', 1e3, { aliases: 'Kb, kbit' }),
  data('megabit', 'Mb', 1e6, { aliases: 'mbit' }),
  data('gigabit', 'Gb', 1e9, { aliases: 'gbit' }),
  data('kibibyte', 'KiB', 8 * 1024),
  data('mebibyte', 'MiB', 8 * 1024 ** 2),
  data('gibibyte', 'GiB', 8 * 1024 ** 3),
  data('tebibyte', 'TiB', 8 * 1024 ** 4),
]

const angle = unitOf('angle')

const angles: readonly Unit[] = [
  angle('degree', '°', 1, { aliases: 'deg, degs' }),
  angle('radian', 'rad', 180 / Math.PI),
  angle('gradian', 'gon', 0.9, { aliases: 'grad, grads' }),
  angle('arcminute', 'arcmin', 1 / 60, { aliases: 'minute of arc, minutes of arc' }),
  angle('arcsecond', 'arcsec', 1 / 3600, { aliases: 'second of arc, seconds of arc' }),
  angle('turn', 'turn', 360, { aliases: 'revolution, revolutions' }),
]

const fuel = (id: string, symbol: string, scale: number | Scale, plural: string, aliases: string) =>
  unitOf('fuel')(id, symbol, scale, { plural, aliases })

const fuels: readonly Unit[] = [
  fuel('kilometrePerLitre', 'km/L', 1, 'kilometres per litre', 'kmpl'),
  fuel(
    'litrePer100Km',
    'L/100 km',
    { kind: 'inverse', factor: 100 },
    'litres per 100 km',
    'l/100km, litre per 100 km',
  ),
  fuel('milePerUsGallon', 'mpg (US)', MILE_KM / 3.785411784, 'miles per US gallon', 'mpg, us mpg'),
  fuel(
    'milePerImperialGallon',
    'mpg (UK)',
    MILE_KM / 4.54609,
    'miles per imperial gallon',
    'imperial mpg, uk mpg',
  ),
]

export const technicalUnits: readonly Unit[] = [
  ...energies,
  ...pressures,
  ...powers,
  ...times,
  ...datas,
  ...angles,
  ...fuels,
]
