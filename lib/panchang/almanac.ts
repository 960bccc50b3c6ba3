import { addDays, type CalendarDay } from '@/lib/calendar/calendar-day'
import { partOf, type Span } from '@/lib/panchang/day-parts'
import type { PartOfDay } from '@/lib/panchang/festivals/festival-rule'
import { type Moment, MS_IN_MINUTE } from '@/lib/panchang/indian-time'
import { moonriseAfter, type EarthPlace, sunrise, sunset } from '@/lib/panchang/rise-set'

/** Sunrises and sunsets of a place, each worked out once. */
export interface Almanac {
  place: EarthPlace
  sunrise: (day: CalendarDay) => Moment
  sunset: (day: CalendarDay) => Moment
}

function remembered<Value>(find: (day: CalendarDay) => Value): (day: CalendarDay) => Value {
  const known = new Map<CalendarDay, Value>()
  return (day) => {
    if (!known.has(day)) known.set(day, find(day))
    return known.get(day)!
  }
}

/** The almanac of a place: sunrises and sunsets as moments, each searched once. */
export const almanacOf = (place: EarthPlace): Almanac => ({
  place,
  sunrise: remembered((day) => sunrise(day, place)),
  sunset: remembered((day) => sunset(day, place)),
})

const DAWN_MINUTES = 96

/**
 * When a part of a day begins and ends. The moments of sunrise and moonrise are spans without length.
 * Forenoon (purvahna) is the first half of the daylight, midday (madhyahna) and afternoon (aparahna) its 3rd and 4th
 * fifth; evening (pradosha) the first fifth of the night, midnight (nishita) the 8th of its 15 parts; dawn (arunodaya)
 * the 96 minutes before sunrise. Source: Rashtriya Panchang, explanations; Dharmasindhu.
 * @returns null when the Moon does not rise that day
 */
export function spanOfPart(part: PartOfDay, day: CalendarDay, almanac: Almanac): Span | null {
  const rise = almanac.sunrise(day)
  const daylight = () => ({ start: rise, end: almanac.sunset(day) })
  const night = () => ({ start: almanac.sunset(day), end: almanac.sunrise(addDays(day, 1)) })
  switch (part) {
    case 'sunrise':
      return { start: rise, end: rise }
    case 'forenoon':
      return partOf(daylight(), 1, 2)
    case 'midday':
      return partOf(daylight(), 3, 5)
    case 'afternoon':
      return partOf(daylight(), 4, 5)
    case 'evening':
      return partOf(night(), 1, 5)
    case 'midnight':
      return partOf(night(), 8, 15)
    case 'dawn':
      return { start: rise - DAWN_MINUTES * MS_IN_MINUTE, end: rise }
    case 'moonrise': {
      const moonrise = moonriseAfter(almanac.place, rise)
      return moonrise === null ? null : { start: moonrise, end: moonrise }
    }
  }
}

/** How much of one span another covers: 0 none … 1 all. Of a moment: 1 when it lies within. */
export function coverage(span: Span, by: Span): number {
  if (span.start === span.end) return span.start >= by.start && span.start < by.end ? 1 : 0
  const common = Math.min(span.end, by.end) - Math.max(span.start, by.start)
  return Math.max(0, common) / (span.end - span.start)
}
