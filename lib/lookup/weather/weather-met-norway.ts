import { askWeather, weatherAddress, weatherWithinMs } from '@/lib/lookup/weather/weather-request'
import type { WeatherSetting } from '@/lib/lookup/weather/weather-setting'
import type { WeatherSource } from '@/lib/lookup/weather/weather-source'
import { readMetNorway } from '@/lib/weather/read-met-norway'

const ownHost = 'https://api.met.no'
const decimals = 4

/**
 * MET Norway: GET /weatherapi/locationforecast/2.0/compact, by coordinates alone. Its terms
 * (https://api.met.no/doc/TermsOfService) bind the caller: at most four decimals; a name, which a browser
 * gives with the Origin header; no question before Expires, and If-Modified-Since after it. The browser's own
 * cache does both of these; a header of ours would cost the service a second request each time
 * (https://docs.api.met.no/doc/WebClients.html). A 203 answer is a good one of a product that is being
 * replaced. `now` gives milliseconds since 1970.
 */
export function metNorwayWeather({ address }: WeatherSetting, now: () => number): WeatherSource {
  const path = `${address ?? ownHost}/weatherapi/locationforecast/2.0/compact`
  const degrees = (value: number) => Number(value.toFixed(decimals))
  return {
    find: null,
    async forecast(place, signal) {
      const query = { lat: degrees(place.latitude), lon: degrees(place.longitude) }
      const body = await askWeather(weatherAddress(path, query), weatherWithinMs, signal)
      return readMetNorway(body, place, now() / 1_000)
    },
  }
}
