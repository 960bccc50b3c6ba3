import { addDays, type CalendarDay } from '@/lib/calendar/calendar-day'
import { type Almanac, coverage, spanOfPart } from '@/lib/panchang/almanac'
import type { Span } from '@/lib/panchang/day-parts'
import type { PartOfDay, TithiRule } from '@/lib/panchang/festivals/festival-rule'
import { indianDay } from '@/lib/calendar/today'

/** A day on which a tithi covers at least a little of the part, and how much of it. */
export interface CoveredDay {
  day: CalendarDay
  share: number
}

/** The days on which a tithi covers a part of the day: none, one or two, rarely more, in order. */
export function coveredDays(part: PartOfDay, tithi: Span, almanac: Almanac): CoveredDay[] {
  const days: CoveredDay[] = []
  const last = addDays(indianDay(tithi.end), 1)
  for (let day = addDays(indianDay(tithi.start), -1); day <= last; day = addDays(day, 1)) {
    const span = spanOfPart(part, day, almanac)
    const share = span === null ? 0 : coverage(span, tithi)
    if (share > 0) days.push({ day, share })
  }
  return days
}

/** The first day whose sunrise is at or after a moment. */
export function firstSunriseFrom(moment: number, almanac: Almanac): CalendarDay {
  const day = indianDay(moment)
  return almanac.sunrise(day) >= moment ? day : addDays(day, 1)
}

/** The day at whose sunrise a tithi reigns; where it reigns at none, the day on which it begins. */
export function dayOfSunrise(tithi: Span, almanac: Almanac): CalendarDay {
  const day = firstSunriseFrom(tithi.start, almanac)
  return almanac.sunrise(day) < tithi.end ? day : indianDay(tithi.start)
}

/** The day of a tithi by the part of the day it must cover. */
export function dayByPart(rule: TithiRule, tithi: Span, almanac: Almanac): CalendarDay {
  const days = coveredDays(rule.part, tithi, almanac)
  const first = days[0]
  if (!first) {
    return rule.whenNone === 'morning after'
      ? firstSunriseFrom(tithi.end, almanac)
      : dayOfSunrise(tithi, almanac)
  }
  if (rule.whenTwo === 'second') return days.at(-1)!.day
  if (rule.whenTwo === 'first') return first.day
  return days.reduce((best, next) => (next.share > best.share ? next : best)).day
}
