import './found.css'
import { ShareLink } from '@/components/tool-form/share-link'
import { AirPanel } from './air-panel'
import { DaysAhead } from './days-ahead'
import { HoursAhead } from './hours-ahead'
import { PresentWeather } from './present-weather'
import { ProviderCredit, providers } from './providers'
import { longDayText, timeText, zoneText } from './words'
import type { WeatherProvider } from '@/lib/lookup/weather-source'
import { type Place, placeLabel } from '@/lib/weather/city'
import type { Forecast } from '@/lib/weather/forecast'

interface PresentProps {
  /** What was asked, as a link would ask it again. */
  question: string
  forecast: Forecast
  /** Further places of the same name. */
  others: readonly Place[]
  provider: WeatherProvider
  /** When it was saved, on the place's own clock; null for one that has just loaded. */
  savedAt: string | null
  onAsk(question: string): void
}

/** The present weather of a place, other places of its name, and whose data it is. */
export function Present({ question, forecast, others, provider, savedAt, onAsk }: PresentProps) {
  return (
    <>
      {savedAt !== null && (
        <p className="border-b border-line bg-sunken px-5 py-3 font-medium">
          Saved forecast of {timeText(savedAt)}, {longDayText(savedAt)}. It may be out of date.
        </p>
      )}
      <PresentWeather forecast={forecast} />
      {others.length > 0 && <OtherPlaces others={others} onAsk={onAsk} />}
      <div className="grid gap-1 border-t border-line px-5 py-4 text-sm text-soft">
        <p>{zoneText(forecast.aheadSeconds)}</p>
        <p>
          Weather data by <ProviderCredit provider={provider} />: a model forecast, not an official warning.{' '}
          {providers[provider].calculated}
        </p>
      </div>
      <div className="border-t border-line px-3 py-2">
        <ShareLink
          fragment={new URLSearchParams({ city: question }).toString()}
          title={`Weather of ${placeLabel(forecast.place)}`}
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
      <div className="weather-ahead">
        {hours.length > 1 && <HoursAhead hours={hours} stepHours={stepHours} current={current} />}
        {days.length > 0 && <DaysAhead days={days} today={today} />}
      </div>
    </>
  )
}

function OtherPlaces({ others, onAsk }: Pick<PresentProps, 'others' | 'onAsk'>) {
  return (
    <section aria-labelledby="other-places" className="no-print border-t border-line px-5 py-4">
      <h3 id="other-places" className="eyebrow">
        Other places with this name
      </h3>
      <ul className="flex flex-wrap gap-x-4">
        {[...new Set(others.map(placeLabel))].map((label) => (
          <li key={label}>
            <button
              type="button"
              className="min-h-11 text-left text-link underline"
              onClick={() => onAsk(label)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
