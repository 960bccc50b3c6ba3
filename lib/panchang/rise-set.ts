import { Body, Equator, Horizon, MakeTime, Observer, SearchRiseSet } from 'astronomy-engine'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { type Moment, MS_IN_HOUR } from '@/lib/panchang/indian-time'
import { dayIn, startOfDay, type TimeZone } from '@/lib/panchang/place-time'
import '@/lib/panchang/positions'

/** A point on the Earth at sea level, in degrees north and east. */
export interface EarthPlace {
  latitude: number
  longitude: number
  /** Decides where its dates begin; left out, Indian time. */
  timeZone?: TimeZone
}

const RISE = 1
const SET = -1

const observerAt = ({ latitude, longitude }: EarthPlace) => new Observer(latitude, longitude, 0)

/**
 * The nearest rise or set within so many days after a moment, or before it: the upper limb touches the level
 * horizon, refraction 34′, the actual size of the disc, the Moon seen from the place and not from the centre
 * of the Earth. Almanacs use the same.
 */
function search(
  body: Body,
  { place, direction, from, days = 1 }: { place: EarthPlace; direction: number; from: Moment; days?: number },
): Moment | null {
  const found = SearchRiseSet(body, observerAt(place), direction, MakeTime(new Date(from)), days)
  return found && found.date.getTime()
}

/**
 * The sunrise that is the same to the millisecond from wherever it was looked for: the search ends up to a
 * tenth of a second apart from other starts, so it is made again from the full hour before what it found.
 */
function searchSun(
  place: EarthPlace,
  { direction, from, days = 1 }: { direction: number; from: Moment; days?: number },
): Moment | null {
  const found = search(Body.Sun, { place, direction, from, days })
  if (found === null) return null
  const hourBefore = Math.floor((found - MS_IN_HOUR / 2) / MS_IN_HOUR) * MS_IN_HOUR
  return search(Body.Sun, { place, direction, from: hourBefore }) ?? found
}

function ofSun(place: EarthPlace, direction: number, day: CalendarDay): Moment {
  const moment = searchSun(place, { direction, from: startOfDay(day, place.timeZone) })
  if (moment === null) {
    throw new RangeError(`The Sun has no rise and set at ${place.latitude}° on ${day}`)
  }
  return moment
}

/** @throws RangeError where the Sun does not rise or set on that day: beyond the polar circles */
export const sunrise = (day: CalendarDay, place: EarthPlace): Moment => ofSun(place, RISE, day)
export const sunset = (day: CalendarDay, place: EarthPlace): Moment => ofSun(place, SET, day)

/** The first sunrise of a date; null when the Sun does not rise on it. */
export const sunriseOn = (day: CalendarDay, place: EarthPlace): Moment | null =>
  ifOnDay(day, place, searchSun(place, { direction: RISE, from: startOfDay(day, place.timeZone) }))
export const sunsetOn = (day: CalendarDay, place: EarthPlace): Moment | null =>
  ifOnDay(day, place, searchSun(place, { direction: SET, from: startOfDay(day, place.timeZone) }))

/** The next rise or set of the Sun within the 24 hours after a moment, and the last set in those before it. */
export const sunriseAfter = (place: EarthPlace, from: Moment): Moment | null =>
  searchSun(place, { direction: RISE, from })
export const sunsetAfter = (place: EarthPlace, from: Moment): Moment | null =>
  searchSun(place, { direction: SET, from })
export const sunsetBefore = (place: EarthPlace, from: Moment): Moment | null =>
  searchSun(place, { direction: SET, from, days: -1 })

/** The height of the centre of the disc at sunrise, without refraction: 34′ of refraction and 16′ of radius. */
const SUNRISE_DEGREES = -50 / 60

/** True if the Sun is above the horizon, on a date on which it neither rises nor sets. */
export function isSunUp(place: EarthPlace, at: Moment): boolean {
  const [time, observer] = [MakeTime(new Date(at)), observerAt(place)]
  const { ra, dec } = Equator(Body.Sun, time, observer, true, true)
  return Horizon(time, observer, ra, dec).altitude > SUNRISE_DEGREES
}

/** The first moonrise within the 24 hours after a moment; null without one, about once a month. */
export const moonriseAfter = (place: EarthPlace, from: Moment): Moment | null =>
  search(Body.Moon, { place, direction: RISE, from })
export const moonsetAfter = (place: EarthPlace, from: Moment): Moment | null =>
  search(Body.Moon, { place, direction: SET, from })

/** An event only if it falls on that date at the place. */
export function ifOnDay(day: CalendarDay, { timeZone }: EarthPlace, moment: Moment | null): Moment | null {
  return moment !== null && dayIn(moment, timeZone) === day ? moment : null
}
