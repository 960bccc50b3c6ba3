import { outlookOfSymbol } from '@/lib/weather/met-norway-symbols'
import { isRecord } from '@/lib/json/is-record'
import type { Outlook } from '@/lib/weather/forecast'
import {
  celsiusOf,
  millimetresOf,
  numberOf,
  partAt,
  percentageOf,
  WeatherUnreadable,
} from '@/lib/weather/read-parts'

/** The forecast for the hours after an instant. */
interface Period extends Outlook {
  hours: 1 | 6
  rainMm: number | null
  /** Extremes within it, °C; only the service's larger product states them. */
  minC: number | null
  maxC: number | null
}

/** One instant of the forecast. */
export interface ForecastStep {
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
export function readSteps(body: unknown): ForecastStep[] {
  const series = partAt(body, 'properties', 'timeseries')
  if (!Array.isArray(series)) throw new WeatherUnreadable('the forecast has no time series')
  return series.map(stepIn).sort((a, b) => a.second - b.second)
}

function stepIn(item: unknown): ForecastStep {
  const second = secondOf(partAt(item, 'time'))
  const details = partAt(item, 'data', 'instant', 'details')
  const temperatureC = celsiusOf(partAt(details, 'air_temperature'))
  if (!Number.isFinite(second) || temperatureC === null)
    throw new WeatherUnreadable('a step without time or temperature')
  const sixHours = periodIn(item, 6)
  return {
    second,
    temperatureC,
    humidityPercent: percentageOf(partAt(details, 'relative_humidity')),
    windMs: numberOf(partAt(details, 'wind_speed'), 0, 125),
    period: periodIn(item, 1) ?? sixHours,
    sixHours,
  }
}

const secondOf = (time: unknown) => (typeof time === 'string' ? Date.parse(time) / 1_000 : NaN)

function periodIn(item: unknown, hours: 1 | 6): Period | null {
  const part = partAt(item, 'data', `next_${hours}_hours`)
  if (!isRecord(part)) return null
  const details = partAt(part, 'details')
  return {
    hours,
    rainMm: millimetresOf(partAt(details, 'precipitation_amount')),
    minC: celsiusOf(partAt(details, 'air_temperature_min')),
    maxC: celsiusOf(partAt(details, 'air_temperature_max')),
    ...outlookOfSymbol(partAt(part, 'summary', 'symbol_code')),
  }
}
