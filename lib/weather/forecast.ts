import type { AirQuality } from '@/lib/weather/air-quality'
import type { Place } from '@/lib/weather/city'

/** The state of the sky, by which its icon is chosen. */
export type Sky =
  'clear' | 'partlyCloudy' | 'cloudy' | 'fog' | 'drizzle' | 'rain' | 'snow' | 'storm' | 'unknown'

export interface Outlook {
  sky: Sky
  /** 'Light rain'; null when the service gave a code that nobody has named. */
  description: string | null
}

/** Times are of the place's own clock, as 'YYYY-MM-DDTHH:MM'. Null is what the service does not state. */
interface Moment extends Outlook {
  at: string
  temperatureC: number
  feelsLikeC: number | null
  windKmh: number | null
  isDay: boolean
}

export interface WeatherNow extends Moment {
  humidityPercent: number | null
}

export interface WeatherHour extends Moment {
  /** Chance of rain or snow. */
  rainPercent: number | null
  rainMm: number | null
}

export interface WeatherDay extends Outlook {
  /** 'YYYY-MM-DD' */
  day: string
  minC: number
  maxC: number
  rainPercent: number | null
  rainMm: number | null
  windKmh: number | null
  sunrise: string | null
  sunset: string | null
  /** Only some hours of this day are in the forecast. */
  partial: boolean
  /** Hours between the figures that the least and the most are taken from: 1, 3 or 6. */
  stepHours: number
}

/** A service's forecast for a place. */
export interface Forecast {
  place: Place
  /** Seconds its clock is ahead of UTC; null when the service does not say, and then the times are in UTC. */
  aheadSeconds: number | null
  now: WeatherNow | null
  /** Up to a day, from the present hour on. */
  hours: WeatherHour[]
  /** Hours from one row to the next: 1, 3 or 6. */
  stepHours: number
  /** Up to nine, from today on. */
  days: WeatherDay[]
  air: AirQuality | null
}

/** Today's row, by the reading's own date; null without one. */
export function todayOf({ now, days }: Pick<Forecast, 'now' | 'days'>): WeatherDay | null {
  if (now === null) return days[0] ?? null
  return days.find(({ day }) => day === now.at.slice(0, 10)) ?? null
}
