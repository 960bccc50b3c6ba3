import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import type { WeatherHour } from '@/lib/weather/forecast'
import { t } from '@/lib/language/words'
import {
  degrees,
  hourText,
  wordedOrNull,
  percentText,
  rainText,
  shortHourText,
  skyText,
  tenths,
  weekdayText,
  windText,
} from './words'

const columns: readonly Column<WeatherHour>[] = [
  { heading: t('Hour'), as: 'text', cell: ({ at }) => `${weekdayText(at.slice(0, 10))} ${hourText(at)}` },
  { heading: t('Temp.'), as: 'text', cell: ({ temperatureC }) => tenths(temperatureC) },
  { heading: t('Feels'), as: 'text', cell: ({ feelsLikeC }) => wordedOrNull(feelsLikeC, tenths) },
  {
    heading: t('Rain'),
    as: 'text',
    cell: ({ rainPercent, rainMm }) =>
      wordedOrNull(rainPercent, percentText) ?? wordedOrNull(rainMm, rainText),
  },
  { heading: t('Wind'), as: 'text', cell: ({ windKmh }) => wordedOrNull(windKmh, windText) },
  { heading: t('Sky'), as: 'text', cell: ({ description }) => description && skyText(description) },
]

interface HoursAheadProps {
  hours: readonly WeatherHour[]
  stepHours: number
  /** True if they begin now, and not at some hour of a saved forecast. */
  current: boolean
}

/** The next 24 hours as a picture and, next to it, in numbers. */
export function HoursAhead({ hours, stepHours, current }: HoursAheadProps) {
  const steps = stepHours === 1 ? t('hour by hour') : t('every {0} hours', stepHours)
  return (
    <section aria-labelledby="hours" className="min-w-0">
      <h2 id="hours">{current ? t('Today, {0}', steps) : t('A day ahead, {0}', steps)}</h2>
      <p className="mt-1 text-sm text-soft">{spanText(hours, stepHours, current)}</p>
      <div className="weather-hours mt-4 grid items-start gap-4">
        <HoursChart hours={hours} />
        <ResultTable caption={t('The hours ahead')} columns={columns} rows={hours} />
      </div>
    </section>
  )
}

function spanText(hours: readonly WeatherHour[], stepHours: number, current: boolean): string {
  const span = hours.length * stepHours
  if (!current) return t('The first {0} hours.', span)
  const crossesMidnight = hours[0]?.at.slice(0, 10) !== hours.at(-1)?.at.slice(0, 10)
  return crossesMidnight ? t('The next {0} hours, into tomorrow.', span) : t('The next {0} hours.', span)
}

const [width, height] = [360, 190]
const edge = 30
/** The line is drawn between these heights, the bars below the second. */
const [lineTop, lineFoot] = [28, 100]
const [barTop, barFoot] = [116, 166]
const mostLabels = 5

/**
 * Temperature as a line, rain as bars: its chance, or where none is given its amount. Drawn for 360 px, to be
 * read there.
 */
function HoursChart({ hours }: { hours: readonly WeatherHour[] }) {
  const temperatures = hours.map(({ temperatureC }) => temperatureC)
  const [coldest, hottest] = [Math.min(...temperatures), Math.max(...temperatures)]
  const step = (width - 2 * edge) / (hours.length - 1)
  const x = (place: number) => edge + place * step
  const y = (celsius: number) =>
    lineFoot - ((celsius - coldest) / (hottest - coldest || 1)) * (lineFoot - lineTop)
  const rain = rainOf(hours)
  const amounts = hours.map(rain.amount)
  const wettest = Math.max(...amounts)
  const fullBar = Math.max(rain.fullBar, wettest)
  const labelEvery = Math.ceil(hours.length / mostLabels)
  const line = hours
    .map(({ temperatureC }, place) => `${x(place).toFixed(1)},${y(temperatureC).toFixed(1)}`)
    .join(' ')
  return (
    <figure className="card p-3">
      <figcaption className="text-sm text-soft">
        <span className="weather-key-line">{t('Temperature, °C')}</span>{' '}
        <span className="weather-key-bar">{rain.label}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="weather-chart mt-2 w-full text-[12px] tabular-nums"
        role="img"
        aria-label={summaryOf(hours)}
      >
        {hours.map(({ at }, place) => {
          const tall = (amounts[place]! / fullBar) * (barFoot - barTop)
          const wide = Math.min(step * 0.6, 14)
          return (
            <rect
              key={at}
              x={x(place) - wide / 2}
              y={barFoot - tall}
              width={wide}
              height={tall}
              fill="var(--chart-principal)"
              opacity=".65"
            />
          )
        })}
        <path d={`M${edge - 8} ${barFoot}H${width - edge + 8}`} className="stroke-line-strong" />
        {wettest > 0 && (
          <text x={x(amounts.indexOf(wettest))} y={barFoot - (wettest / fullBar) * (barFoot - barTop) - 4}>
            {rain.text(wettest)}
          </text>
        )}
        <polyline
          points={line}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          className="stroke-accent"
        />
        {hours.map(
          ({ at, temperatureC }, place) =>
            place % labelEvery === 0 && (
              <g key={at}>
                <circle cx={x(place)} cy={y(temperatureC)} r="2.5" className="fill-accent" />
                <text x={x(place)} y={y(temperatureC) - 8} className="fill-ink text-[13.5px] font-semibold">
                  {degrees(temperatureC)}
                </text>
                <text x={x(place)} y={height - 8}>
                  {shortHourText(at)}
                </text>
              </g>
            ),
        )}
      </svg>
    </figure>
  )
}

/** An hour of which nothing is known has no bar. */
const NO_BAR = 0

/**
 * The quantity of the bars: the chance of rain, or its amount where no chances are given. A full bar is 100 %, or a
 * centimetre.
 */
const rainOf = (hours: readonly WeatherHour[]) =>
  hours.some(({ rainPercent }) => rainPercent !== null)
    ? {
        label: t('Chance of rain'),
        amount: ({ rainPercent }: WeatherHour) => (rainPercent === null ? NO_BAR : rainPercent),
        text: percentText,
        fullBar: 100,
        likeliest: (hour: string, chance: string) => t('rain is likeliest at {0}, {1}', hour, chance),
      }
    : {
        label: t('Rain, mm'),
        amount: ({ rainMm }: WeatherHour) => (rainMm === null ? NO_BAR : rainMm),
        text: rainText,
        fullBar: 10,
        likeliest: (hour: string, amount: string) => t('most rain falls after {0}, {1}', hour, amount),
      }

function summaryOf(hours: readonly WeatherHour[]): string {
  const hottest = hours.reduce((a, b) => (b.temperatureC > a.temperatureC ? b : a))
  const coldest = hours.reduce((a, b) => (b.temperatureC < a.temperatureC ? b : a))
  const { amount, likeliest, text } = rainOf(hours)
  const wettest = hours.reduce((a, b) => (amount(b) > amount(a) ? b : a))
  const rain =
    amount(wettest) > 0 ? likeliest(hourText(wettest.at), text(amount(wettest))) : t('no rain is expected')
  return t(
    'Chart of the hours ahead: warmest {0} at {1}, coldest {2} at {3}; {4}.',
    degrees(hottest.temperatureC),
    hourText(hottest.at),
    degrees(coldest.temperatureC),
    hourText(coldest.at),
    rain,
  )
}
