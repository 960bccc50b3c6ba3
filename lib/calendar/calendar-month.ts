import { addDays, addMonths, type CalendarDay, weekday } from '@/lib/calendar/calendar-day'
import { lastDayOf } from '@/lib/calendar/today'

/** A month of the calendar as 'YYYY-MM'. */
export type CalendarMonth = string

export const monthOf = (day: CalendarDay): CalendarMonth => day.slice(0, 'YYYY-MM'.length)

/** The month so many months later. @throws RangeError for a text of another form */
export function monthAfter(month: CalendarMonth, count: number): CalendarMonth {
  if (!/^\d{4}-\d{2}$/.test(month)) throw new RangeError(`A month is written YYYY-MM, not '${month}'`)
  const [year, monthOfYear] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, monthOfYear - 1 + count)).toISOString().slice(0, 'YYYY-MM'.length)
}

/** How many days a month has: 28 to 31. */
export const daysInMonth = (month: CalendarMonth): number => Number(lastDayOf(month).slice(-2))

/** The weeks of a month from Sunday, of seven days each; null for the days of its neighbours. */
export function weeksOf(month: CalendarMonth): (CalendarDay | null)[][] {
  const first = `${month}-01`
  const weeks: (CalendarDay | null)[][] = []
  for (let from = addDays(first, -weekday(first)); from < addMonths(first, 1); from = addDays(from, 7)) {
    const week = Array.from({ length: 7 }, (_, column) => addDays(from, column))
    weeks.push(week.map((day) => (monthOf(day) === month ? day : null)))
  }
  return weeks
}
