import { serviceAddress } from '@/lib/lookup/service-address'
import type { WeatherProvider } from '@/lib/lookup/weather/weather-source'

/** The operator's settings, as text from the environment. */
export interface WeatherEnvironment {
  provider: string | undefined
  key: string | undefined
  address: string | undefined
  geocodingAddress: string | undefined
}

/** The service this site asks. An address that is null is the provider's own. */
export interface WeatherSetting {
  provider: WeatherProvider
  key: string | null
  address: string | null
  geocodingAddress: string | null
}

const known: readonly string[] = ['met-norway', 'open-meteo', 'openweather'] satisfies WeatherProvider[]

/**
 * The service to ask: MET Norway unless the operator names another. Null when the one named needs a key and has none.
 * Throws on an unknown provider and on a malformed address, while the page is built.
 */
export function weatherSetting({
  provider,
  key,
  address,
  geocodingAddress,
}: WeatherEnvironment): WeatherSetting | null {
  const name = provider || 'met-norway'
  if (!isProvider(name))
    throw new Error(`NEXT_PUBLIC_WEATHER_PROVIDER must be ${known.join(' or ')}, not "${name}"`)
  if (name === 'openweather' && !key) return null
  return {
    provider: name,
    key: key || null,
    address: serviceAddress('NEXT_PUBLIC_WEATHER_API_URL', address),
    geocodingAddress: serviceAddress('NEXT_PUBLIC_WEATHER_GEOCODING_URL', geocodingAddress),
  }
}

const isProvider = (name: string): name is WeatherProvider => known.includes(name)
