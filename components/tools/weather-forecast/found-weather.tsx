import '@/components/tools/weather-forecast/found-weather.css'
import { ShareLink } from '@/components/tool-form/share-link'
import { AirPanel } from '@/components/tools/weather-forecast/air-panel'
import { DaysAhead } from '@/components/tools/weather-forecast/days-ahead'
import { HoursAhead } from '@/components/tools/weather-forecast/hours-ahead'
import { PresentWeather } from '@/components/tools/weather-forecast/present-weather'
import { providers } from '@/components/tools/weather-forecast/providers'
import { ProviderCredit } from '@/components/tools/weather-forecast/provider-credit'
import { longDayText, timeText, zoneText } from '@/components/tools/weather-forecast/weather-words'
import type { WeatherProvider } from '@/lib/lookup/weather-source'
import { type Place, placeLabel } from '@/lib/weather/city'
import type { Forecast } from '@/lib/weather/forecast'

interface FoundWeatherProps {
  /** What was asked, as a link would ask it again. */
  question: string
  forecast: Forecast
  /** Further places of the same name. */
  others: readonly Place[]
  provider: WeatherProvider
  /** When it was saved, on the place's own clock; null for one that has just come. */
  savedAt: string | null
  onAsk(question: string): void
}

/** A forecast: the present, the other places it might have been meant for, then hours and days. */
export function FoundWeather({ question, forecast, others, provider, savedAt, onAsk }: FoundWeatherProps) {
  const { place, now, hours, stepHours, days, air } = forecast
  const current = savedAt === null
  const today = now === null || !current ? null : now.at.slice(0, 10)
  return (
    <>
      <section
        aria-label="Result"
        className="weather-result card min-h-[27rem] overflow-hidden border-t-3 border-t-accent md:min-h-[42rem]"
      >
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
            title={`Weather of ${placeLabel(place)}`}
          />
        </div>
      </section>
      {air && <AirPanel air={air} />}
      <div className="weather-ahead">
        {hours.length > 1 && <HoursAhead hours={hours} stepHours={stepHours} current={current} />}
        {days.length > 0 && <DaysAhead days={days} today={today} />}
      </div>
    </>
  )
}

function OtherPlaces({ others, onAsk }: Pick<FoundWeatherProps, 'others' | 'onAsk'>) {
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
