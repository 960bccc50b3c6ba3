'use client'

import './search-row.css'
import { CityBox } from '@/components/lookup/city-box'
import { SearchForm } from '@/components/lookup/search-form'
import { useSearch } from '@/components/lookup/use-search'
import { LookupScreen } from '@/components/lookup/lookup-screen'
import { DidNotLoad } from '@/components/ui/load-error'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { cityText, placeLabel } from '@/lib/weather/city'
import { placeInWords } from '@/lib/weather/place-in-words'
import { saveForecast } from '@/lib/weather/saved-forecasts'
import { t } from '@/lib/language/words'
import {
  faultWords,
  Idle,
  LastForecast,
  NotConfigured,
  PlaceNotFound,
  SavedForecastNote,
} from './no-forecast'
import { providers, siteWeather, type WeatherService } from './providers'

const loadPresent = () => import('./found').then(({ Present }) => Present)
const loadAhead = () => import('./found').then(({ Ahead }) => Ahead)
const loadSunAndMoon = () => import('./sun-and-moon').then(({ SunAndMoon }) => SunAndMoon)
const loading = (city: string) => t('Loading the weather for {0}…', placeInWords(city))

/** The weather of a city, now and for the days ahead. A link with a city searches at once. */
export function WeatherForecast({ service = siteWeather }: { service?: WeatherService }) {
  const { provider, lookups } = service
  const { state, search, searchAndFocus, field } = useSearch({
    name: 'city',
    read: cityText,
    problemOf: (city) => (city === '' ? t('Please enter a city name.') : null),
    lookUp: async (city, signal) => {
      if (provider === null) throw new Error('no weather service is configured')
      const weather = await lookups.weather(city, signal)
      if (weather.kind === 'found') saveForecast(city, weather.forecast, Math.round(Date.now() / 1_000))
      return { answer: weather, liveFault: null }
    },
    stays: ({ answer }) => answer.kind === 'found',
  })
  // The scripts load while the question is asked.
  const present = useLazyImport(loadPresent, state.kind !== 'idle')
  const ahead = useLazyImport(loadAhead, state.kind !== 'idle')
  // An extra below a failed search: where its script does not load either, it is left out.
  const { value: SunAndMoon } = useLazyImport(loadSunAndMoon, state.kind === 'failed')
  const retryScripts = () => [present, ahead].forEach((script) => script.retry())
  const form = (
    <SearchForm
      title={t('Check the weather')}
      label={t('City')}
      hint={provider ? providers[provider].hint : undefined}
      field={field}
      disabled={provider === null}
      className="search-row card no-print self-start p-5"
      control={
        <CityBox
          field={field}
          suggest={lookups.suggest}
          onCity={(city) => search(placeLabel(city))}
          placeholder={t('City or town')}
        />
      }
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
      words={{ loading, failed: (fault) => faultWords(fault, provider, navigator.onLine) }}
      onRetry={searchAndFocus}
      idle={<Idle provider={provider} onAsk={searchAndFocus} />}
      answered={(question, known) => {
        if (known.kind === 'notFound') return <PlaceNotFound question={question} provider={provider} />
        const { forecast, others } = known
        if (present.value)
          return <present.value {...{ question, forecast, provider, others }} onAsk={searchAndFocus} />
        return (
          <div role="status" className="px-5 py-6 text-xl text-soft">
            {present.failed ? (
              <DidNotLoad what={t('The forecast')} onRetry={retryScripts} />
            ) : (
              loading(question)
            )}
          </div>
        )
      }}
    >
      {ahead.value && answer?.kind === 'found' && <ahead.value forecast={answer.forecast} current />}
      {state.kind === 'loading' && (
        <LastForecast key={state.question} question={state.question} provider={provider} />
      )}
      {state.kind === 'failed' && (
        <>
          <SavedForecastNote key={state.question} question={state.question} provider={provider} />
          {SunAndMoon && <SunAndMoon question={state.question} suggest={lookups.suggest} />}
        </>
      )}
    </LookupScreen>
  )
}
