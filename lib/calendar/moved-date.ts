import type { CalendarDay } from '@/lib/calendar/calendar-day'

// Without date-fns: what a later part takes of a module of the first load is loaded with it.

const DAY_MS = 86_400_000

/** The day so many days after a day of YYYY-MM-DD. */
export const daysAfter = (day: CalendarDay, count: number): CalendarDay =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** The month so many months after a month of YYYY-MM; before it where the count is below zero. */
export function monthsAfter(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 'YYYY-MM'.length)
}
