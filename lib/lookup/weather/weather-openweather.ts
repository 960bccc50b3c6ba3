import {
  airWithinMs,
  askWeather,
  orNull,
  weatherAddress,
  weatherWithinMs,
} from '@/lib/lookup/weather/weather-request'
import type { WeatherSetting } from '@/lib/lookup/weather/weather-setting'
import type { WeatherSource } from '@/lib/lookup/weather/weather-source'
import type { Place } from '@/lib/weather/city'
import { isRecord } from '@/lib/json/is-record'
import { readOpenWeather, readOpenWeatherAir, readOpenWeatherPlaces } from '@/lib/weather/read-openweather'

const ownHost = 'https://api.openweathermap.org'
const mostPlaces = 5
const secondsOfDay = 86_400

/** OpenWeather: GET /data/2.5/weather, /data/2.5/forecast, /data/2.5/air_pollution/history and /geo/1.0/direct. */
export function openWeatherWeather({ address, geocodingAddress, key }: WeatherSetting): WeatherSource {
  const host = address ?? ownHost
  const ask = (
    path: string,
    query: Record<string, string | number>,
    signal: AbortSignal,
    { at = host, limitMs = weatherWithinMs } = {},
  ) => askWeather(weatherAddress(`${at}${path}`, { ...query, appid: key ?? '' }), limitMs, signal)

  /** The hours before the reading; without its time there is nothing to ask for. */
  async function air(place: Place, current: unknown, signal: AbortSignal) {
    const end = isRecord(current) ? Number(current['dt']) : NaN
    if (!Number.isFinite(end)) return null
    const query = { lat: place.latitude, lon: place.longitude, start: end - secondsOfDay, end }
    return readOpenWeatherAir(
      await ask('/data/2.5/air_pollution/history', query, signal, { limitMs: airWithinMs }),
    )
  }

  return {
    async find(name, signal) {
      const at = geocodingAddress ?? host
      return readOpenWeatherPlaces(
        await ask('/geo/1.0/direct', { q: name, limit: mostPlaces }, signal, { at }),
      )
    },
    async forecast(place, signal) {
      const query = { lat: place.latitude, lon: place.longitude, units: 'metric' }
      const present = ask('/data/2.5/weather', query, signal)
      const [current, ahead, quality] = await Promise.all([
        present,
        ask('/data/2.5/forecast', query, signal),
        orNull(
          present.then((body) => air(place, body, signal)),
          signal,
        ),
      ])
      return { ...readOpenWeather(current, ahead, place), air: quality }
    },
  }
}
