import type { Forecast } from '@/lib/weather/forecast'
import {
  readSavedForecasts,
  type SavedForecast,
  savedForecastOf,
  withForecast,
  writeSavedForecasts,
} from '@/lib/weather/saved-forecasts'

const KEY = 'weatherForecasts'

/** Runs what needs the browser's storage. Where that is blocked or full nothing is saved, and the page works without. */
function withStorage<T>(act: () => T, otherwise: T): T {
  try {
    return act()
  } catch (fault) {
    if (fault instanceof DOMException) return otherwise
    throw fault
  }
}

/** Saves the forecast of a city for when the service cannot be reached. */
export function saveForecast(question: string, forecast: Forecast, savedSecond: number): void {
  withStorage(() => {
    const saved = withForecast(readSavedForecasts(localStorage.getItem(KEY)), question, forecast, savedSecond)
    localStorage.setItem(KEY, writeSavedForecasts(saved))
  }, undefined)
}

export const findSavedForecast = (question: string): SavedForecast | null =>
  withStorage(() => savedForecastOf(readSavedForecasts(localStorage.getItem(KEY)), question), null)

export const deleteSavedForecasts = () => withStorage(() => localStorage.removeItem(KEY), undefined)
