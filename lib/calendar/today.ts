// Every page that tells the age of its data needs these, so they come without date-fns, which weighs more than they do.

/** Indian Standard Time is 5½ hours ahead of UTC, all year and everywhere in India. */
export const INDIA_AHEAD_OF_UTC_MS = 5.5 * 3_600_000

/**
 * The day in India at a moment, whatever the device's time zone: due dates and rates change at midnight there.
 * @param moment a Date, or milliseconds since 1970
 */
export const indianDay = (moment: Date | number): string =>
  new Date(Number(moment) + INDIA_AHEAD_OF_UTC_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** True if a device's date is before this site existed: its clock was never set, or lost its battery. */
export const isClockWrong = (today: string) => today !== '' && today < '2024-01-01'

const digits = (number: number, length: number) => String(number).padStart(length, '0')

/** Day, month and year of a moment on the calendar of the place it is asked for: the visitor's today. */
export const localDay = (moment: Date): string =>
  [digits(moment.getFullYear(), 4), digits(moment.getMonth() + 1, 2), digits(moment.getDate(), 2)].join('-')

const DAY_MS = 86_400_000

/** How many days lie between two days: 0 for the same, below zero when the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  // A day alone is read as midnight in UTC, where every day has 24 hours.
  (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The last day that a date of YYYY, YYYY-MM or YYYY-MM-DD covers. */
export function lastDayOf(date: string): string {
  const [year, month, day] = date.split('-')
  if (day) return date
  return new Date(Date.UTC(Number(year), month ? Number(month) : 12, 0))
    .toISOString()
    .slice(0, 'YYYY-MM-DD'.length)
}
