import { serviceAddress } from '@/lib/lookup/service-address'
import type { WeatherProvider } from '@/lib/lookup/weather-source'

/** What the operator may set, as text from the environment. */
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

const known: readonly string[] = ['open-meteo', 'openweather'] satisfies WeatherProvider[]

/**
 * The configured service, or null when none is: no provider, or OpenWeather without its key. Throws on a provider that
 * there is not and on an address that is none, while the page is built.
 */
export function weatherSetting({
  provider,
  key,
  address,
  geocodingAddress,
}: WeatherEnvironment): WeatherSetting | null {
  if (!provider) return null
  if (!isProvider(provider))
    throw new Error(`NEXT_PUBLIC_WEATHER_PROVIDER must be ${known.join(' or ')}, not "${provider}"`)
  if (provider === 'openweather' && !key) return null
  return {
    provider,
    key: key || null,
    address: serviceAddress('NEXT_PUBLIC_WEATHER_API_URL', address),
    geocodingAddress: serviceAddress('NEXT_PUBLIC_WEATHER_GEOCODING_URL', geocodingAddress),
  }
}

const isProvider = (name: string): name is WeatherProvider => known.includes(name)
