import { outlookOfSymbol } from '@/lib/weather/met-norway-symbols'
import { isRecord } from '@/lib/json/is-record'
import {
  celsiusOf,
  type Json,
  millimetresOf,
  numberOf,
  partOf,
  percentOf,
  WeatherUnreadable,
} from '@/lib/weather/read-parts'
import type { Outlook } from '@/lib/weather/weather-codes'

/** The forecast for the hours after an instant. */
interface Period extends Outlook {
  hours: 1 | 6
  rainMm: number | null
  /** Extremes within it, °C; only the service's larger product states them. */
  minC: number | null
  maxC: number | null
}

/** One instant of the forecast. */
export interface Step {
  /** Since 1970. */
  second: number
  temperatureC: number
  humidityPercent: number | null
  windMs: number | null
  /** The next hour, or the next six hours where the steps are longer; null at the end of the forecast. */
  period: Period | null
  /** The service's own summary of the next six hours. */
  sixHours: Outlook | null
}

/** The time series of a Locationforecast answer, in order. Throws WeatherUnreadable on another shape. */
export function readSteps(body: unknown): Step[] {
  const properties = isRecord(body) ? partOf(body, 'properties') : null
  const series = properties?.['timeseries']
  if (!Array.isArray(series)) throw new WeatherUnreadable('the forecast has no time series')
  return series.map(stepIn).sort((a, b) => a.second - b.second)
}

function stepIn(item: unknown): Step {
  if (!isRecord(item)) throw new WeatherUnreadable('a step that is no object')
  const second = secondOf(item['time'])
  const data = partOf(item, 'data')
  const instant = data && partOf(data, 'instant')
  const details = instant && partOf(instant, 'details')
  const temperatureC = celsiusOf(details?.['air_temperature'])
  if (!data || !details || !Number.isFinite(second) || temperatureC === null)
    throw new WeatherUnreadable('a step without time or temperature')
  const sixHours = periodIn(data, 6)
  return {
    second,
    temperatureC,
    humidityPercent: percentOf(details['relative_humidity']),
    windMs: numberOf(details['wind_speed'], 0, 125),
    period: periodIn(data, 1) ?? sixHours,
    sixHours: sixHours && { sky: sixHours.sky, description: sixHours.description },
  }
}

const secondOf = (time: unknown) => (typeof time === 'string' ? Date.parse(time) / 1_000 : NaN)

function periodIn(data: Json, hours: 1 | 6): Period | null {
  const part = partOf(data, `next_${hours}_hours`)
  if (part === null) return null
  const details = partOf(part, 'details')
  return {
    hours,
    rainMm: millimetresOf(details?.['precipitation_amount']),
    minC: celsiusOf(details?.['air_temperature_min']),
    maxC: celsiusOf(details?.['air_temperature_max']),
    ...outlookOfSymbol(partOf(part, 'summary')?.['symbol_code']),
  }
}
