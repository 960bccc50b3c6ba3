import { useState } from 'react'
import { Anchor } from '@/components/site/anchor'
import { Button } from '@/components/ui/button'
import type { WeatherProvider } from '@/lib/lookup/weather-source'
import { partsOfQuestion } from '@/lib/weather/city'
import { imdPageOf } from '@/lib/weather/imd-city-pages'
import { clockTime } from '@/lib/weather/local-time'
import { deleteSavedForecasts, findSavedForecast } from '@/lib/weather/saved-forecasts'
import type * as found from './found'

interface SavedForecastProps {
  question: string
  provider: WeatherProvider
  /** What shows a forecast, once loaded. */
  part: typeof found | null
  onAsk(question: string): void
}

/** Below a failed search: the city at the India Meteorological Department, and its last forecast, with the hour. */
export function SavedForecast({ question, provider, part, onAsk }: SavedForecastProps) {
  const [saved, setSaved] = useState(() => findSavedForecast(question))
  const { name, within } = partsOfQuestion(question)
  const forecast = saved?.forecast ?? null
  const place = forecast?.place ?? { name, region: within[0] ?? null }
  const imd = imdPageOf(place)
  return (
    <>
      <section aria-label="Other forecasts" className="card grid justify-items-start gap-3 px-5 py-4">
        <p>
          Official forecast and warnings:{' '}
          <Anchor href={imd.href}>
            {imd.ofCity
              ? `India Meteorological Department, ${place.name}`
              : 'India Meteorological Department'}
          </Anchor>
        </p>
        {saved && (
          <Button
            variant="outline"
            onClick={() => {
              deleteSavedForecasts()
              setSaved(null)
            }}
          >
            Delete saved forecasts
          </Button>
        )}
      </section>
      {saved && forecast && part && (
        <>
          <section aria-label="Saved forecast" className="card weather-saved overflow-hidden">
            <part.Present
              question={question}
              forecast={forecast}
              provider={provider}
              onAsk={onAsk}
              others={[]}
              savedAt={clockTime(saved.savedSecond, forecast.aheadSeconds ?? 0)}
            />
          </section>
          <part.Ahead forecast={forecast} current={false} />
        </>
      )}
    </>
  )
}
