/** A day of the calendar as 'YYYY-MM-DD'. It has no hour and no time zone, so sums with it know no summer time. */
export type CalendarDay = string

const MS_IN_DAY = 86_400_000

const atMidnight = (day: CalendarDay) => new Date(`${day}T00:00:00Z`)
const written = (date: Date) => date.toISOString().slice(0, 10)

/** How many days lie between two days: 0 for the same, below zero when the second is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((atMidnight(to).getTime() - atMidnight(from).getTime()) / MS_IN_DAY)
}

export function addDays(day: CalendarDay, count: number): CalendarDay {
  return written(new Date(atMidnight(day).getTime() + count * MS_IN_DAY))
}

/** The same day so many months on; where that month is too short, its last day: a month after 31 January is 28 February. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const [year, month, dayOfMonth] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + count, 0))
  last.setUTCDate(Math.min(dayOfMonth, last.getUTCDate()))
  return written(last)
}

/** 0 for Sunday to 6 for Saturday. */
export const weekday = (day: CalendarDay) => atMidnight(day).getUTCDay()

const INDIA_AHEAD_OF_UTC_MS = 5.5 * 3_600_000

/** The day in India at a moment, whatever the device's time zone: due dates and rates change at midnight there. */
export const indianDay = (moment: Date): CalendarDay =>
  written(new Date(moment.getTime() + INDIA_AHEAD_OF_UTC_MS))

/** Whether a device's today lies before this site existed: a clock that was never set, or has lost its battery. */
export const isClockWrong = (today: CalendarDay) => today !== '' && today < '2024-01-01'

/** Day, month and year of a moment on the calendar of the place it is asked for: the visitor's today. */
export function localDay(moment: Date): CalendarDay {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}
