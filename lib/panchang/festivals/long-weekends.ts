import { addDays, type CalendarDay, weekday } from '@/lib/calendar/calendar-day'
import { daysBetween } from '@/lib/calendar/today'

/** Days in a row without work. */
export interface LongWeekend {
  from: CalendarDay
  to: CalendarDay
  days: number
  /** The holidays in it. */
  holidays: CalendarDay[]
  /** Working days that one would have to take off; none for a weekend that is long by itself. */
  leave: CalendarDay[]
}

const LEAST_DAYS = 3
const isWeekend = (day: CalendarDay): boolean => weekday(day) === 0 || weekday(day) === 6

/** The run of free days around one of them. */
function runAround(day: CalendarDay, free: (day: CalendarDay) => boolean): [CalendarDay, CalendarDay] {
  let from = day
  let to = day
  while (free(addDays(from, -1))) from = addDays(from, -1)
  while (free(addDays(to, 1))) to = addDays(to, 1)
  return [from, to]
}

function runOf(day: CalendarDay, holidays: ReadonlySet<CalendarDay>, leave: CalendarDay[]): LongWeekend {
  const free = (at: CalendarDay) => isWeekend(at) || holidays.has(at) || leave.includes(at)
  const [from, to] = runAround(day, free)
  const within = (at: CalendarDay) => at >= from && at <= to
  return {
    from,
    to,
    days: daysBetween(from, to) + 1,
    holidays: [...holidays].filter(within).sort(),
    leave: leave.filter(within),
  }
}

/**
 * Runs of three free days or more that a set of holidays makes together with Saturdays and Sundays, and, with
 * `withLeave`, those that one working day of leave between a holiday and a weekend would make four or more.
 * In the order of their first days; each run once.
 */
export function longWeekends(days: readonly CalendarDay[], withLeave: boolean): LongWeekend[] {
  const holidays = new Set(days)
  const workingHolidays = days.filter((day) => !isWeekend(day))
  const long = workingHolidays.map((day) => runOf(day, holidays, [])).filter((run) => run.days >= LEAST_DAYS)
  const bridged = withLeave ? workingHolidays.flatMap((day) => bridgesOf(day, holidays)) : []
  const byFrom = new Map([...bridged, ...long].map((run) => [`${run.from} ${run.to}`, run]))
  return [...byFrom.values()].sort((a, b) => (a.from < b.from ? -1 : 1))
}

/** A holiday on Tuesday or Thursday, or next to such a run: the one working day that ties it to a weekend. */
function bridgesOf(day: CalendarDay, holidays: ReadonlySet<CalendarDay>): LongWeekend[] {
  const alone = runOf(day, holidays, [])
  return [addDays(alone.from, -1), addDays(alone.to, 1)]
    .map((leave) => runOf(day, holidays, [leave]))
    .filter((run) => run.days >= alone.days + 3 && run.days >= LEAST_DAYS + 1)
}
