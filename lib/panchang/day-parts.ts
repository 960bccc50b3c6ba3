import type { Moment } from '@/lib/panchang/indian-time'

/** A stretch of time from `start` up to, not including, `end`. */
export interface Span {
  start: Moment
  end: Moment
}

/** The light and the dark of a Hindu day, and of the night before it. */
export interface DayAndNight {
  /** 0 Sunday … 6 Saturday. */
  weekday: number
  previousSunset: Moment
  sunrise: Moment
  sunset: Moment
  nextSunrise: Moment
}

/** From sunrise to sunset. */
export const daylight = ({ sunrise, sunset }: DayAndNight): Span => ({ start: sunrise, end: sunset })
/** From sunset to the next sunrise. */
export const night = ({ sunset, nextSunrise }: DayAndNight): Span => ({ start: sunset, end: nextSunrise })

/** The n-th of `count` equal parts of a span, n from 1. */
export function partOf({ start, end }: Span, n: number, count: number): Span {
  const length = (end - start) / count
  return { start: start + (n - 1) * length, end: start + n * length }
}

/** All `count` equal parts of a span. */
export const partsOf = (span: Span, count: number): Span[] =>
  Array.from({ length: count }, (_, at) => partOf(span, at + 1, count))

/** Which eighth of the daylight, from Sunday to Saturday. */
const RAHU_EIGHTHS = [8, 2, 7, 5, 6, 4, 3]
const YAMAGANDA_EIGHTHS = [5, 4, 3, 2, 1, 7, 6]
const GULIKA_EIGHTHS = [7, 6, 5, 4, 3, 2, 1]

/** Rahu kaal, yamaganda and gulika: eighths of the daylight by weekday. */
export const rahuKaal = (day: DayAndNight): Span => partOf(daylight(day), RAHU_EIGHTHS[day.weekday]!, 8)
export const yamaganda = (day: DayAndNight): Span => partOf(daylight(day), YAMAGANDA_EIGHTHS[day.weekday]!, 8)
export const gulika = (day: DayAndNight): Span => partOf(daylight(day), GULIKA_EIGHTHS[day.weekday]!, 8)

const WEDNESDAY = 3

/** The 8th of the 15 parts of the daylight, around true noon; by custom not used on Wednesdays. */
export const abhijit = (day: DayAndNight): Span & { observed: boolean } => ({
  ...partOf(daylight(day), 8, 15),
  observed: day.weekday !== WEDNESDAY,
})

/** The last but one of the 15 parts of the night before the day. */
export const brahmaMuhurta = ({ previousSunset, sunrise }: DayAndNight): Span =>
  partOf({ start: previousSunset, end: sunrise }, 14, 15)

/** Which of the 15 muhurtas of the daylight, from Sunday to Saturday; on Tuesday one more in the night. */
const DURMUHURTA_OF_DAY = [[14], [9, 12], [4], [8], [6, 12], [4, 9], [1, 2]]
const TUESDAY = 2
const TUESDAY_NIGHT_MUHURTA = 7

/** The muhurtas to avoid on the weekday (durmuhurta). Checked against every day of 2023 as Drik Panchang printed it. */
export function durmuhurtas(day: DayAndNight): Span[] {
  const byDay = DURMUHURTA_OF_DAY[day.weekday]!.map((n) => partOf(daylight(day), n, 15))
  return day.weekday === TUESDAY ? [...byDay, partOf(night(day), TUESDAY_NIGHT_MUHURTA, 15)] : byDay
}
