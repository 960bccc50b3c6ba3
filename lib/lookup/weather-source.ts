import type { Place } from '@/lib/weather/city'
import type { Forecast } from '@/lib/weather/forecast'

/**
 * A service that knows the weather. Both questions reject with a LookupFault or WeatherUnreadable when there is no
 * answer to be understood, and with the signal's reason when they were given up.
 */
export interface WeatherSource {
  /** Places of a name, the likeliest first; none when the service knows none. */
  find(name: string, signal: AbortSignal): Promise<Place[]>
  forecast(place: Place, signal: AbortSignal): Promise<Forecast>
}

export type WeatherProvider = 'open-meteo' | 'openweather'
