import { isRecord } from '@/lib/json/is-record'
import type { Place } from '@/lib/weather/city'

/** An answer of a weather service that is not of the documented shape. */
export class WeatherUnreadable extends Error {
  override name = 'WeatherUnreadable'
}

/** The part of a value to which these names lead; undefined where one of them leads nowhere. */
export const partAt = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce((part, name) => (isRecord(part) ? part[name] : undefined), value)

export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** A finite number within its bounds, or null: a figure beyond what nature shows is no figure. */
export function numberOf(value: unknown, least: number, most: number): number | null {
  return typeof value === 'number' && value >= least && value <= most ? value : null
}

/** A place that a search found, by the service's own names; its country as the service writes it. */
export function placeIn(
  item: unknown,
  [north, east, within]: readonly [latitude: string, longitude: string, region: string],
): Place {
  const latitude = numberOf(partAt(item, north), -90, 90)
  const longitude = numberOf(partAt(item, east), -180, 180)
  const name = textOf(partAt(item, 'name'))
  if (latitude === null || longitude === null || name === null)
    throw new WeatherUnreadable('a place without name or coordinates')
  const [region, country] = [textOf(partAt(item, within)), textOf(partAt(item, 'country'))]
  return { name, region, country, latitude, longitude }
}

const [coldest, hottest] = [-95, 65]
const zeroCelsius = 273.15

/** Degrees Celsius. No weather on earth is above 65 °C or, in kelvin, below 170 K, so a figure tells its unit. */
export function celsiusOf(value: unknown): number | null {
  const celsius = numberOf(value, coldest, hottest)
  if (celsius !== null) return celsius
  const kelvin = numberOf(value, coldest + zeroCelsius, hottest + zeroCelsius)
  // eslint-disable-next-line no-restricted-syntax -- degrees, not rupees
  return kelvin === null ? null : Math.round((kelvin - zeroCelsius) * 100) / 100
}

export const percentageOf = (value: unknown) => numberOf(value, 0, 100)
export const millimetresOf = (value: unknown) => numberOf(value, 0, 2_000)
/** The fastest gust ever measured was of 408 km/h. */
export const windKmhOf = (value: unknown) => numberOf(value, 0, 450)

const kmhOfMetresASecond = 3.6
/** Kilometres an hour to one decimal, of metres a second. */
export const windKmhOfMs = (windMs: number | null) =>
  windMs === null ? null : windKmhOf(Math.round(windMs * kmhOfMetresASecond * 10) / 10)

/** The amount of a particle or gas in the air, in micrograms a cubic metre. */
export const amountInAirOf = (value: unknown) => numberOf(value, 0, 100_000)
/** From the date line to the date line, and the hours of summer. */
export const aheadSecondsOf = (value: unknown) => numberOf(value, -43_200, 54_000)
