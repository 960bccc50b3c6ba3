import { SkyIcon } from './sky-icon'
import { degreesCelsius, isoTime, longDayText, percent, rainText, timeText, windText } from './words'
import { type Forecast, todayOf, type WeatherDay } from '@/lib/weather/forecast'

interface Figure {
  name: string
  label: string
  /** '' is not said by the service. */
  value: number | string
  text: string
}

/** Place, temperature in large, and every figure of the present. */
export function PresentWeather({ forecast }: { forecast: Forecast }) {
  const { place, now } = forecast
  return (
    <>
      <div className="px-5 py-4">
        <h2 className="text-2xl">
          <output name="name" data-value={place.name}>
            {place.name}
          </output>
        </h2>
        <p className="text-soft">
          {place.region !== null && place.region !== place.name && `${place.region}, `}
          <output name="country" data-value={place.country ?? ''}>
            {place.country ?? 'country not known'}
          </output>
        </p>
        {now === null ? (
          <p className="mt-4">The service gave no current reading for this place.</p>
        ) : (
          <>
            <div className="weather-now">
              <SkyIcon sky={now.sky} isDay={now.isDay} />
              <output name="temperature" data-value={now.temperatureC} aria-label="Temperature">
                {degreesCelsius(now.temperatureC)}
              </output>
            </div>
            <output name="description" data-value={now.says ?? ''} className="block text-lg font-medium">
              {now.says ?? 'Sky not described'}
            </output>
            <p className="text-sm text-soft">
              As of{' '}
              <output name="readingTime" data-value={isoTime(now.at, forecast.aheadSeconds)}>
                {timeText(now.at)}, {longDayText(now.at)}
              </output>
            </p>
          </>
        )}
      </div>
      <dl className="weather-figures">
        {figuresOf(forecast).map(({ name, label, value, text }) => (
          <div key={name}>
            <dt id={`label-${name}`}>{label}</dt>
            <dd>
              <output name={name} data-value={value} aria-live="off" aria-labelledby={`label-${name}`}>
                {text}
              </output>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function figuresOf({ now, days, aheadSeconds }: Forecast): Figure[] {
  return [
    figure('feelsLike', 'Feels like', now?.feelsLikeC, degreesCelsius),
    figure('humidity', 'Humidity', now?.humidityPercent, percent),
    figure('windSpeed', 'Wind', now?.windKmh, windText),
    ...todayFigures(todayOf({ now, days }), aheadSeconds),
  ]
}

function todayFigures(today: WeatherDay | null, aheadSeconds: number | null): Figure[] {
  // Where the hours that are over are not in the forecast, a minimum of the morning is not either.
  const span = today?.partial ? 'for the rest of today' : 'today'
  const iso = (at: string) => isoTime(at, aheadSeconds)
  const chance = figure('rainChance', 'Chance of rain today', today?.rainPercent, percent)
  const amount = figure('rainAmount', `Rain ${span}`, today?.rainMm, rainText)
  return [
    figure('minimum', `Minimum ${span}`, today?.minC, degreesCelsius),
    figure('maximum', `Maximum ${span}`, today?.maxC, degreesCelsius),
    figure('sunrise', 'Sunrise', today?.sunrise, timeText, iso),
    figure('sunset', 'Sunset', today?.sunset, timeText, iso),
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
): Figure {
  if (value === null || value === undefined) return { name, label, value: '', text: '—' }
  return { name, label, value: write(value), text: say(value) }
}
