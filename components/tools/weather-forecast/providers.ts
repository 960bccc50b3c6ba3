import type { WeatherProvider } from '@/lib/lookup/weather-source'

interface ProviderFacts {
  name: string
  href: string
  /** The licence of its data, where it has one with a page of its own. */
  licence: { name: string; href: string } | null
  /** How far its forecast goes. */
  reach: string
}

export const providers: Record<WeatherProvider, ProviderFacts> = {
  'open-meteo': {
    name: 'Open-Meteo',
    href: 'https://open-meteo.com/',
    licence: { name: 'CC BY 4.0', href: 'https://open-meteo.com/en/licence' },
    reach: 'seven days, hour by hour',
  },
  openweather: {
    name: 'OpenWeather',
    href: 'https://openweathermap.org/',
    licence: null,
    reach: 'five days in steps of three hours, not seven',
  },
}
