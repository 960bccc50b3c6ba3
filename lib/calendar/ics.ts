import type { CalendarDay } from '@/lib/calendar/calendar-day'

/** Calendar files. Source: RFC 5545; 3.1 for folding, 3.3.11 for escaping, 3.6.1 for events, 3.6.6 for alarms. */

export interface CalendarEvent {
  /** Unique in the world and the same each time this event is saved, so that a calendar takes it for one. */
  uid: string
  /** A whole day, or a moment that is the same for everyone. */
  start: { day: CalendarDay } | { moment: Date }
  /** When it ends, in the form of its start; left out, a day is that day alone and a moment has no length. */
  end?: { day: CalendarDay } | { moment: Date }
  title: string
  note?: string
  place?: string
  url?: string
  /** Reminds at the start, or so many minutes before it. */
  remindMinutesBefore?: number
}

const END_OF_LINE = '\r\n'
const LONGEST_LINE_BYTES = 75
const encoder = new TextEncoder()

/** A value of text: separators and ends of lines are written with a backslash. */
export const escapedText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

/** A line in pieces of at most 75 bytes, never cut inside a character; what goes on begins with a blank. */
function folded(line: string): string {
  let result = ''
  let bytes = 0
  for (const character of line) {
    const more = encoder.encode(character).length
    if (bytes + more > LONGEST_LINE_BYTES) {
      result += `${END_OF_LINE} `
      bytes = 1
    }
    result += character
    bytes += more
  }
  return result
}

const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')

const timeLine = (name: string, time: CalendarEvent['start']) =>
  'day' in time ? `${name};VALUE=DATE:${time.day.replaceAll('-', '')}` : `${name}:${utc(time.moment)}`

const textLine = (name: string, text: string | undefined) => (text ? [`${name}:${escapedText(text)}`] : [])

function alarmLines({ remindMinutesBefore, title }: CalendarEvent): string[] {
  if (remindMinutesBefore === undefined) return []
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapedText(title)}`,
    `TRIGGER:-PT${remindMinutesBefore}M`,
    'END:VALARM',
  ]
}

function eventLines(event: CalendarEvent, now: Date): string[] {
  const { uid, start, end, title, note, place, url } = event
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    timeLine('DTSTART', start),
    ...(end ? [timeLine('DTEND', end)] : []),
    `SUMMARY:${escapedText(title)}`,
    ...textLine('DESCRIPTION', note),
    ...textLine('LOCATION', place),
    ...(url ? [`URL:${url}`] : []),
    ...alarmLines(event),
    'END:VEVENT',
  ]
}

/** A calendar file of several events. `now` is the moment at which the file is made. */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jantar//EN',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => folded(line) + END_OF_LINE).join('')
}
