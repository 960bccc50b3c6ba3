import { Body, MakeTime, Observer, SearchRiseSet } from 'astronomy-engine'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { indianDay } from '@/lib/calendar/today'
import { indianMidnight, type Moment } from '@/lib/panchang/indian-time'
import '@/lib/panchang/positions'

/** A point on the Earth at sea level, in degrees north and east. */
export interface Place {
  latitude: number
  longitude: number
}

const RISE = 1
const SET = -1

/**
 * The first rise or set after a moment within a day: the upper limb touches the level horizon, refraction 34′, the actual
 * size of the disc, the Moon seen from the place and not from the centre of the Earth. Almanacs use the same.
 */
function search(body: Body, { latitude, longitude }: Place, direction: number, from: Moment): Moment | null {
  const start = MakeTime(new Date(from))
  const found = SearchRiseSet(body, new Observer(latitude, longitude, 0), direction, start, 1)
  return found && found.date.getTime()
}

function ofSun(place: Place, direction: number, day: CalendarDay): Moment {
  const moment = search(Body.Sun, place, direction, indianMidnight(day))
  if (moment === null) {
    throw new RangeError(`The Sun has no rise and set at ${place.latitude}° on ${day}`)
  }
  return moment
}

/** @throws RangeError where the Sun does not rise or set on that day: beyond the polar circles */
export const sunrise = (day: CalendarDay, place: Place): Moment => ofSun(place, RISE, day)
export const sunset = (day: CalendarDay, place: Place): Moment => ofSun(place, SET, day)

/** The first moonrise within the 24 hours after a moment; null when there is none, about once a month. */
export const moonriseAfter = (place: Place, from: Moment): Moment | null =>
  search(Body.Moon, place, RISE, from)
export const moonsetAfter = (place: Place, from: Moment): Moment | null => search(Body.Moon, place, SET, from)

/** An event only if it falls on that day of the calendar in India. */
export function onDay(day: CalendarDay, moment: Moment | null): Moment | null {
  return moment !== null && indianDay(moment) === day ? moment : null
}
