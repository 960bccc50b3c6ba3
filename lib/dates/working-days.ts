import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { dayNumber, dayOfNumber, weekdayOfNumber } from '@/lib/calendar/day-number'
import type { Week } from '@/lib/dates/date-inputs'

const SATURDAY = 6

/** The second and the fourth Saturday of a month, on which banks are closed. */
function isBankSaturday(number: number): boolean {
  const place = Math.ceil(Number(dayOfNumber(number).slice(-2)) / 7)
  return place === 2 || place === 4
}

const WEEKS: Record<Week, (number: number, weekday: number) => boolean> = {
  satSun: (_, weekday) => weekday === 0 || weekday === SATURDAY,
  sunday: (_, weekday) => weekday === 0,
  bank: (number, weekday) => weekday === 0 || (weekday === SATURDAY && isBankSaturday(number)),
}

/** The days without work: those of each week, and the holidays. */
export interface WorkCalendar {
  week: Week
  holidays: ReadonlySet<CalendarDay>
}

export type DayKind = 'work' | 'weekend' | 'holiday'

/** A holiday on a day off of the week counts with the week: nobody loses a working day by it. */
export function dayKind(number: number, { week, holidays }: WorkCalendar): DayKind {
  if (WEEKS[week](number, weekdayOfNumber(number))) return 'weekend'
  return holidays.size > 0 && holidays.has(dayOfNumber(number)) ? 'holiday' : 'work'
}

export type DayCounts = Record<DayKind, number>

/** The days of each kind from a day up to another, which does not count. */
export function countDays(from: CalendarDay, before: CalendarDay, calendar: WorkCalendar): DayCounts {
  const counts: DayCounts = { work: 0, weekend: 0, holiday: 0 }
  const end = dayNumber(before)
  for (let number = dayNumber(from); number < end; number += 1) counts[dayKind(number, calendar)] += 1
  return counts
}

/** The day that is so many working days after a day, or before it; that day itself does not count. */
export function moveWorkingDays(from: CalendarDay, count: number, calendar: WorkCalendar): CalendarDay {
  const step = Math.sign(count)
  let number = dayNumber(from)
  for (let left = Math.abs(count); left > 0;) {
    number += step
    if (dayKind(number, calendar) === 'work') left -= 1
  }
  return dayOfNumber(number)
}
