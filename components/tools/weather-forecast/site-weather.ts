import { remember } from '@/lib/lookup/remember'
import type { WeatherLookups } from '@/lib/lookup/weather-lookup'
import { weatherSetting } from '@/lib/lookup/weather-setting'
import type { WeatherProvider } from '@/lib/lookup/weather-source'

/** What the screen needs to know of the service: who it is, or null when none is set up, and the questions. */
export interface WeatherService {
  provider: WeatherProvider | null
  lookups: WeatherLookups
}

const setting = weatherSetting({
  provider: process.env.NEXT_PUBLIC_WEATHER_PROVIDER,
  key: process.env.NEXT_PUBLIC_WEATHER_API_KEY,
  address: process.env.NEXT_PUBLIC_WEATHER_API_URL,
  geocodingAddress: process.env.NEXT_PUBLIC_WEATHER_GEOCODING_URL,
})

/** The code of the lookups comes when it is first needed; the page itself does not carry it. */
const load = remember(async () =>
  (await import('@/lib/lookup/weather-lookup')).weatherLookups(setting, { now: Date.now }),
)

/** The weather of this site as it is configured. */
export const siteWeather: WeatherService = {
  provider: setting && setting.provider,
  lookups: {
    suggest: async (typed, signal) => (await load()).suggest(typed, signal),
    weather: async (question, signal) => (await load()).weather(question, signal),
  },
}
