import { useStoredValue } from '@/components/hooks/use-stored-value'
import { Anchor } from '@/components/ui/anchor'
import { Button } from '@/components/ui/button'
import { LazyPart } from '@/components/ui/lazy-part'
import { Sentence } from '@/components/ui/sentence'
import { StorageNotice } from '@/components/ui/storage-notice'
import { HttpFault, LookupFault } from '@/lib/lookup/lookup-fault'
import type { WeatherProvider } from '@/lib/lookup/weather/weather-source'
import { partsOfQuestion } from '@/lib/weather/city'
import { imdPageOf } from '@/lib/weather/imd-city-pages'
import { savedForecastOf, savedForecasts } from '@/lib/weather/saved-forecasts'
import { nameOf, t } from '@/lib/language/words'
import { ProviderCredit, providers } from './providers'

const popular = ['Delhi', 'Mumbai', 'Kolkata', 'Chennai', 'Bengaluru', 'Hyderabad', 'Ahmedabad', 'Pune']

/** Before a search: whose forecast it is, and popular cities. */
export function Idle({ provider, onAsk }: { provider: WeatherProvider; onAsk(city: string): void }) {
  return (
    <div className="grid gap-3 px-5 py-6">
      <p role="status" className="text-xl">
        {t('Enter a city to see its weather.')}
      </p>
      <ul aria-label={t('Popular cities')} className="grid grid-cols-2 gap-2">
        {popular.map((city) => (
          <li key={city}>
            <Button variant="outline" className="min-h-12 w-full" onClick={() => onAsk(city)}>
              {nameOf('cities', city)}
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-soft">
        <Sentence
          words={t('Forecast by {0}: {1}. It loads only when you search.')}
          parts={[<ProviderCredit key="provider" provider={provider} />, providers[provider].reach]}
        />
      </p>
    </div>
  )
}

/** Whether the visitor’s network or the service failed, and what can be done. */
export function faultWords(fault: unknown, provider: WeatherProvider, isOnline: boolean): string {
  if (fault instanceof HttpFault) return statusWords(fault.status, provider)
  if (!(fault instanceof LookupFault))
    return t('This page could not read the weather service’s answer. Please try again later.')
  const isUnanswered = fault.kind === 'network' || fault.kind === 'timeLimit'
  if (isUnanswered && !isOnline) return t('You are offline. Connect to the internet and try again.')
  switch (fault.kind) {
    case 'timeLimit':
      return t('The weather service took too long to answer. Please try again.')
    case 'notJson':
      return t(
        'This network returned a web page instead of the forecast. If it has a sign-in page, sign in first, then try again.',
      )
    default:
      return t(
        'Could not reach the weather service. It may be down, or this network blocks it. Please try again later.',
      )
  }
}

function statusWords(status: number, provider: WeatherProvider): string {
  if ((status === 401 || status === 403) && provider === 'met-norway')
    return t('The weather service refused this site’s request. Please try again later.')
  if (status === 401 || status === 403)
    return t(
      'The weather service rejected this site’s key. Only the site’s operator can fix this; your city is fine.',
    )
  if (status === 429)
    return t(
      'The weather service has had too many requests from this site. Please try again in a few minutes.',
    )
  return t('The weather service could not answer (HTTP error! status: {0}). Please try again later.', status)
}

export function PlaceNotFound({ question, provider }: { question: string; provider: WeatherProvider }) {
  return (
    <div className="grid gap-3 px-5 py-6">
      <p role="alert" className="text-xl font-medium">
        {t('No place called “{0}” was found.', question)}
      </p>
      <p className="text-soft">
        {t('Check the spelling, leave out the part after the comma, or enter the nearest larger town.')}
        {provider === 'met-norway' && t(' Only places in India are covered.')}
      </p>
    </div>
  )
}

const loadSaved = () => import('./found').then(({ Saved }) => Saved)

interface SavedForecastProps {
  question: string
  provider: WeatherProvider
}

/** While a forecast is asked for: the last one of the same place, if there is one. */
export function LastForecast({ question, provider }: SavedForecastProps) {
  const saved = savedForecastOf(useStoredValue(savedForecasts).value, question)
  if (saved === null) return null
  return <LazyPart what={t('The saved forecast')} load={loadSaved} props={{ question, saved, provider }} />
}

/** Below a failed search: the city at the India Meteorological Department, and its last forecast, with the hour. */
export function SavedForecastNote({ question, provider }: SavedForecastProps) {
  const stored = useStoredValue(savedForecasts)
  const saved = savedForecastOf(stored.value, question)
  const { name, within } = partsOfQuestion(question)
  const place = saved?.forecast.place ?? { name, region: within[0] ?? null }
  const imd = imdPageOf(place)
  return (
    <>
      {stored.setAside !== null && (
        <StorageNotice state={stored} what={t('Saved forecasts')} onClose={savedForecasts.closeNotice} />
      )}
      <section aria-label={t('Other forecasts')} className="card grid justify-items-start gap-3 px-5 py-4">
        <p>
          {t('Official forecast and warnings:')}{' '}
          <Anchor href={imd.href}>
            {imd.ofCity
              ? t('India Meteorological Department, {0}', nameOf('cities', place.name))
              : t('India Meteorological Department')}
          </Anchor>
        </p>
        {saved && (
          <Button variant="outline" onClick={() => savedForecasts.erase()}>
            {t('Delete saved forecasts')}
          </Button>
        )}
      </section>
      {saved && (
        <LazyPart what={t('The saved forecast')} load={loadSaved} props={{ question, saved, provider }} />
      )}
    </>
  )
}

/** The notice of a site whose weather service needs a key and has none, and where else to look. */
export function NotConfigured() {
  return (
    <div className="grid gap-4">
      <section aria-label={t('Configuration notice')} className="card border-bad bg-bad-soft px-5 py-4">
        <p role="status" className="font-medium text-bad">
          {t('API Key not configured. Please replace placeholder in the code.')}
        </p>
        <p className="mt-1 text-sm">
          {t(
            'The weather service chosen for this site needs a key, so the search button is off and nothing is sent.',
          )}
        </p>
      </section>
      <section aria-labelledby="elsewhere" className="card px-5 py-4">
        <h2 id="elsewhere">{t('Where to look instead')}</h2>
        <ul className="mt-2 grid gap-2">
          <li>
            <Sentence
              words={t('Forecasts and warnings for Indian cities: {0}.')}
              parts={[
                <Anchor key="imd" href="https://mausam.imd.gov.in/">
                  {t('India Meteorological Department')}
                </Anchor>,
              ]}
            />
          </li>
          <li>
            <Sentence
              words={t('Air quality at the measuring stations: {0}.')}
              parts={[
                <Anchor key="cpcb" href="https://airquality.cpcb.gov.in/AQI_India/">
                  {t('Central Pollution Control Board')}
                </Anchor>,
              ]}
            />
          </li>
        </ul>
      </section>
    </div>
  )
}
