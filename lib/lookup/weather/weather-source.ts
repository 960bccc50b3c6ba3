import type { Place } from '@/lib/weather/city'
import type { Forecast } from '@/lib/weather/forecast'

/**
 * A service that knows the weather. Both questions reject with a LookupFault or WeatherUnreadable when there is no
 * answer to be understood, and with the signal's reason when they were given up.
 */
export interface WeatherSource {
  /** Places of a name, the likeliest first; null for a service that takes coordinates only. */
  find: ((name: string, signal: AbortSignal) => Promise<Place[]>) | null
  forecast(place: Place, signal: AbortSignal): Promise<Forecast>
}

export type WeatherProvider = 'met-norway' | 'open-meteo' | 'openweather'
