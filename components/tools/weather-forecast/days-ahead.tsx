import { SkyIcon } from './sky-icon'
import {
  degrees,
  percentText,
  rainText,
  shortDayText,
  skyText,
  timeText,
  weekdayText,
  windText,
} from './words'
import { counted } from '@/lib/format/numbers'
import type { WeatherDay } from '@/lib/weather/forecast'
import { t } from '@/lib/language/words'

const wantedDays = 7
/** At three hours the least and the most of a day are still close to the truth. */
const longSteps = 6
const dayCounts: Record<number, string> = { 7: t('seven'), 8: t('eight'), 9: t('nine') }

/** A row a day: sky, rain, and the least and most of its temperature on the scale of all days. */
export function DaysAhead({ days, today }: { days: readonly WeatherDay[]; today: string | null }) {
  const least = Math.min(...days.map(({ minC }) => minC))
  const most = Math.max(...days.map(({ maxC }) => maxC))
  return (
    <section aria-labelledby="days" className="min-w-0">
      <h2 id="days">
        {dayCounts[days.length]
          ? t('The next {0} days', dayCounts[days.length]!)
          : t('The days ahead: {0}', days.length)}
      </h2>
      {days.length < wantedDays && (
        <p className="mt-1 text-sm text-soft">
          {t('This service forecasts {0}, not seven.', counted(days.length, 'day'))}
        </p>
      )}
      {days.some(({ stepHours }) => stepHours === longSteps) && (
        <p className="mt-1 text-sm text-soft">
          {t(
            'Days marked “6-hourly” are based on four readings a day. The actual high may be warmer and the low cooler.',
          )}
        </p>
      )}
      <ol className="card weather-days mt-4">
        {days.map((day) => (
          <li key={day.day}>
            <h3 className="text-base">
              {day.day === today ? t('Today') : weekdayText(day.day)}
              <small>{shortDayText(day.day)}</small>
            </h3>
            <SkyIcon sky={day.sky} />
            <p>
              <span className="font-medium">{skyText(day.description)}</span>
              <small>{detailsOf(day)}</small>
            </p>
            <Range day={day} least={least} most={most} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function detailsOf(day: WeatherDay): string {
  const { rainPercent, rainMm, windKmh, sunrise, sunset, partial, stepHours } = day
  const parts = [
    rainPercent !== null && t('Rain {0}{1}', percentText(rainPercent), rainMm ? `, ${rainText(rainMm)}` : ''),
    rainPercent === null && rainMm !== null && t('Rain {0}', rainText(rainMm)),
    windKmh !== null && t('wind {0}', windText(windKmh)),
    sunrise !== null && sunset !== null && t('sun {0} to {1}', timeText(sunrise), timeText(sunset)),
    partial && t('forecast covers part of this day'),
    stepHours === longSteps && t('6-hourly'),
  ]
  return parts.filter((part) => part !== false).join(' · ')
}

/** Where the day lies between the coldest and the warmest of all days. */
function Range({ day: { minC, maxC }, least, most }: { day: WeatherDay; least: number; most: number }) {
  const share = (celsius: number) => ((celsius - least) / (most - least || 1)) * 100
  const wide = Math.max(share(maxC) - share(minC), 4)
  return (
    <div className="weather-range grid items-center gap-2 text-right font-semibold tabular-nums">
      <span>
        <span className="sr-only">{t('Minimum')} </span>
        {degrees(minC)}
      </span>
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        fill="var(--chart-interest)"
        className="h-2 w-full"
        aria-hidden="true"
      >
        <rect width="100" height="6" rx="3" className="fill-line" />
        <rect x={Math.min(share(minC), 100 - wide)} width={wide} height="6" rx="3" />
      </svg>
      <span className="text-left">
        <span className="sr-only">{t('Maximum')} </span>
        {degrees(maxC)}
      </span>
    </div>
  )
}
