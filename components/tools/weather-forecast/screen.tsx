'use client'

import { type ReactNode, useRef } from 'react'
import { SearchForm } from '@/components/lookup/search-form'
import type { AnsweredView, LookupView } from '@/components/lookup/lookup-view'
import { LookupScreen, type LookupWords } from '@/components/screens/lookup-screen'
import { useLatePart } from '@/components/tool-form/use-late-part'
import type { LookupState } from '@/lib/lookup/lookup-state'
import type { WeatherAnswer } from '@/lib/lookup/weather-lookup'
import type { WeatherProvider } from '@/lib/lookup/weather-source'
import { CityBox } from './city-box'
import { faultWords } from './fault-words'
import { Idle, NotConfigured, NotFound } from './no-forecast'
import { providers } from './providers'
import { SavedForecast } from './saved-forecast'
import { siteWeather, type WeatherService } from './site-weather'
import { useCitySearch } from './use-city-search'

const loadFound = () => import('./found')

/** The weather of a city, now and for the days ahead. */
export function WeatherForecast({ service = siteWeather }: { service?: WeatherService }) {
  const { provider, lookups } = service
  const { state, search, ...field } = useCitySearch(service)
  const form = (
    <SearchForm
      title="Ask for the weather"
      name="city"
      label="City"
      hint={providers[provider ?? 'open-meteo'].hint}
      problem={field.problem}
      loading={state.kind === 'loading'}
      disabled={provider === null}
      className="no-print self-start"
      control={<CityBox {...field} suggest={lookups.suggest} onCity={search} />}
      onSearch={() => search(field.text)}
    />
  )
  if (provider === null)
    return (
      <div className="lookup">
        {form}
        <NotConfigured />
      </div>
    )
  return <Forecast form={form} state={state} provider={provider} onAsk={search} />
}

interface ForecastProps {
  form: ReactNode
  state: LookupState<string, WeatherAnswer>
  provider: WeatherProvider
  onAsk(question: string): void
}

function Forecast({ form, state, provider, onAsk }: ForecastProps) {
  const result = useRef<HTMLElement>(null)
  const found = useLatePart(loadFound, state.kind !== 'idle')
  const view = weatherView(state, found)
  const askAndFocus = (city: string) => {
    onAsk(city)
    // The button that was pressed is replaced by the result.
    result.current?.focus()
  }
  const { part } = found
  return (
    <LookupScreen
      form={form}
      view={view}
      words={wordsFor(state, provider)}
      resultRef={result}
      onRetry={found.failed ? found.retry : askAndFocus}
      idle={<Idle provider={provider} onAsk={askAndFocus} />}
      answers={{
        found: ({ question, answer }) =>
          part && <part.Present {...{ question, ...answer, provider }} savedAt={null} onAsk={askAndFocus} />,
        notFound: ({ question }) => <NotFound question={question} provider={provider} />,
      }}
    >
      {view.kind === 'found' && part && <part.Ahead forecast={view.answer.forecast} current />}
      {view.kind === 'failed' && (
        <SavedForecast
          key={view.question}
          question={view.question}
          provider={provider}
          part={part}
          onAsk={askAndFocus}
        />
      )}
    </LookupScreen>
  )
}

function wordsFor(
  state: LookupState<string, WeatherAnswer>,
  provider: WeatherProvider,
): LookupWords<WeatherAnswer> {
  return {
    loading: (city) => `Loading the weather for ${city}…`,
    failed:
      state.kind === 'failed'
        ? faultWords(state.fault, provider)
        : 'Part of this page did not load. Check your connection and try again.',
    stillKnown: '',
    notInDirectory: () => null,
  }
}

/** What the result shows. `found` is the lazy part that shows a forecast: until it has loaded, so is the forecast. */
function weatherView(
  state: LookupState<string, WeatherAnswer>,
  found: { part: unknown; failed: boolean },
): LookupView<WeatherAnswer> {
  if (state.kind === 'idle') return state
  const { question } = state
  if (state.kind === 'loading') return { kind: 'loading', question }
  const failed = { kind: 'failed', question, directory: null, unreached: false } as const
  if (state.kind === 'failed') return failed
  const { answer } = state
  if (answer.kind === 'found' && found.part === null)
    return found.failed ? failed : { kind: 'loading', question }
  return { kind: answer.kind, question, answer, liveFailed: false } as AnsweredView<WeatherAnswer>
}
