import { calendarFile, type CalendarEntry } from '@/lib/calendar/calendar-file'
import { dayInWords } from '@/lib/format/days'
import type { ListedFestival } from '@/lib/panchang/festival-list'

/** The festivals of a year as a calendar file, each on its day. */
export function festivalFile(year: number, list: readonly ListedFestival[], madeAt: number): string {
  const entries = list.map(({ festival, day, byMoon, others }): CalendarEntry => ({
    id: `${festival.id}-${day}`,
    title: byMoon ? `${festival.name} (by the moon)` : festival.name,
    description: [
      `${festival.says}.`,
      ...others.map((other) => `Or ${dayInWords(other.day)}: ${other.who}.`),
    ].join(' '),
    day,
  }))
  return calendarFile(`Festivals of India ${year}`, entries, madeAt, 'jantar')
}
