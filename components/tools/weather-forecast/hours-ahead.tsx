import { DataTable } from '@/components/results/data-table'
import { HoursChart } from './hours-chart'
import { hourText, orDash, percent, rainText, weekdayText, tenths, windText } from './words'
import type { WeatherHour } from '@/lib/weather/forecast'

const headings = ['Hour', 'Temp.', 'Feels', 'Rain', 'Wind', 'Sky']

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
      <p className="mt-1 text-sm text-soft">
        {current ? 'The next' : 'The first'} {hours.length * stepHours} hours
        {crossesMidnight(hours) ? ', into tomorrow' : ''}.
      </p>
      <div className="weather-hours">
        <HoursChart hours={hours} />
        <DataTable caption="The hours ahead" headings={headings} rows={hours.map(rowOf)} />
      </div>
    </section>
  )
}

const crossesMidnight = (hours: readonly WeatherHour[]) =>
  hours[0]?.at.slice(0, 10) !== hours.at(-1)?.at.slice(0, 10)

function rowOf(hour: WeatherHour): string[] {
  return [
    `${weekdayText(hour.at.slice(0, 10))} ${hourText(hour.at)}`,
    tenths(hour.temperatureC),
    orDash(hour.feelsLikeC, tenths),
    hour.rainPercent === null ? orDash(hour.rainMm, rainText) : percent(hour.rainPercent),
    orDash(hour.windKmh, windText),
    orDash(hour.says, String),
  ]
}
