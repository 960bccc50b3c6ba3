import { Sentence } from '@/components/ui/sentence'
import { t } from '@/lib/language/words'
import type { WeatherNow } from '@/lib/weather/forecast'
import { SkyIcon } from './sky-icon'
import { degreesCelsius, isoTime, longDayText, skyText, timeText } from './words'

/** The temperature in large, the sky, and when it was read. */
export function WeatherReading({ now, aheadSeconds }: { now: WeatherNow; aheadSeconds: number | null }) {
  return (
    <>
      <div className="weather-now mt-4 flex items-center gap-4">
        <SkyIcon sky={now.sky} isDay={now.isDay} />
        <output
          aria-live="off"
          data-spoken
          name="temperature"
          data-value={now.temperatureC}
          aria-label={t('Temperature')}
          className="text-5xl font-semibold"
        >
          {degreesCelsius(now.temperatureC)}
        </output>
      </div>
      <output
        aria-live="off"
        data-spoken
        name="description"
        data-value={now.description ?? ''}
        className="block text-lg font-medium"
      >
        {skyText(now.description)}
      </output>
      <p className="text-sm text-soft">
        <Sentence
          words={t('As of {0}')}
          parts={[
            <output aria-live="off" key="time" name="readingTime" data-value={isoTime(now.at, aheadSeconds)}>
              {timeText(now.at)}, {longDayText(now.at)}
            </output>,
          ]}
        />
      </p>
    </>
  )
}
