import { names } from '@/lib/language/words'

const WEEKDAY = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' })

/** The day of the week of a day given as YYYY-MM-DD: 'Saturday'. */
export const weekdayName = (day: string) =>
  names('names of weekdays')?.[new Date(day).getUTCDay()] ?? WEEKDAY.format(new Date(day))

/** Its beginning, where there is little space: 'Sat'. */
export const shortWeekdayName = (day: string) =>
  names('short names of weekdays')?.[new Date(day).getUTCDay()] ?? weekdayName(day).slice(0, 3)
