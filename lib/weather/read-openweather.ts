import { type AirHour, type AirQuality, indianAirQuality } from '@/lib/weather/air-quality'
import type { Place } from '@/lib/weather/city'
import type { Forecast, WeatherDay, WeatherHour, WeatherNow } from '@/lib/weather/forecast'
import { clockTime } from '@/lib/weather/local-time'
import { isRecord } from '@/lib/json/is-record'
import {
  aheadSecondsOf,
  celsiusOf,
  type Json,
  millimetresOf,
  numberOf,
  partOf,
  percentOf,
  placeIn,
  textOf,
  WeatherUnreadable,
  windKmhOf,
} from '@/lib/weather/read-parts'
import { type Outlook, skyOfOpenWeather, worstOutlook } from '@/lib/weather/weather-codes'

/**
 * OpenWeather's answers (https://openweathermap.org/current and /forecast5): seconds since 1970 with the zone next to
 * them, metres a second, and one row for three hours over five days.
 */

const stepHours = 3
const stepsOfDay = 24 / stepHours
const kmhOfMetresASecond = 3.6
const latestSecond = 4_102_444_799

const secondOf = (value: unknown) => numberOf(value, 1, latestSecond)

/** The present of /data/2.5/weather and the days of /data/2.5/forecast, for a place that was asked for. */
export function readOpenWeather(current: unknown, ahead: unknown, place: Place): Forecast {
  if (!isRecord(current)) throw new WeatherUnreadable('the present is no object')
  const steps = isRecord(ahead) ? ahead['list'] : undefined
  if (!isRecord(ahead) || !Array.isArray(steps)) throw new WeatherUnreadable('the forecast has no list')
  const city = partOf(ahead, 'city')
  const aheadSeconds = aheadSecondsOf(current['timezone']) ?? aheadSecondsOf(city?.['timezone'])
  const now = nowIn(current, aheadSeconds ?? 0)
  const hours = steps.map((step: unknown) => hourIn(step, aheadSeconds ?? 0))
  return {
    place: { ...place, country: place.country ?? countryIn(current) },
    aheadSeconds,
    now,
    hours: hours.slice(0, stepsOfDay),
    stepHours,
    days: daysOf(hours, withToday(now, current, aheadSeconds ?? 0)),
    air: null,
  }
}

/** The country name of 'IN'; the code itself where the browser has no words for it. */
function countryIn(current: Json): string | null {
  const code = textOf(partOf(current, 'sys')?.['country'])
  return code === null ? null : countryName(code)
}

function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(['en-IN'], { type: 'region' }).of(code) ?? code
}

function windOf(row: Json): number | null {
  const speed = numberOf(partOf(row, 'wind')?.['speed'], 0, 125)
  return speed === null ? null : windKmhOf(Math.round(speed * kmhOfMetresASecond * 10) / 10)
}

function outlookIn(row: Json): Outlook & { isDay: boolean } {
  const list = row['weather']
  const first: unknown = Array.isArray(list) ? list[0] : undefined
  if (!isRecord(first)) return { sky: 'unknown', description: null, isDay: true }
  const words = textOf(first['description'])
  return {
    sky: skyOfOpenWeather(first['id']),
    description: words && words[0]!.toUpperCase() + words.slice(1),
    isDay: !textOf(first['icon'])?.endsWith('n'),
  }
}

function nowIn(row: Json, aheadSeconds: number): WeatherNow {
  const { second, temperatureC, main } = essentialsOf(row)
  return {
    at: clockTime(second, aheadSeconds),
    temperatureC,
    feelsLikeC: celsiusOf(main['feels_like']),
    humidityPercent: percentOf(main['humidity']),
    windKmh: windOf(row),
    ...outlookIn(row),
  }
}

function essentialsOf(row: Json) {
  const main = partOf(row, 'main')
  const [second, temperatureC] = [secondOf(row['dt']), celsiusOf(main?.['temp'])]
  if (!main || second === null || temperatureC === null)
    throw new WeatherUnreadable('a reading without time or temperature')
  return { second, temperatureC, main }
}

interface Step extends WeatherHour {
  minC: number
  maxC: number
}

function hourIn(step: unknown, aheadSeconds: number): Step {
  if (!isRecord(step)) throw new WeatherUnreadable('a step that is no object')
  const { second, temperatureC, main } = essentialsOf(step)
  const chance = numberOf(step['pop'], 0, 1)
  const fallen = millimetresOf(partOf(step, 'rain')?.['3h']) ?? millimetresOf(partOf(step, 'snow')?.['3h'])
  return {
    at: clockTime(second, aheadSeconds),
    temperatureC,
    minC: celsiusOf(main['temp_min']) ?? temperatureC,
    maxC: celsiusOf(main['temp_max']) ?? temperatureC,
    feelsLikeC: celsiusOf(main['feels_like']),
    // eslint-disable-next-line no-restricted-syntax -- a probability, not rupees
    rainPercent: chance === null ? null : Math.round(chance * 100),
    // A step without a word about rain is a dry one.
    rainMm: fallen ?? 0,
    windKmh: windOf(step),
    ...outlookIn(step),
  }
}

type Today = Pick<WeatherDay, 'day' | 'minC' | 'maxC' | 'sunrise' | 'sunset'> & { present: Outlook }

/** The current conditions as part of their own day. */
function withToday(now: WeatherNow, current: Json, aheadSeconds: number): Today {
  const [main, sys] = [partOf(current, 'main'), partOf(current, 'sys')]
  const timeOf = (name: string) => {
    const second = secondOf(sys?.[name])
    return second === null ? null : clockTime(second, aheadSeconds)
  }
  return {
    day: now.at.slice(0, 10),
    minC: celsiusOf(main?.['temp_min']) ?? now.temperatureC,
    maxC: celsiusOf(main?.['temp_max']) ?? now.temperatureC,
    sunrise: timeOf('sunrise'),
    sunset: timeOf('sunset'),
    present: now,
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
      const fallen = own.reduce((sum, { rainMm }) => sum + (rainMm ?? 0), 0)
      return {
        day,
        minC: Math.min(...own.map(({ minC }) => minC), ...(present ? [present.minC] : [])),
        maxC: Math.max(...own.map(({ maxC }) => maxC), ...(present ? [present.maxC] : [])),
        rainPercent: most(own.map(({ rainPercent }) => rainPercent)),
        rainMm: own.length === 0 ? null : Math.round(fallen * 10) / 10,
        windKmh: most(own.map(({ windKmh }) => windKmh)),
        sunrise: present?.sunrise ?? null,
        sunset: present?.sunset ?? null,
        partial: own.length < stepsOfDay,
        stepHours,
        ...worstOutlook(
          [...(present ? [present.present] : []), ...own].map(({ sky, description }) => ({
            sky,
            description,
          })),
        ),
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
  const list = isRecord(body) ? body['list'] : undefined
  if (!Array.isArray(list)) throw new WeatherUnreadable('the air has no list')
  const amount = (value: unknown) => numberOf(value, 0, 100_000)
  const hours = list.map((item: unknown): AirHour => {
    const parts = (isRecord(item) ? partOf(item, 'components') : null) ?? {}
    return {
      pm25: amount(parts['pm2_5']),
      pm10: amount(parts['pm10']),
      no2: amount(parts['no2']),
      so2: amount(parts['so2']),
      o3: amount(parts['o3']),
      co: amount(parts['co']),
    }
  })
  return indianAirQuality(hours)
}
