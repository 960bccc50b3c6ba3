/** @jest-environment node */
import fc from 'fast-check'
import { type CalendarEvent, calendarFile } from '@/lib/calendar/ics'
import { bytesOf } from '@/lib/qr/utf8'

const now = new Date('2026-11-22T06:30:00.000Z')
const linesOf = (events: readonly CalendarEvent[]) => calendarFile(events, now).split('\r\n')

describe('a calendar file', () => {
  it('holds a moment in universal time, with its reminder', () => {
    const event = {
      uid: 'countdown-1@example.in',
      start: { moment: new Date('2027-01-01T00:00:00+05:30') },
      title: 'New Year; Goa, beach',
      note: 'Bring:\nmusic',
      url: 'https://example.in/#date=2027-01-01',
      remindMinutesBefore: 0,
    }
    expect(linesOf([event])).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Jantar//EN',
      'BEGIN:VEVENT',
      'UID:countdown-1@example.in',
      'DTSTAMP:20261122T063000Z',
      'DTSTART:20261231T183000Z',
      'SUMMARY:New Year\\; Goa\\, beach',
      'DESCRIPTION:Bring:\\nmusic',
      'URL:https://example.in/#date=2027-01-01',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:New Year\\; Goa\\, beach',
      'TRIGGER:-PT0M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('holds whole days, and several events', () => {
    const day = { uid: 'a', start: { day: '2027-10-29' }, end: { day: '2027-10-30' }, title: 'Diwali' }
    const lines = linesOf([day, { ...day, uid: 'b' }])
    expect(lines.filter((line) => line === 'DTSTART;VALUE=DATE:20271029')).toHaveLength(2)
    expect(lines).toContain('DTEND;VALUE=DATE:20271030')
  })

  it('has lines of at most 75 bytes, which unfold to what was put in', () => {
    const title = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
      .filter((text) => text.trim() !== '')
    fc.assert(
      fc.property(title, (title) => {
        const file = calendarFile([{ uid: 'a', start: { day: '2027-10-29' }, title }], now)
        for (const line of file.split('\r\n')) expect(bytesOf(line).length).toBeLessThanOrEqual(75)
        const summary = /\r\nSUMMARY:(.*)\r\n/.exec(file.replaceAll('\r\n ', ''))![1]!
        const read = summary.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
        expect(read).toBe(title.replace(/\r\n|\r/g, '\n'))
      }),
    )
  })
})
