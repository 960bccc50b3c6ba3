import { withStorage } from '@/lib/storage/browser-storage'
import type { Forecast } from '@/lib/weather/forecast'
import {
  readSavedForecasts,
  type SavedForecast,
  savedForecastOf,
  withForecast,
  writeSavedForecasts,
} from '@/lib/weather/saved-forecasts'

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
