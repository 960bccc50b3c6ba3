import { LoaderCircle } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/site/icon'
import { useLatePart } from '@/components/tool-form/use-late-part'
import { faultWords } from '@/components/tools/weather-forecast/fault-words'
import { ProviderCredit } from '@/components/tools/weather-forecast/provider-credit'
import { providers } from '@/components/tools/weather-forecast/providers'
import { Button } from '@/components/ui/button'
import type { LookupState } from '@/lib/lookup/lookup-state'
import type { WeatherAnswer } from '@/lib/lookup/weather-lookup'
import type { WeatherProvider } from '@/lib/lookup/weather-source'

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
    return <Failed onRetry={() => onAsk(state.question)}>{faultWords(state.fault)}</Failed>
  if (state.kind === 'answered' && state.answer.kind === 'notFound')
    return <NotFound question={state.question} />
  if (failed)
    return (
      <Failed onRetry={retry}>A part of this page did not load. Check your connection and try again.</Failed>
    )
  if (state.kind === 'loading' || state.answer.kind === 'notFound' || !FoundWeather)
    return (
      <Panel busy>
        <p role="status" className="flex items-center gap-2 text-xl text-soft">
          <Icon of={LoaderCircle} className="animate-spin" />
          Asking for the weather of {state.question}…
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
      onAsk={onAsk}
    />
  )
}

function Panel({ busy = false, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <section
      aria-label="Result"
      aria-busy={busy}
      className="card grid min-h-[27rem] content-start gap-3 border-t-3 border-t-accent px-5 py-6 md:row-span-2 md:min-h-[42rem]"
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

function NotFound({ question }: { question: string }) {
  return (
    <Panel>
      <p role="alert" className="text-xl font-medium">
        No place called “{question}” was found.
      </p>
      <p className="text-soft">
        Check the spelling, leave out the part after the comma, or name the nearest larger town.
      </p>
    </Panel>
  )
}

function Failed({ onRetry, children }: { onRetry(): void; children: string }) {
  return (
    <Panel>
      <p role="alert" className="text-xl font-medium text-bad">
        {children}
      </p>
      <Button variant="outline" onClick={onRetry} className="justify-self-start">
        Try again
      </Button>
    </Panel>
  )
}
