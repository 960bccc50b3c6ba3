import { dayInWords } from '@/lib/format/days'
import { grouped } from '@/lib/format/numbers'
import { offsetText } from '@/lib/format/offset-text'
import { shortDay } from '@/lib/format/short-day'
import { timeInWords } from '@/lib/format/time-in-words'
import { shortWeekdayName } from '@/lib/format/weekdays'
import { nameOf, names, t } from '@/lib/language/words'

const hourOf = (at: string) => Number(at.slice(11, 13))

/** '2026-11-21T15:30' is '3:30 pm'. */
export const timeText = (at: string) => timeInWords(hourOf(at), Number(at.slice(14, 16)))
/** '2026-11-21T15:00' is '3 pm'; a step that is not at the full hour keeps its minutes. */
export const hourText = (at: string) => (at.endsWith(':00') ? timeInWords(hourOf(at)) : timeText(at))
/** The hour for a chart, where Hindi has no space for its last word. */
export const shortHourText = (at: string) =>
  names('short hours of the day')?.[hourOf(at)]?.replace('{0}', String(hourOf(at) % 12 || 12)) ?? hourText(at)
export const longDayText = (at: string) => dayInWords(at.slice(0, 10))
export const weekdayText = shortWeekdayName
export const shortDayText = shortDay

/** The condition of the sky in the service's words. */
export const skyText = (description: string | null) =>
  description === null ? t('Sky not described') : nameOf('weather', description)

export const degrees = (celsius: number) => `${grouped(celsius, 0)}°`
/** With a tenth, for a column whose heading has the unit. */
export const tenths = (celsius: number) => `${grouped(celsius, 1)}°`
export const degreesCelsius = (celsius: number) => `${grouped(celsius, 1)} °C`
export const percentText = (share: number) => `${grouped(share, 0)}%`
export const windText = (kmh: number) => t('{0} km/h', grouped(kmh, 0))
export const rainText = (mm: number) => t('{0} mm', grouped(mm, 1))

/** A figure with its label; null where the service has none. */
export const wordedOrNull = <Value>(value: Value | null, say: (value: Value) => string) =>
  value === null ? null : say(value)

/** For machines: the time with its offset, or without one where the service gives none. */
export const isoTime = (at: string, aheadSeconds: number | null) =>
  aheadSeconds === null ? `${at}Z` : at + offsetText(aheadSeconds)

export function zoneText(aheadSeconds: number | null): string {
  if (aheadSeconds === null) return t('Times are in UTC: the service does not give the local time.')
  return t('All times are local (UTC{0}).', offsetText(aheadSeconds))
}
