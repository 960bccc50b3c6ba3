import './found.css'
import { useState } from 'react'
import { ShareLink } from '@/components/share/share-link'
import { Sentence } from '@/components/ui/sentence'
import type { WeatherProvider } from '@/lib/lookup/weather/weather-source'
import { type Place, placeLabel } from '@/lib/weather/city'
import { type Forecast, todayOf, type WeatherDay, type WeatherNow } from '@/lib/weather/forecast'
import { clockTime, shownAhead } from '@/lib/weather/local-time'
import { placeInWords } from '@/lib/weather/place-in-words'
import type { SavedForecast } from '@/lib/weather/saved-forecasts'
import { counted } from '@/lib/format/numbers'
import { nameOf, t } from '@/lib/language/words'
import { AirPanel } from './air-panel'
import { DaysAhead } from './days-ahead'
import { HoursAhead } from './hours-ahead'
import { OtherPlaces } from './other-places'
import { ProviderCredit, providers } from './providers'
import { WeatherReading } from './reading'
import {
  degreesCelsius,
  isoTime,
  longDayText,
  percentText,
  rainText,
  timeText,
  windText,
  zoneText,
} from './words'

interface PresentProps {
  /** What was asked, as a link would ask it again. */
  question: string
  forecast: Forecast
  provider: WeatherProvider
  /** When it was saved, on the place's own clock; null for one that has just loaded. */
  savedAt?: string | null
  /** How old a saved one is: '3 hours'. */
  age?: string
  /** Other places of the same name. */
  others?: readonly Place[]
  onAsk?(question: string): void
}

interface SavedProps {
  question: string
  saved: SavedForecast
  provider: WeatherProvider
}

/** The present weather of a place, and whose data it is. */
export function Present({
  question,
  forecast,
  provider,
  savedAt = null,
  age = '',
  others = [],
  onAsk,
}: PresentProps) {
  const { place, now, aheadSeconds } = forecast
  return (
    <>
      {savedAt !== null && (
        <p className="border-b border-line bg-sunken px-5 py-3 font-medium">
          {t('Saved forecast of {0}, {1}. It may be out of date.', timeText(savedAt), longDayText(savedAt))}{' '}
          {t('It is {0} old.', age)}
        </p>
      )}
      <div className="px-5 py-4">
        <h2>
          <output aria-live="off" data-spoken name="name" data-value={place.name}>
            {nameOf('cities', place.name)}
          </output>
        </h2>
        <p className="text-soft">
          {place.region !== null && place.region !== place.name && `${nameOf('states', place.region)}, `}
          <output aria-live="off" name="country" data-value={place.country ?? ''}>
            {place.country ? nameOf('countries', place.country) : t('country not known')}
          </output>
        </p>
        {now ? (
          <WeatherReading now={now} aheadSeconds={aheadSeconds} />
        ) : (
          <p className="mt-4">{t('The service gave no current reading for this place.')}</p>
        )}
      </div>
      <dl className="weather-figures border-t border-line">
        {figuresOf(forecast).map(({ name, label, value, text }) => (
          <div key={name} className="bg-surface px-5 py-3">
            <dt id={`label-${name}`} className="text-sm text-soft">
              {label}
            </dt>
            <dd className="text-lg font-semibold">
              <output name={name} data-value={value} aria-live="off" aria-labelledby={`label-${name}`}>
                {text}
              </output>
            </dd>
          </div>
        ))}
      </dl>
      {onAsk && <OtherPlaces others={others} onAsk={onAsk} />}
      <div className="grid gap-1 border-t border-line px-5 py-4 text-sm text-soft">
        <p>{zoneText(aheadSeconds)}</p>
        <p>
          <Sentence
            words={t('Weather data by {0}: a model forecast, not an official warning.')}
            parts={[<ProviderCredit key="provider" provider={provider} />]}
          />{' '}
          {providers[provider].calculated}
        </p>
      </div>
      <div className="border-t border-line px-3 py-2">
        <ShareLink
          fragment={new URLSearchParams({ city: question }).toString()}
          title={t('Weather of {0}', placeInWords(placeLabel(place)))}
        />
      </div>
    </>
  )
}

/** Air, hours and days. A forecast that is not current has no today. */
export function Ahead({ forecast, current }: { forecast: Forecast; current: boolean }) {
  const { now, hours, stepHours, days, air } = forecast
  const today = now === null || !current ? null : now.at.slice(0, 10)
  return (
    <>
      {air && <AirPanel air={air} />}
      <div className="weather-ahead col-span-full grid gap-8">
        {hours.length > 1 && <HoursAhead hours={hours} stepHours={stepHours} current={current} />}
        {days.length > 0 && <DaysAhead days={days} today={today} />}
      </div>
    </>
  )
}

/** The last forecast of a place, with the hour it was saved. */
export function Saved({ question, saved, provider }: SavedProps) {
  const { forecast, savedSecond } = saved
  const [nowSecond] = useState(() => Math.round(Date.now() / 1_000))
  return (
    <>
      <section aria-label={t('Saved forecast')} className="card col-span-full overflow-hidden">
        <Present
          question={question}
          forecast={forecast}
          provider={provider}
          savedAt={clockTime(savedSecond, shownAhead(forecast.aheadSeconds))}
          age={ageText(nowSecond - savedSecond)}
        />
      </section>
      <Ahead forecast={forecast} current={false} />
    </>
  )
}

/** The age of a forecast in its largest whole unit; a clock that was set back makes none. */
function ageText(seconds: number): string {
  const minutes = Math.max(1, Math.floor(seconds / 60))
  if (minutes < 60) return counted(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day')
}

/** Every figure of the present, and of today as far as it is in the forecast. */
function figuresOf({ now, days, aheadSeconds }: Forecast) {
  const reading: Partial<WeatherNow> = now ?? {}
  const today: Partial<WeatherDay> = todayOf({ now, days }) ?? {}
  // Where the hours that are over are not in the forecast, a minimum of the morning is not either.
  const { partial } = today
  const iso = (at: string) => isoTime(at, aheadSeconds)
  const chance = figure('rainChance', t('Chance of rain today'), today.rainPercent, percentText)
  const amount = figure(
    'rainAmount',
    t(partial ? 'Rain for the rest of today' : 'Rain today'),
    today.rainMm,
    rainText,
  )
  return [
    figure('feelsLike', t('Feels like'), reading.feelsLikeC, degreesCelsius),
    figure('humidity', t('Humidity'), reading.humidityPercent, percentText),
    figure('windSpeed', t('Wind'), reading.windKmh, windText),
    figure(
      'minimum',
      t(partial ? 'Minimum for the rest of today' : 'Minimum today'),
      today.minC,
      degreesCelsius,
    ),
    figure(
      'maximum',
      t(partial ? 'Maximum for the rest of today' : 'Maximum today'),
      today.maxC,
      degreesCelsius,
    ),
    figure('sunrise', t('Sunrise'), today.sunrise, timeText, iso),
    figure('sunset', t('Sunset'), today.sunset, timeText, iso),
    // A service that gives amounts only has no chance of rain to show.
    ...(chance.value === '' && amount.value !== '' ? [amount] : [chance, amount]),
  ]
}

/** One figure, or a dash: the service may leave it out, or the whole reading. */
function figure<Value extends number | string>(
  name: string,
  label: string,
  value: Value | null | undefined,
  say: (value: Value) => string,
  write: (value: Value) => number | string = (known) => known,
) {
  if (value === null || value === undefined) return { name, label, value: '', text: '—' }
  return { name, label, value: write(value), text: say(value) }
}
