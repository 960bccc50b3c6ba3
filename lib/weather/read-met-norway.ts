import { apparentTemperatureC } from '@/lib/weather/apparent-temperature'
import type { Place } from '@/lib/weather/city'
import type { Forecast, WeatherHour, WeatherNow } from '@/lib/weather/forecast'
import { clockTime, shownAhead } from '@/lib/weather/local-time'
import { daysOfSteps } from '@/lib/weather/met-norway-days'
import { readSteps, type ForecastStep } from '@/lib/weather/met-norway-steps'
import { WeatherUnreadable, windKmhOfMs } from '@/lib/weather/read-parts'
import { sunTimes } from '@/lib/weather/sun-times'

const indiaAheadSeconds = 19_800
const mostHours = 24
const hourSeconds = 3_600

/**
 * The forecast in an answer of MET Norway's Locationforecast 2.0 (https://api.met.no/doc/ForecastJSON):
 * instants in UTC, metres a second, and with each instant the rain and the symbol of the next 1, 6 or 12
 * hours. `nowSecond` is the present, in seconds since 1970: the service answers the same for some time, and
 * what is over is left out. The service names no time zone; all of India has one clock, and any other place
 * is shown in UTC. Throws WeatherUnreadable when nothing of it lies ahead.
 */
export function readMetNorway(body: unknown, place: Place, nowSecond: number): Forecast {
  const all = readSteps(body)
  const past = all.filter(({ second }) => second <= nowSecond).length
  const steps = all.slice(Math.max(0, past - 1))
  const first = steps[0]
  if (!first || (steps.length === 1 && first.second < nowSecond - 6 * hourSeconds))
    throw new WeatherUnreadable('the forecast is over')
  const aheadSeconds = place.country === 'India' ? indiaAheadSeconds : null
  const ahead = shownAhead(aheadSeconds)
  const { hours, stepHours } = hoursOf(steps, place, ahead)
  return {
    place,
    aheadSeconds,
    now: nowIn(first, place, ahead),
    hours,
    stepHours,
    days: daysOfSteps(steps, place, ahead),
    air: null,
  }
}

/** Up to a day of hourly steps; of six-hourly ones where the answer has no others. */
function hoursOf(steps: readonly ForecastStep[], place: Place, ahead: number) {
  const hourly = steps.filter(({ period }) => period?.hours === 1).slice(0, mostHours)
  const stepHours = hourly.length > 1 ? 1 : 6
  const rows = stepHours === 1 ? hourly : steps.filter(({ period }) => period).slice(0, mostHours / 6)
  return { stepHours, hours: rows.map((step) => hourIn(step, place, ahead)) }
}

function nowIn(step: ForecastStep, place: Place, ahead: number): WeatherNow {
  const { at, temperatureC, feelsLikeC, windKmh, sky, description, isDay } = hourIn(step, place, ahead)
  const { humidityPercent } = step
  return { at, temperatureC, feelsLikeC, humidityPercent, windKmh, sky, description, isDay }
}

function hourIn(step: ForecastStep, place: Place, ahead: number): WeatherHour {
  const { second, temperatureC, humidityPercent, windMs, period } = step
  const at = clockTime(second, ahead)
  const known = humidityPercent !== null && windMs !== null
  return {
    at,
    temperatureC,
    feelsLikeC: known ? apparentTemperatureC(temperatureC, humidityPercent, windMs) : null,
    rainPercent: null,
    rainMm: period?.rainMm ?? null,
    windKmh: windKmhOfMs(windMs),
    sky: period?.sky ?? 'unknown',
    description: period?.description ?? null,
    isDay: isDaylight(at, place, ahead),
  }
}

function isDaylight(at: string, place: Place, ahead: number): boolean {
  const { sunrise, sunset } = sunTimes(place, at.slice(0, 10), ahead)
  return sunrise === null || sunset === null || (at >= sunrise && at < sunset)
}
