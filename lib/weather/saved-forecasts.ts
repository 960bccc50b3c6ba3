import { storedValue } from '@/lib/storage/stored-value'
import { placeLabel, plainName } from '@/lib/weather/city'
import type { Forecast } from '@/lib/weather/forecast'
import { isForecast } from '@/lib/weather/is-forecast'
import { isText, listOf, numberBetween, recordOf } from '@/lib/json/check'
import { isRecord } from '@/lib/json/is-record'
import type { ReadValue } from '@/lib/storage/stored-text'

/** The latest forecast of a city, saved for when the service cannot be reached. */
export interface SavedForecast {
  /** The names it is found by: what was asked, and the place's own label. */
  names: readonly string[]
  /** Seconds since 1970. */
  savedSecond: number
  forecast: Forecast
}

type Saved = readonly SavedForecast[]

/** Raised when the shape of a forecast changes: what was saved in another shape is not shown. */
const version = 2
const mostSaved = 5
/** Later moments have no date of four digits on every clock. */
const LAST_SECOND = Date.parse('9999-12-30T00:00:00Z') / 1_000

const isSaved = recordOf<SavedForecast>({
  names: listOf(isText),
  savedSecond: numberBetween(0, LAST_SECOND),
  forecast: isForecast,
})

export function readSavedForecasts(stored: unknown): ReadValue<Saved> | null {
  if (!isRecord(stored) || stored.version !== version || !Array.isArray(stored.saved)) return null
  const sound = stored.saved.filter(isSaved)
  return { value: sound, complete: sound.length === stored.saved.length }
}

/** With one more forecast, the latest first; an earlier one of the same place and the oldest beyond five go. */
export function withForecast(
  saved: Saved,
  question: string,
  forecast: Forecast,
  savedSecond: number,
): SavedForecast[] {
  const label = plainName(placeLabel(forecast.place))
  const others = saved.filter(({ names }) => !names.includes(label))
  return [{ names: [plainName(question), label], savedSecond, forecast }, ...others].slice(0, mostSaved)
}

export const savedForecastOf = (saved: Saved, question: string): SavedForecast | null =>
  saved.find(({ names }) => names.includes(plainName(question))) ?? null

/** The forecasts saved in this browser: copies of a service's answers. */
export const savedForecasts = storedValue<Saved>({
  key: 'weatherForecasts',
  initial: [],
  read: readSavedForecasts,
  write: (saved) => JSON.stringify({ version, saved }),
  isReplaceable: true,
})

/** Saves the forecast of a city for when the service cannot be reached. */
export const saveForecast = (question: string, forecast: Forecast, savedSecond: number): void =>
  savedForecasts.change((saved) => withForecast(saved, question, forecast, savedSecond))
