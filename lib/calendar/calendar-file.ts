import { addDays, type CalendarDay } from '@/lib/calendar/calendar-day'
import { foldedLine } from '@/lib/format/folded-line'

/** An entry of a calendar: a whole day, or a time from `start` to `end` in milliseconds since 1970. */
export type CalendarEntry = {
  /** Stays the same when the file is made again, so that a calendar replaces the entry and does not double it. */
  id: string
  title: string
  description?: string
} & ({ day: CalendarDay } | { start: number; end: number })

/** RFC 5545, 3.3.11: backslash, semicolon and comma are escaped, line breaks are written \n. */
export const escapedText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

const dateOnly = (day: CalendarDay) => day.replaceAll('-', '')
const utc = (moment: number) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

function entryLines(entry: CalendarEntry, stamp: string, host: string): string[] {
  const when =
    'day' in entry
      ? [`DTSTART;VALUE=DATE:${dateOnly(entry.day)}`, `DTEND;VALUE=DATE:${dateOnly(addDays(entry.day, 1))}`]
      : [`DTSTART:${utc(entry.start)}`, `DTEND:${utc(entry.end)}`]
  return [
    'BEGIN:VEVENT',
    `UID:${entry.id}@${host}`,
    `DTSTAMP:${stamp}`,
    ...when,
    `SUMMARY:${escapedText(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${escapedText(entry.description)}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/**
 * A calendar file (iCalendar, RFC 5545) with entries that do not make their owner busy.
 * @param madeAt when the file is made, in milliseconds since 1970
 * @param host the name after the @ in the ids of the entries
 */
export function calendarFile(
  name: string,
  entries: readonly CalendarEntry[],
  madeAt: number,
  host: string,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapedText(name)}`,
    ...entries.flatMap((entry) => entryLines(entry, utc(madeAt), host)),
    'END:VCALENDAR',
  ]
  return `${lines.map(foldedLine).join('\r\n')}\r\n`
}
