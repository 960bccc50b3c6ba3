import { LoaderCircle } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Anchor } from '@/components/site/anchor'
import { Icon } from '@/components/site/icon'
import { useLatePart } from '@/components/tool-form/use-late-part'
import { faultWords } from '@/components/tools/weather-forecast/fault-words'
import { deleteSavedForecasts, findSavedForecast } from '@/components/tools/weather-forecast/forecast-store'
import { ProviderCredit } from '@/components/tools/weather-forecast/provider-credit'
import { providers } from '@/components/tools/weather-forecast/providers'
import { Button } from '@/components/ui/button'
import type { LookupState } from '@/lib/lookup/lookup-state'
import type { WeatherAnswer } from '@/lib/lookup/weather-lookup'
import type { WeatherProvider } from '@/lib/lookup/weather-source'
import { partsOfQuestion } from '@/lib/weather/city'
import { imdPageOf } from '@/lib/weather/imd-city-pages'
import { clockTime } from '@/lib/weather/local-time'

interface WeatherResultProps {
  state: LookupState<string, WeatherAnswer>
  provider: WeatherProvider
  onAsk(question: string): void
}

const loadFound = async () => (await import('@/components/tools/weather-forecast/found-weather')).FoundWeather

/** The weather, or where the question stands. What shows a forecast is fetched with the first question. */
export function WeatherResult({ state, provider, onAsk }: WeatherResultProps) {
  const { part: FoundWeather, failed, retry } = useLatePart(loadFound, state.kind !== 'idle')
  if (state.kind === 'idle') return <Idle provider={provider} onAsk={onAsk} />
  if (state.kind === 'failed')
    return (
      <NoAnswer
        question={state.question}
        fault={state.fault}
        provider={provider}
        FoundWeather={FoundWeather}
        onAsk={onAsk}
      />
    )
  if (state.kind === 'answered' && state.answer.kind === 'notFound')
    return <NotFound question={state.question} provider={provider} />
  if (failed)
    return (
      <Panel>
        <Message onRetry={retry}>
          Part of this page did not load. Check your connection and try again.
        </Message>
      </Panel>
    )
  if (state.kind === 'loading' || state.answer.kind === 'notFound' || !FoundWeather)
    return (
      <Panel busy>
        <p role="status" className="flex items-center gap-2 text-xl text-soft">
          <Icon of={LoaderCircle} className="animate-spin" />
          Loading the weather for {state.question}…
        </p>
      </Panel>
    )
  const { forecast, others } = state.answer
  return (
    <FoundWeather
      question={state.question}
      forecast={forecast}
      others={others}
      provider={provider}
      savedAt={null}
      onAsk={onAsk}
    />
  )
}

interface PanelProps {
  busy?: boolean
  /** Where a forecast follows, no room is reserved for one. */
  short?: boolean
  children: ReactNode
}

function Panel({ busy = false, short = false, children }: PanelProps) {
  const room = short ? '' : 'min-h-[27rem] md:row-span-2 md:min-h-[42rem]'
  return (
    <section
      aria-label="Result"
      aria-busy={busy}
      className={`card grid content-start gap-3 border-t-3 border-t-accent px-5 py-6 ${room}`}
    >
      {children}
    </section>
  )
}

function Idle({ provider, onAsk }: Pick<WeatherResultProps, 'provider' | 'onAsk'>) {
  return (
    <Panel>
      <p role="status" className="text-xl">
        Enter a city to see its weather.
      </p>
      <p className="text-soft">
        The forecast comes from <ProviderCredit provider={provider} />: {providers[provider].reach}. It is
        requested only when you search.
      </p>
      <ul aria-label="Often asked for">
        {oftenAsked.map((city) => (
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
    </Panel>
  )
}

const oftenAsked = ['Delhi', 'Mumbai', 'Kolkata', 'Chennai', 'Bengaluru', 'Hyderabad', 'Ahmedabad', 'Pune']

function NotFound({ question, provider }: { question: string; provider: WeatherProvider }) {
  return (
    <Panel>
      <p role="alert" className="text-xl font-medium">
        No place called “{question}” was found.
      </p>
      <p className="text-soft">
        Check the spelling, leave out the part after the comma, or enter the nearest larger town.
        {provider === 'met-norway' && ' Only places in India are covered.'}
      </p>
    </Panel>
  )
}

interface NoAnswerProps extends Pick<WeatherResultProps, 'provider' | 'onAsk'> {
  question: string
  fault: unknown
  FoundWeather: Awaited<ReturnType<typeof loadFound>> | null
}

/** Why there is no forecast, where to find one, and the last one saved for this city. */
function NoAnswer({ question, fault, provider, FoundWeather, onAsk }: NoAnswerProps) {
  const [saved, setSaved] = useState(() => findSavedForecast(question))
  const { name, within } = partsOfQuestion(question)
  const place = saved?.forecast.place ?? { name, region: within[0] ?? null }
  return (
    <>
      <Panel short={saved !== null}>
        <Message onRetry={() => onAsk(question)}>{faultWords(fault, provider)}</Message>
        <ImdLink place={place} />
        {saved && (
          <Button
            variant="outline"
            className="justify-self-start"
            onClick={() => {
              deleteSavedForecasts()
              setSaved(null)
            }}
          >
            Delete saved forecasts
          </Button>
        )}
      </Panel>
      {saved && FoundWeather && (
        <FoundWeather
          question={question}
          forecast={saved.forecast}
          others={[]}
          provider={provider}
          savedAt={clockTime(saved.savedSecond, saved.forecast.aheadSeconds ?? 0)}
          onAsk={onAsk}
        />
      )}
    </>
  )
}

function ImdLink({ place }: { place: { name: string; region: string | null } }) {
  const { href, ofCity } = imdPageOf(place)
  return (
    <p>
      Official forecast and warnings:{' '}
      <Anchor href={href}>
        {ofCity ? `India Meteorological Department, ${place.name}` : 'India Meteorological Department'}
      </Anchor>
    </p>
  )
}

function Message({ onRetry, children }: { onRetry(): void; children: string }) {
  return (
    <>
      <p role="alert" className="text-xl font-medium text-bad">
        {children}
      </p>
      <Button variant="outline" onClick={onRetry} className="justify-self-start">
        Try again
      </Button>
    </>
  )
}
