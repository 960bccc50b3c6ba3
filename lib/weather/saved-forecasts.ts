import { withStorage } from '@/lib/storage/browser-storage'
import { placeLabel, plainName } from '@/lib/weather/city'
import type { Forecast } from '@/lib/weather/forecast'
import { isRecord } from '@/lib/json/is-record'
import { parseJson } from '@/lib/json/parse-json'

/** The latest forecast of a city, saved for when the service cannot be reached. */
export interface SavedForecast {
  /** The names it is found by: what was asked, and the place's own label. */
  names: readonly string[]
  /** Seconds since 1970. */
  savedSecond: number
  forecast: Forecast
}

/** Raised when the shape of a forecast changes: what was saved in another shape is not shown. */
const version = 2
const mostSaved = 5

/** The contents of the browser's storage. A copy of a service's answer, so one that cannot be read is dropped. */
export function readSavedForecasts(text: string | null): SavedForecast[] {
  if (text === null) return []
  const content = parseJson(text)
  if (!isRecord(content) || content['version'] !== version || !Array.isArray(content['saved'])) return []
  return content['saved'].filter(isSaved)
}

function isSaved(item: unknown): item is SavedForecast {
  if (!isRecord(item) || !Array.isArray(item['names']) || typeof item['savedSecond'] !== 'number')
    return false
  const { forecast } = item
  return (
    isRecord(forecast) &&
    isRecord(forecast['place']) &&
    typeof forecast['place']['name'] === 'string' &&
    Array.isArray(forecast['hours']) &&
    Array.isArray(forecast['days'])
  )
}

export const writeSavedForecasts = (saved: readonly SavedForecast[]) => JSON.stringify({ version, saved })

/** With one more forecast, the latest first; an earlier one of the same place and the oldest beyond five go. */
export function withForecast(
  saved: readonly SavedForecast[],
  question: string,
  forecast: Forecast,
  savedSecond: number,
): SavedForecast[] {
  const label = plainName(placeLabel(forecast.place))
  const others = saved.filter(({ names }) => !names.includes(label))
  return [{ names: [plainName(question), label], savedSecond, forecast }, ...others].slice(0, mostSaved)
}

export function savedForecastOf(saved: readonly SavedForecast[], question: string): SavedForecast | null {
  return saved.find(({ names }) => names.includes(plainName(question))) ?? null
}

const KEY = 'weatherForecasts'

/** Saves the forecast of a city for when the service cannot be reached. */
export function saveForecast(question: string, forecast: Forecast, savedSecond: number): void {
  withStorage((storage) => {
    const saved = withForecast(readSavedForecasts(storage.getItem(KEY)), question, forecast, savedSecond)
    storage.setItem(KEY, writeSavedForecasts(saved))
  })
}

export const findSavedForecast = (question: string): SavedForecast | null => {
  const found = withStorage((storage) => savedForecastOf(readSavedForecasts(storage.getItem(KEY)), question))
  return found.ok ? found.value : null
}

export const deleteSavedForecasts = () => withStorage((storage) => storage.removeItem(KEY))
