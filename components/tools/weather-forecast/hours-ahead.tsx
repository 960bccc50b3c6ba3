import { DataTable } from '@/components/results/data-table'
import { HoursChart } from '@/components/tools/weather-forecast/hours-chart'
import {
  hourText,
  orDash,
  percent,
  weekdayText,
  tenths,
  windText,
} from '@/components/tools/weather-forecast/weather-words'
import type { WeatherHour } from '@/lib/weather/forecast'

const headings = ['Hour', 'Temp.', 'Feels', 'Rain', 'Wind', 'Sky']

/** The next 24 hours as a picture and, beside it, in numbers. */
export function HoursAhead({ hours, stepHours }: { hours: readonly WeatherHour[]; stepHours: number }) {
  const everyHour = stepHours === 1
  return (
    <section aria-labelledby="hours" className="min-w-0">
      <h2 id="hours" className="section-heading">
        {everyHour ? 'Today, hour by hour' : `Today, every ${stepHours} hours`}
      </h2>
      <p className="mt-1 text-sm text-soft">
        The next {hours.length * stepHours} hours{crossesMidnight(hours) ? ', into tomorrow' : ''}.
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
    orDash(hour.rainPercent, percent),
    orDash(hour.windKmh, windText),
    orDash(hour.says, String),
  ]
}
