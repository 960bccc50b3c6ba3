import { type CalendarDay, isCalendarDay } from '@/lib/calendar/calendar-day'
import { anyOf, isFiniteNumber, isText, listOf, nullOr, numberBetween, recordOf } from '@/lib/json/check'
import type { AirQuality } from '@/lib/weather/air-quality'
import type { Place } from '@/lib/weather/city'
import type { Forecast, WeatherDay, WeatherHour, WeatherNow } from '@/lib/weather/forecast'

const isDay = (value: unknown): value is CalendarDay => isText(value) && isCalendarDay(value)
const isMoment = (value: unknown): value is string =>
  isText(value) && isCalendarDay(value.slice(0, 10)) && /^T(?:[01]\d|2[0-3]):[0-5]\d$/.test(value.slice(10))

const sky = anyOf('clear', 'partlyCloudy', 'cloudy', 'fog', 'drizzle', 'rain', 'snow', 'storm', 'unknown')
const outlook = { sky, description: nullOr(isText) }
const moment = {
  ...outlook,
  at: isMoment,
  temperatureC: isFiniteNumber,
  feelsLikeC: nullOr(isFiniteNumber),
  windKmh: nullOr(isFiniteNumber),
  isDay: anyOf(true, false),
}
const rain = { rainPercent: nullOr(isFiniteNumber), rainMm: nullOr(isFiniteNumber) }
const step = anyOf(1, 3, 6)

/** True if a value out of JSON is a forecast in every part that a page shows. */
export const isForecast = recordOf<Forecast>({
  place: recordOf<Place>({
    name: (name): name is string => isText(name) && name.trim() !== '',
    region: nullOr(isText),
    country: nullOr(isText),
    latitude: numberBetween(-90, 90),
    longitude: numberBetween(-180, 180),
  }),
  aheadSeconds: nullOr(numberBetween(-86_400, 86_400)),
  now: nullOr(recordOf<WeatherNow>({ ...moment, humidityPercent: nullOr(isFiniteNumber) })),
  hours: listOf(recordOf<WeatherHour>({ ...moment, ...rain })),
  stepHours: step,
  days: listOf(
    recordOf<WeatherDay>({
      ...outlook,
      ...rain,
      day: isDay,
      minC: isFiniteNumber,
      maxC: isFiniteNumber,
      windKmh: nullOr(isFiniteNumber),
      sunrise: nullOr(isMoment),
      sunset: nullOr(isMoment),
      partial: anyOf(true, false),
      stepHours: step,
    }),
  ),
  air: nullOr(
    recordOf<AirQuality>({
      index: numberBetween(0, 500),
      band: anyOf('good', 'satisfactory', 'moderate', 'poor', 'veryPoor', 'severe'),
      worst: anyOf('pm25', 'pm10', 'no2', 'so2', 'o3', 'co'),
      pm25: nullOr(isFiniteNumber),
      pm10: nullOr(isFiniteNumber),
    }),
  ),
})
