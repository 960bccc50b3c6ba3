'use client'

import { SearchForm } from '@/components/lookup/search-form'
import { useSearch } from '@/components/lookup/use-search'
import { LookupScreen } from '@/components/screens/lookup-screen'
import { DidNotLoad } from '@/components/tool-form/did-not-load'
import { useLatePart } from '@/components/tool-form/use-late-part'
import type { LookupOutcome } from '@/lib/lookup/live-first'
import type { WeatherAnswer } from '@/lib/lookup/weather-lookup'
import { saveForecast } from '@/lib/weather/saved-forecasts'
import { CityBox, cityText } from './city-box'
import { faultWords } from './fault-words'
import { Idle, NotConfigured, NotFound } from './no-forecast'
import { providers } from './providers'
import { SavedForecast } from './saved-forecast'
import { siteWeather, type WeatherService } from './site-weather'

const loadFound = () => import('./found')
const loading = (city: string) => `Loading the weather for ${city}…`

/** The weather of a city, now and for the days ahead. A link with a city searches at once. */
export function WeatherForecast({ service = siteWeather }: { service?: WeatherService }) {
  const { provider, lookups } = service
  const { state, search, searchAndFocus, field } = useSearch({
    name: 'city',
    read: cityText,
    problemOf: (city) => (city === '' ? 'Please enter a city name.' : null),
    lookUp: (city, signal) => forecastOf(city, service, signal),
    stays: ({ answer }) => answer.kind === 'found',
  })
  const found = useLatePart(loadFound, state.kind !== 'idle')
  const { part } = found
  const form = (
    <SearchForm
      title="Ask for the weather"
      label="City"
      hint={providers[provider ?? 'open-meteo'].hint}
      field={field}
      disabled={provider === null}
      className="card no-print self-start p-5"
      control={<CityBox field={field} suggest={lookups.suggest} onCity={search} />}
    />
  )
  if (provider === null)
    return (
      <div className="lookup">
        {form}
        <NotConfigured />
      </div>
    )
  const answer = state.kind === 'answered' ? state.answer.answer : null
  return (
    <LookupScreen
      form={form}
      state={state}
      words={{ loading, failed: (fault) => faultWords(fault, provider) }}
      onRetry={searchAndFocus}
      idle={<Idle provider={provider} onAsk={searchAndFocus} />}
      answered={(question, known) => {
        if (known.kind === 'notFound') return <NotFound question={question} provider={provider} />
        if (part)
          return (
            <part.Present
              question={question}
              {...known}
              provider={provider}
              onAsk={searchAndFocus}
              savedAt={null}
            />
          )
        return (
          <div role="status" className="px-5 py-6 text-xl text-soft">
            {found.failed ? <DidNotLoad what="The forecast" onRetry={found.retry} /> : loading(question)}
          </div>
        )
      }}
    >
      {part && answer?.kind === 'found' && <part.Ahead forecast={answer.forecast} current />}
      {state.kind === 'failed' && (
        <SavedForecast
          key={state.question}
          question={state.question}
          provider={provider}
          part={part}
          onAsk={searchAndFocus}
        />
      )}
    </LookupScreen>
  )
}

/** Asks for a forecast, which is saved for times without a network. */
async function forecastOf(
  city: string,
  { provider, lookups }: WeatherService,
  signal: AbortSignal,
): Promise<LookupOutcome<WeatherAnswer>> {
  if (provider === null) throw new Error('no weather service is configured')
  const answer = await lookups.weather(city, signal)
  if (answer.kind === 'found') saveForecast(city, answer.forecast, Math.round(Date.now() / 1_000))
  return { answer, liveFault: null }
}
