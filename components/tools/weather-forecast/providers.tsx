import { Anchor } from '@/components/ui/anchor'
import { remember } from '@/lib/lookup/remember'
import type { WeatherLookups } from '@/lib/lookup/weather/weather-lookup'
import { weatherSetting } from '@/lib/lookup/weather/weather-setting'
import type { WeatherProvider } from '@/lib/lookup/weather/weather-source'
import { t } from '@/lib/language/words'

interface ProviderFacts {
  name: string
  href: string
  /** The licence of its data, where it has one with a page of its own. */
  licence?: { name: string; href: string }
  /** How far its forecast goes. */
  reach: string
  /** An example for the field: what the service can find. */
  hint: string
  /** What its answer lacks and this page works out. */
  calculated?: string
}

const abroad = t('For example Pune, or Paris, France')

export const providers: Record<WeatherProvider, ProviderFacts> = {
  'met-norway': {
    name: 'MET Norway',
    href: 'https://www.met.no/en',
    licence: { name: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
    reach: t('nine days, hour by hour for the first two or three'),
    hint: t('Cities and towns in India, for example Pune'),
    calculated: t('Feels-like, sunrise and sunset are calculated on your device.'),
  },
  'open-meteo': {
    name: 'Open-Meteo',
    href: 'https://open-meteo.com/',
    licence: { name: 'CC BY 4.0', href: 'https://open-meteo.com/en/licence' },
    reach: t('seven days, hour by hour'),
    hint: abroad,
  },
  openweather: {
    name: 'OpenWeather',
    href: 'https://openweathermap.org/',
    reach: t('five days in steps of three hours, not seven'),
    hint: abroad,
  },
}

/** The name of the service, linked, with the licence of its data. */
export function ProviderCredit({ provider }: { provider: WeatherProvider }) {
  const { name, href, licence } = providers[provider]
  return (
    <>
      <Anchor href={href}>{name}</Anchor>
      {licence && (
        <>
          {' '}
          (<Anchor href={licence.href}>{licence.name}</Anchor>)
        </>
      )}
    </>
  )
}

/** The service: its name, or null when none is configured, and its requests. */
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
  (await import('@/lib/lookup/weather/weather-lookup')).weatherLookups(setting, { now: Date.now }),
)

/** The weather of this site as it is configured. */
export const siteWeather: WeatherService = {
  provider: setting && setting.provider,
  lookups: {
    suggest: async (typed, signal) => (await load()).suggest(typed, signal),
    weather: async (question, signal) => (await load()).weather(question, signal),
  },
}
