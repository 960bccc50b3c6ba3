import { isCalendarDay } from '@/lib/calendar/calendar-day'
import { isRecord } from '@/lib/json/is-record'
import type { Forecast } from '@/lib/weather/forecast'

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value)
const isYesOrNo: Check = (value) => typeof value === 'boolean'
const isDay: Check = (value) => typeof value === 'string' && isCalendarDay(value)
const isMoment: Check = (value) =>
  typeof value === 'string' &&
  isCalendarDay(value.slice(0, 10)) &&
  /^T(?:[01]\d|2[0-3]):[0-5]\d$/.test(value.slice(10))
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const oneOf =
  (...words: readonly unknown[]): Check =>
  (value) =>
    words.includes(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const shaped =
  (shape: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(shape).every(([name, check]) => check(value[name]))
const between =
  (least: number, most: number): Check =>
  (value) =>
    isNumber(value) && Number(value) >= least && Number(value) <= most

const sky = oneOf('clear', 'partlyCloudy', 'cloudy', 'fog', 'drizzle', 'rain', 'snow', 'storm', 'unknown')
const outlook = { sky, description: orNull(isText) }
const moment = {
  ...outlook,
  at: isMoment,
  temperatureC: isNumber,
  feelsLikeC: orNull(isNumber),
  windKmh: orNull(isNumber),
  isDay: isYesOrNo,
}
const rain = { rainPercent: orNull(isNumber), rainMm: orNull(isNumber) }
const step = oneOf(1, 3, 6)

/** What a page of a forecast reads of it; `satisfies` keeps the names those of the types. */
const shape = {
  place: shaped({
    name: (name) => typeof name === 'string' && name.trim() !== '',
    region: orNull(isText),
    country: orNull(isText),
    latitude: between(-90, 90),
    longitude: between(-180, 180),
  }),
  aheadSeconds: orNull(between(-86_400, 86_400)),
  now: orNull(shaped({ ...moment, humidityPercent: orNull(isNumber) })),
  hours: listOf(shaped({ ...moment, ...rain })),
  stepHours: step,
  days: listOf(
    shaped({
      ...outlook,
      ...rain,
      day: isDay,
      minC: isNumber,
      maxC: isNumber,
      windKmh: orNull(isNumber),
      sunrise: orNull(isMoment),
      sunset: orNull(isMoment),
      partial: isYesOrNo,
      stepHours: step,
    }),
  ),
  air: orNull(
    shaped({
      index: between(0, 500),
      band: oneOf('good', 'satisfactory', 'moderate', 'poor', 'veryPoor', 'severe'),
      worst: oneOf('pm25', 'pm10', 'no2', 'so2', 'o3', 'co'),
      pm25: orNull(isNumber),
      pm10: orNull(isNumber),
    }),
  ),
} satisfies Record<keyof Forecast, Check>

const isShaped = shaped(shape)

/** True if a value out of JSON is a forecast in every part that a page shows. */
export const isForecast = (value: unknown): value is Forecast => isShaped(value)
