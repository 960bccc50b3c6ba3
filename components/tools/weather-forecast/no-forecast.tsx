import type { WeatherProvider } from '@/lib/lookup/weather-source'
import { ProviderCredit } from './provider-credit'
import { providers } from './providers'

const popular = ['Delhi', 'Mumbai', 'Kolkata', 'Chennai', 'Bengaluru', 'Hyderabad', 'Ahmedabad', 'Pune']

/** Before a search: whose forecast it is, and popular cities. */
export function Idle({ provider, onAsk }: { provider: WeatherProvider; onAsk(city: string): void }) {
  return (
    <div className="grid gap-3 px-5 py-6">
      <p role="status" className="text-xl">
        Enter a city to see its weather.
      </p>
      <p className="text-soft">
        Forecast by <ProviderCredit provider={provider} />: {providers[provider].reach}. It loads only when
        you search.
      </p>
      <ul aria-label="Popular cities">
        {popular.map((city) => (
          <li key={city} className="border-t border-line">
            <button
              type="button"
              onClick={() => onAsk(city)}
              className="min-h-11 w-full text-left text-link hover:bg-sunken"
            >
              {city}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function NotFound({ question, provider }: { question: string; provider: WeatherProvider }) {
  return (
    <div className="grid gap-3 px-5 py-6">
      <p role="alert" className="text-xl font-medium">
        No place called “{question}” was found.
      </p>
      <p className="text-soft">
        Check the spelling, leave out the part after the comma, or enter the nearest larger town.
        {provider === 'met-norway' && ' Only places in India are covered.'}
      </p>
    </div>
  )
}
