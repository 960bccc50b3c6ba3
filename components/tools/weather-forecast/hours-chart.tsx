import { degrees, hourText, percent } from '@/components/tools/weather-forecast/weather-words'
import type { WeatherHour } from '@/lib/weather/forecast'

const [width, height] = [360, 190]
const edge = 18
/** Between these heights runs the line; below the second stand the bars. */
const [lineTop, lineFoot] = [28, 100]
const [barTop, barFoot] = [116, 166]
const mostLabels = 8

/** Temperature as a line, the chance of rain as bars. Drawn for 360 px, so that its letters can be read there. */
export function HoursChart({ hours }: { hours: readonly WeatherHour[] }) {
  const temperatures = hours.map(({ temperatureC }) => temperatureC)
  const [coldest, hottest] = [Math.min(...temperatures), Math.max(...temperatures)]
  const step = (width - 2 * edge) / (hours.length - 1)
  const x = (place: number) => edge + place * step
  const y = (celsius: number) =>
    lineFoot - ((celsius - coldest) / (hottest - coldest || 1)) * (lineFoot - lineTop)
  const wettest = wettestOf(hours)
  const chance = wettest.rainPercent ?? 0
  const labelEvery = Math.ceil(hours.length / mostLabels)
  const line = hours
    .map(({ temperatureC }, place) => `${x(place).toFixed(1)},${y(temperatureC).toFixed(1)}`)
    .join(' ')
  return (
    <figure className="card p-3">
      <figcaption className="text-sm text-soft">
        <span className="weather-key-line">Temperature, °C</span>{' '}
        <span className="weather-key-bar">Chance of rain</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="weather-chart"
        role="img"
        aria-label={summaryOf(hours)}
      >
        {hours.map(({ at, rainPercent }, place) => {
          const tall = ((rainPercent ?? 0) / 100) * (barFoot - barTop)
          const wide = Math.min(step * 0.6, 14)
          return <rect key={at} x={x(place) - wide / 2} y={barFoot - tall} width={wide} height={tall} />
        })}
        <path d={`M${edge - 8} ${barFoot}H${width - edge + 8}`} className="weather-foot" />
        {chance > 0 && (
          <text x={x(hours.indexOf(wettest))} y={barFoot - (chance / 100) * (barFoot - barTop) - 4}>
            {percent(chance)}
          </text>
        )}
        <polyline points={line} />
        {hours.map(
          ({ at, temperatureC }, place) =>
            place % labelEvery === 0 && (
              <g key={at}>
                <circle cx={x(place)} cy={y(temperatureC)} r="2.5" />
                <text x={x(place)} y={y(temperatureC) - 8} className="weather-figure">
                  {degrees(temperatureC)}
                </text>
                <text x={x(place)} y={height - 8}>
                  {hourText(at)}
                </text>
              </g>
            ),
        )}
      </svg>
    </figure>
  )
}

const wettestOf = (hours: readonly WeatherHour[]) =>
  hours.reduce((a, b) => ((b.rainPercent ?? 0) > (a.rainPercent ?? 0) ? b : a))

function summaryOf(hours: readonly WeatherHour[]): string {
  const hottest = hours.reduce((a, b) => (b.temperatureC > a.temperatureC ? b : a))
  const coldest = hours.reduce((a, b) => (b.temperatureC < a.temperatureC ? b : a))
  const wettest = wettestOf(hours)
  const rain = wettest.rainPercent
    ? `rain is likeliest at ${hourText(wettest.at)}, ${percent(wettest.rainPercent)}`
    : 'no rain is foreseen'
  return `Chart of the hours ahead: warmest ${degrees(hottest.temperatureC)} at ${hourText(hottest.at)}, coldest ${degrees(coldest.temperatureC)} at ${hourText(coldest.at)}; ${rain}.`
}
