import { type AirHour, type AirQuality, indianAirQuality } from '@/lib/weather/air-quality'
import type { Place } from '@/lib/weather/city'
import type { Forecast, Outlook, WeatherDay, WeatherHour, WeatherNow } from '@/lib/weather/forecast'
import { clockTime, shownAhead } from '@/lib/weather/local-time'
import { isRecord } from '@/lib/json/is-record'
import {
  aheadSecondsOf,
  amountInAirOf,
  celsiusOf,
  millimetresOf,
  numberOf,
  partAt,
  percentageOf,
  placeIn,
  textOf,
  WeatherUnreadable,
  windKmhOfMs,
} from '@/lib/weather/read-parts'
import { skyOfOpenWeather, worstOutlook } from '@/lib/weather/weather-codes'

/**
 * OpenWeather's answers (https://openweathermap.org/current and /forecast5): seconds since 1970 with the zone next to
 * them, metres a second, and one row for three hours over five days.
 */

const stepHours = 3
const stepsOfDay = 24 / stepHours
const latestSecond = 4_102_444_799

const secondOf = (value: unknown) => numberOf(value, 1, latestSecond)

/** The present of /data/2.5/weather and the days of /data/2.5/forecast, for a place that was asked for. */
export function readOpenWeather(current: unknown, ahead: unknown, place: Place): Forecast {
  if (!isRecord(current)) throw new WeatherUnreadable('the present is no object')
  const steps = partAt(ahead, 'list')
  if (!Array.isArray(steps)) throw new WeatherUnreadable('the forecast has no list')
  const aheadSeconds =
    aheadSecondsOf(current['timezone']) ?? aheadSecondsOf(partAt(ahead, 'city', 'timezone'))
  const shown = shownAhead(aheadSeconds)
  const now = nowIn(current, shown)
  const hours = steps.map((step: unknown) => hourIn(step, shown))
  return {
    place: { ...place, country: place.country ?? countryIn(current) },
    aheadSeconds,
    now,
    hours: hours.slice(0, stepsOfDay),
    stepHours,
    days: daysOf(hours, withToday(now, current, shown)),
    air: null,
  }
}

/** The country name of 'IN'; the code itself where the browser has no words for it. */
function countryIn(current: unknown): string | null {
  const code = textOf(partAt(current, 'sys', 'country'))
  return code === null ? null : countryName(code)
}

function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(['en-IN'], { type: 'region' }).of(code) ?? code
}

const windOf = (row: unknown) => windKmhOfMs(numberOf(partAt(row, 'wind', 'speed'), 0, 125))

function outlookIn(row: unknown): Outlook & { isDay: boolean } {
  const list = partAt(row, 'weather')
  const first: unknown = Array.isArray(list) ? list[0] : undefined
  const words = textOf(partAt(first, 'description'))
  return {
    sky: skyOfOpenWeather(partAt(first, 'id')),
    description: words && words[0]!.toUpperCase() + words.slice(1),
    isDay: !textOf(partAt(first, 'icon'))?.endsWith('n'),
  }
}

function nowIn(row: unknown, aheadSeconds: number): WeatherNow {
  const { second, temperatureC, main } = essentialsOf(row)
  return {
    at: clockTime(second, aheadSeconds),
    temperatureC,
    feelsLikeC: celsiusOf(partAt(main, 'feels_like')),
    humidityPercent: percentageOf(partAt(main, 'humidity')),
    windKmh: windOf(row),
    ...outlookIn(row),
  }
}

function essentialsOf(row: unknown) {
  const main = partAt(row, 'main')
  const [second, temperatureC] = [secondOf(partAt(row, 'dt')), celsiusOf(partAt(main, 'temp'))]
  if (second === null || temperatureC === null)
    throw new WeatherUnreadable('a reading without time or temperature')
  return { second, temperatureC, main }
}

interface Step extends WeatherHour {
  minC: number
  maxC: number
  rainMm: number
}

