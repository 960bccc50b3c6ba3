import type { Place } from '@/lib/weather/city'
import type { WeatherDay } from '@/lib/weather/forecast'
import { clockTime } from '@/lib/weather/local-time'
import type { ForecastStep } from '@/lib/weather/met-norway-steps'
import { windKmhOf } from '@/lib/weather/read-parts'
import { sunTimes } from '@/lib/weather/sun-times'
import { worstOutlook } from '@/lib/weather/weather-codes'

const mostDays = 9
const [hourSeconds, daySeconds] = [3_600, 86_400]
/** A day of which less than this lies within the forecast is left out, unless it is today. */
const leastSeconds = daySeconds / 2
const sixHours = 6 * hourSeconds

const isKnown = (value: number | null): value is number => value !== null

/**
 * The days of the place's own calendar from the first step on, nine at most. Minimum and maximum are those of the steps
 * within the day, so they may miss the true ones where the steps are six hours long; see `stepHours`. Rain of a
 * period that runs over midnight is shared out by time.
 */
export function daysOfSteps(steps: readonly ForecastStep[], place: Place, ahead: number): WeatherDay[] {
  const names = [...new Set(steps.map(({ second }) => dayOf(second, ahead)))]
  return names
    .map((day) => ({ day, covered: coveredSeconds(steps, startOf(day, ahead)) }))
    .filter(({ covered }, at) => at === 0 || covered >= leastSeconds)
    .slice(0, mostDays)
    .map(({ day, covered }) => dayIn(day, covered, steps, place, ahead))
}

const dayOf = (second: number, ahead: number) => clockTime(second, ahead).slice(0, 10)
const startOf = (day: string, ahead: number) => Date.parse(`${day}T00:00Z`) / 1_000 - ahead

function dayIn(
  day: string,
  covered: number,
  steps: readonly ForecastStep[],
  place: Place,
  ahead: number,
): WeatherDay {
  const own = steps.filter(({ second }) => dayOf(second, ahead) === day)
  const periods = own.flatMap(({ period }) => period ?? [])
  const temperatures = own.map(({ temperatureC }) => temperatureC)
  const winds = own.map(({ windMs }) => windMs).filter(isKnown)
  return {
    day,
    minC: Math.min(...temperatures, ...periods.map(({ minC }) => minC).filter(isKnown)),
    maxC: Math.max(...temperatures, ...periods.map(({ maxC }) => maxC).filter(isKnown)),
    rainPercent: null,
    rainMm: rainWithin(steps, startOf(day, ahead)),
    windKmh: winds.length === 0 ? null : windKmhOf(Math.round(Math.max(...winds) * 36) / 10),
    ...sunTimes(place, day, ahead),
    ...worstOutlook(outlooksOf(own)),
    partial: covered < daySeconds - hourSeconds,
    stepHours: stepHoursOf(periods.map(({ hours }) => hours)),
  }
}

/** One long step, where the hourly ones end late in the evening, hides no high and hardly a low. */
function stepHoursOf(hours: readonly number[]): number {
  const long = hours.filter((length) => length === 6).length
  return long > 1 || long === hours.length ? 6 : 1
}

/** One for each quarter of the day, by the service's own summaries; hour by hour where it gives none. */
function outlooksOf(own: readonly ForecastStep[]) {
  const summaries = own
    .filter(({ second }, place) => place === 0 || second % sixHours === 0)
    .flatMap(({ sixHours: summary }) => summary ?? [])
  return summaries.length > 0 ? summaries : own.flatMap(({ period }) => period ?? [])
}

/** Seconds of the day from `start` that lie within a step's period. */
function coveredSeconds(steps: readonly ForecastStep[], start: number): number {
  return steps.reduce((sum, step) => sum + overlapSeconds(step, start), 0)
}

/** Millimetres of that day, to one decimal; null when no period of it states any. */
function rainWithin(steps: readonly ForecastStep[], start: number): number | null {
  const parts = steps.flatMap((step) => {
    const overlap = overlapSeconds(step, start)
    if (overlap === 0 || !step.period || step.period.rainMm === null) return []
    return [(step.period.rainMm * overlap) / (step.period.hours * hourSeconds)]
  })
  if (parts.length === 0) return null
  return Math.round(parts.reduce((sum, part) => sum + part, 0) * 10) / 10
}

function overlapSeconds({ second, period }: ForecastStep, start: number): number {
  if (period === null) return 0
  const end = Math.min(second + period.hours * hourSeconds, start + daySeconds)
  return Math.max(0, end - Math.max(second, start))
}
