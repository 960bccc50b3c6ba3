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
import { readOpenMeteo, readOpenMeteoAir, readOpenMeteoPlaces } from '@/lib/weather/read-open-meteo'

const own = {
  forecast: 'https://api.open-meteo.com',
  search: 'https://geocoding-api.open-meteo.com',
  air: 'https://air-quality-api.open-meteo.com',
}

const asked = {
  current:
    'temperature_2m,relative_humidity_2m,apparent_temperature,is_day,precipitation,weather_code,wind_speed_10m',
  hourly:
    'temperature_2m,apparent_temperature,precipitation_probability,precipitation,weather_code,wind_speed_10m,is_day',
  daily:
    'weather_code,temperature_2m_max,temperature_2m_min,sunrise,sunset,precipitation_sum,precipitation_probability_max,wind_speed_10m_max',
  timezone: 'auto',
  forecast_days: 7,
  forecast_hours: 24,
}
const askedOfAir = {
  hourly: 'pm2_5,pm10,nitrogen_dioxide,sulphur_dioxide,ozone,carbon_monoxide',
  timezone: 'auto',
  past_hours: 24,
  forecast_hours: 1,
}
const mostPlaces = 6

/** Open-Meteo: GET /v1/forecast, /v1/search and /v1/air-quality, on three hosts unless the operator names one. */
export function openMeteoWeather({ address, geocodingAddress, key }: WeatherSetting): WeatherSource {
  const at = (host: string, path: string, query: Record<string, string | number>) =>
    weatherAddress(`${host}${path}`, { ...query, ...(key === null ? {} : { apikey: key }) })
  const degrees = ({ latitude, longitude }: Place) => ({ latitude, longitude })

  async function air(place: Place, signal: AbortSignal) {
    const query = { ...degrees(place), ...askedOfAir }
    return readOpenMeteoAir(
      await askWeather(at(address ?? own.air, '/v1/air-quality', query), airWithinMs, signal),
    )
  }

  return {
    async find(name, signal) {
      const query = { name, count: mostPlaces, language: 'en', format: 'json' }
      const host = geocodingAddress ?? address ?? own.search
      return readOpenMeteoPlaces(await askWeather(at(host, '/v1/search', query), weatherWithinMs, signal))
    },
    async forecast(place, signal) {
      const query = { ...degrees(place), ...asked }
      const [body, quality] = await Promise.all([
        askWeather(at(address ?? own.forecast, '/v1/forecast', query), weatherWithinMs, signal),
        orNull(air(place, signal), signal),
      ])
      return { ...readOpenMeteo(body, place), air: quality }
    },
  }
}
