import { dayInWords } from '@/lib/format/days'
import { grouped } from '@/lib/format/numbers'
import { offsetText } from '@/lib/weather/local-time'

/** The place's own clock is written as if it were UTC, so that the browser's zone has no say. */
const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' })
const time = formatOf({ hour: 'numeric', minute: '2-digit', hour12: true })
const hour = formatOf({ hour: 'numeric', hour12: true })
const weekday = formatOf({ weekday: 'short' })
const shortDay = formatOf({ day: 'numeric', month: 'short' })

const dateOf = (at: string) => new Date(`${at}Z`)

/** '2026-11-21T15:30' is '3:30 pm'. */
export const timeText = (at: string) => time.format(dateOf(at))
/** '2026-11-21T15:00' is '3 pm'; a step that is not at the full hour keeps its minutes. */
export const hourText = (at: string) => (at.endsWith(':00') ? hour : time).format(dateOf(at))
export const longDayText = (at: string) => dayInWords(at.slice(0, 10))
export const weekdayText = (day: string) => weekday.format(dateOf(`${day}T00:00`))
export const shortDayText = (day: string) => shortDay.format(dateOf(`${day}T00:00`))

export const degrees = (celsius: number) => `${grouped(celsius, 0)}°`
/** With a tenth, for a column whose heading has the unit. */
export const tenths = (celsius: number) => `${grouped(celsius, 1)}°`
export const degreesCelsius = (celsius: number) => `${grouped(celsius, 1)} °C`
export const percent = (share: number) => `${grouped(share, 0)}%`
export const windText = (kmh: number) => `${grouped(kmh, 0)} km/h`
export const rainText = (mm: number) => `${grouped(mm, 1)} mm`

/** A figure with its label; null where the service has none. */
export const orNull = <Value>(value: Value | null, say: (value: Value) => string) =>
  value === null ? null : say(value)

/** For machines: the time with its offset, or without one where the service gives none. */
export const isoTime = (at: string, aheadSeconds: number | null) =>
  aheadSeconds === null ? `${at}Z` : at + offsetText(aheadSeconds)

export function zoneText(aheadSeconds: number | null): string {
  if (aheadSeconds === null) return 'Times are in UTC: the service does not give the local time.'
  return `All times are local (UTC${offsetText(aheadSeconds)}).`
}
