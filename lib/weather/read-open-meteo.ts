import { type AirHour, type AirQuality, indianAirQuality } from '@/lib/weather/air-quality'
import type { Place } from '@/lib/weather/city'
import type { Forecast, WeatherDay, WeatherHour, WeatherNow } from '@/lib/weather/forecast'
import { isClockTime, isDay } from '@/lib/weather/local-time'
import { isRecord } from '@/lib/json/is-record'
import {
  aheadSecondsOf,
  amountInAirOf,
  celsiusOf,
  millimetresOf,
  partAt,
  percentageOf,
  placeIn,
  WeatherUnreadable,
  windKmhOf,
} from '@/lib/weather/read-parts'
import { outlookOfWmo } from '@/lib/weather/weather-codes'

/**
 * Open-Meteo's answers (https://open-meteo.com/en/docs): parallel arrays, times of the place's own clock without an
 * offset, kilometres an hour. Names that it had before 2024 are read as well.
 */

const mostHours = 24
const mostDays = 7

/** The forecast of /v1/forecast. Throws WeatherUnreadable when there is neither a present nor a day in it. */
export function readOpenMeteo(body: unknown, place: Place): Forecast {
  if (!isRecord(body)) throw new WeatherUnreadable('the forecast is no object')
  const now = nowIn(body)
  const days = rowsOf(body['daily']).flatMap(dayIn).slice(0, mostDays)
  if (now === null && days.length === 0) throw new WeatherUnreadable('neither a present nor days')
  const from = now?.at.slice(0, 13) ?? ''
  const hours = rowsOf(body['hourly']).flatMap(hourIn)
  return {
    place,
    aheadSeconds: aheadSecondsOf(body['utc_offset_seconds']),
    now,
    hours: hours.filter(({ at }) => at.slice(0, 13) >= from).slice(0, mostHours),
    stepHours: 1,
    days,
    air: null,
  }
}

type Row = Record<string, unknown>

function nowIn({ current, current_weather: older }: Row): WeatherNow | null {
  const row = isRecord(current) ? current : older
  if (!isRecord(row)) return null
  const temperatureC = celsiusOf(row['temperature_2m'] ?? row['temperature'])
  const at = row['time']
  if (!isClockTime(at) || temperatureC === null)
    throw new WeatherUnreadable('a present without time or temperature')
  return {
    at,
    temperatureC,
    feelsLikeC: celsiusOf(row['apparent_temperature']),
    humidityPercent: percentageOf(row['relative_humidity_2m']),
    windKmh: windKmhOf(row['wind_speed_10m'] ?? row['windspeed']),
    isDay: row['is_day'] !== 0,
    ...outlookOfWmo(row['weather_code'] ?? row['weathercode']),
  }
}

/** The columns of a part as rows. */
function rowsOf(part: unknown): Row[] {
  const times = partAt(part, 'time')
  if (!isRecord(part) || !Array.isArray(times)) return []
  const columns = Object.entries(part).filter((column): column is [string, unknown[]] =>
    Array.isArray(column[1]),
  )
  return times.map((_, row) => Object.fromEntries(columns.map(([name, values]) => [name, values[row]])))
}

function hourIn(row: Row): WeatherHour[] {
  const at = row['time']
  const temperatureC = celsiusOf(row['temperature_2m'])
  if (!isClockTime(at) || temperatureC === null) return []
  return [
    {
      at,
      temperatureC,
      feelsLikeC: celsiusOf(row['apparent_temperature']),
      rainPercent: percentageOf(row['precipitation_probability']),
      rainMm: millimetresOf(row['precipitation']),
      windKmh: windKmhOf(row['wind_speed_10m']),
      isDay: row['is_day'] !== 0,
      ...outlookOfWmo(row['weather_code']),
    },
  ]
}

function dayIn(row: Row): WeatherDay[] {
  const day = row['time']
  const [minC, maxC] = [celsiusOf(row['temperature_2m_min']), celsiusOf(row['temperature_2m_max'])]
  if (!isDay(day) || minC === null || maxC === null) return []
  const { sunrise, sunset } = row
  return [
    {
      day,
      minC,
      maxC,
      rainPercent: percentageOf(row['precipitation_probability_max']),
      rainMm: millimetresOf(row['precipitation_sum']),
      windKmh: windKmhOf(row['wind_speed_10m_max'] ?? row['windspeed_10m_max']),
      sunrise: isClockTime(sunrise) ? sunrise : null,
      sunset: isClockTime(sunset) ? sunset : null,
      partial: false,
      stepHours: 1,
      ...outlookOfWmo(row['weather_code'] ?? row['weathercode']),
    },
  ]
}

/** The places of /v1/search, likeliest first; an answer without `results` means that there are none. */
export function readOpenMeteoPlaces(body: unknown): Place[] {
  if (!isRecord(body)) throw new WeatherUnreadable('the search is no object')
  const { results = [] } = body
  if (!Array.isArray(results)) throw new WeatherUnreadable('results is no list')
  return results.map((item: unknown) => placeIn(item, ['latitude', 'longitude', 'admin1']))
}

/** India's index from /v1/air-quality with the past hours of six pollutants. */
export function readOpenMeteoAir(body: unknown): AirQuality | null {
  if (!isRecord(body)) throw new WeatherUnreadable('the air is no object')
  const hours = rowsOf(body['hourly']).map((row): AirHour => ({
    pm25: amountInAirOf(row['pm2_5']),
    pm10: amountInAirOf(row['pm10']),
    no2: amountInAirOf(row['nitrogen_dioxide']),
    so2: amountInAirOf(row['sulphur_dioxide']),
    o3: amountInAirOf(row['ozone']),
    co: amountInAirOf(row['carbon_monoxide']),
  }))
  return indianAirQuality(hours)
}
