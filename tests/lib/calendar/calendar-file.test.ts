import fc from 'fast-check'
import { calendarFile } from '@/lib/calendar/calendar-file'

const MADE_AT = Date.parse('2026-11-22T10:00:00Z')
const linesOf = (file: string) => file.split('\r\n')

describe('a calendar file', () => {
  it('has a whole day up to the next day', () => {
    const diwali = { id: 'diwali-2026', title: 'Diwali', day: '2026-11-08' }
    const file = calendarFile('Festivals', [diwali], MADE_AT, 'x.in')
    expect(linesOf(file)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//x.in//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:Festivals',
      'BEGIN:VEVENT',
      'UID:diwali-2026@x.in',
      'DTSTAMP:20261122T100000Z',
      'DTSTART;VALUE=DATE:20261108',
      'DTEND;VALUE=DATE:20261109',
      'SUMMARY:Diwali',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('has a time in UTC, and escapes what has a meaning in the format', () => {
    const start = Date.parse('2026-11-30T08:14:00+05:30')
    const event = { id: '1', title: 'a, b; c\\d\ne', start, end: start + 3_600_000 }
    const file = calendarFile('x', [event], MADE_AT, 'x.in')
    expect(file).toContain('\r\nDTSTART:20261130T024400Z\r\nDTEND:20261130T034400Z\r\n')
    expect(file).toContain('SUMMARY:a\\, b\\; c\\\\d\\ne\r\n')
  })

  it('has lines of at most 75 octets, which read together as they were', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const clean = title.replace(/[\r\n]/g, '')
        const file = calendarFile('x', [{ id: '1', title: clean, day: '2026-01-01' }], MADE_AT, 'x.in')
        for (const line of linesOf(file)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        const unfolded = file.replace(/\r\n /g, '')
        expect(unfolded).toContain(`SUMMARY:${clean.replace(/[\\;,]/g, '\\$&')}\r\n`)
      }),
    )
  })
})
