import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import type { WeatherHour } from '@/lib/weather/forecast'
import { HoursChart } from './hours-chart'
import { hourText, orNull, percent, rainText, tenths, weekdayText, windText } from './words'

const columns: readonly Column<WeatherHour>[] = [
  { heading: 'Hour', as: 'text', cell: ({ at }) => `${weekdayText(at.slice(0, 10))} ${hourText(at)}` },
  { heading: 'Temp.', as: 'text', cell: ({ temperatureC }) => tenths(temperatureC) },
  { heading: 'Feels', as: 'text', cell: ({ feelsLikeC }) => orNull(feelsLikeC, tenths) },
  {
    heading: 'Rain',
    as: 'text',
    cell: ({ rainPercent, rainMm }) => orNull(rainPercent, percent) ?? orNull(rainMm, rainText),
  },
  { heading: 'Wind', as: 'text', cell: ({ windKmh }) => orNull(windKmh, windText) },
  { heading: 'Sky', as: 'text', cell: ({ says }) => says },
]

interface HoursAheadProps {
  hours: readonly WeatherHour[]
  stepHours: number
  /** Whether they begin now, and not at some hour of a saved forecast. */
  current: boolean
}

/** The next 24 hours as a picture and, next to it, in numbers. */
export function HoursAhead({ hours, stepHours, current }: HoursAheadProps) {
  const steps = stepHours === 1 ? 'hour by hour' : `every ${stepHours} hours`
  return (
    <section aria-labelledby="hours" className="min-w-0">
      <h2 id="hours" className="section-heading">
        {current ? `Today, ${steps}` : `A day ahead, ${steps}`}
      </h2>
      <p className="mt-1 text-sm text-soft">{spanText(hours, stepHours, current)}</p>
      <div className="weather-hours">
        <HoursChart hours={hours} />
        <ResultTable caption="The hours ahead" columns={columns} rows={hours} />
      </div>
    </section>
  )
}

function spanText(hours: readonly WeatherHour[], stepHours: number, current: boolean): string {
  const span = hours.length * stepHours
  if (!current) return `The first ${span} hours.`
  const crossesMidnight = hours[0]?.at.slice(0, 10) !== hours.at(-1)?.at.slice(0, 10)
  return crossesMidnight ? `The next ${span} hours, into tomorrow.` : `The next ${span} hours.`
}