function hourIn(step: unknown, aheadSeconds: number): Step {
  const { second, temperatureC, main } = essentialsOf(step)
  const chance = numberOf(partAt(step, 'pop'), 0, 1)
  const fallen = millimetresOf(partAt(step, 'rain', '3h')) ?? millimetresOf(partAt(step, 'snow', '3h'))
  return {
    at: clockTime(second, aheadSeconds),
    temperatureC,
    minC: celsiusOf(partAt(main, 'temp_min')) ?? temperatureC,
    maxC: celsiusOf(partAt(main, 'temp_max')) ?? temperatureC,
    feelsLikeC: celsiusOf(partAt(main, 'feels_like')),
    // eslint-disable-next-line no-restricted-syntax -- a probability, not rupees
    rainPercent: chance === null ? null : Math.round(chance * 100),
    // A step without a word about rain is a dry one.
    rainMm: fallen === null ? 0 : fallen,
    windKmh: windOf(step),
    ...outlookIn(step),
  }
}

type Today = Pick<WeatherDay, 'day' | 'minC' | 'maxC' | 'sunrise' | 'sunset' | keyof Outlook>

/** The current conditions as part of their own day. */
function withToday(now: WeatherNow, current: unknown, aheadSeconds: number): Today {
  const timeOf = (name: string) => {
    const second = secondOf(partAt(current, 'sys', name))
    return second === null ? null : clockTime(second, aheadSeconds)
  }
  return {
    day: now.at.slice(0, 10),
    minC: celsiusOf(partAt(current, 'main', 'temp_min')) ?? now.temperatureC,
    maxC: celsiusOf(partAt(current, 'main', 'temp_max')) ?? now.temperatureC,
    sunrise: timeOf('sunrise'),
    sunset: timeOf('sunset'),
    sky: now.sky,
    description: now.description,
  }
}

const most = (values: (number | null)[]) => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : Math.max(...known)
}

/** The steps gathered into days of the place's own calendar, with the present in the first. */
function daysOf(steps: readonly Step[], today: Today): WeatherDay[] {
  const names = [...new Set([today.day, ...steps.map(({ at }) => at.slice(0, 10))])].sort()
  return names
    .filter((day) => day >= today.day)
    .map((day) => {
      const own = steps.filter(({ at }) => at.startsWith(day))
      const present = day === today.day ? today : null
      const all = present ? [present, ...own] : own
      const fallen = own.reduce((sum, { rainMm }) => sum + rainMm, 0)
      return {
        day,
        minC: Math.min(...all.map(({ minC }) => minC)),
        maxC: Math.max(...all.map(({ maxC }) => maxC)),
        rainPercent: most(own.map(({ rainPercent }) => rainPercent)),
        rainMm: own.length === 0 ? null : Math.round(fallen * 10) / 10,
        windKmh: most(own.map(({ windKmh }) => windKmh)),
        sunrise: present?.sunrise ?? null,
        sunset: present?.sunset ?? null,
        partial: own.length < stepsOfDay,
        stepHours,
        ...worstOutlook(all),
      }
    })
}

/** The places of /geo/1.0/direct. */
export function readOpenWeatherPlaces(body: unknown): Place[] {
  if (!Array.isArray(body)) throw new WeatherUnreadable('the search is no list')
  return body.map((item: unknown) => {
    const place = placeIn(item, ['lat', 'lon', 'state'])
    return { ...place, country: place.country && countryName(place.country) }
  })
}

/** India's index from /data/2.5/air_pollution/history. */
export function readOpenWeatherAir(body: unknown): AirQuality | null {
  const list = partAt(body, 'list')
  if (!Array.isArray(list)) throw new WeatherUnreadable('the air has no list')
  const hours = list.map((item: unknown): AirHour => {
    const amount = (name: string) => amountInAirOf(partAt(item, 'components', name))
    return {
      pm25: amount('pm2_5'),
      pm10: amount('pm10'),
      no2: amount('no2'),
      so2: amount('so2'),
      o3: amount('o3'),
      co: amount('co'),
    }
  })
  return indianAirQuality(hours)
}
