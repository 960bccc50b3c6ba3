import fc from 'fast-check'
import { addDays, addMonths, weekday } from '@/lib/calendar/calendar-day'
import { daysBetween, localDay } from '@/lib/calendar/today'

it.each([
  ['2026-01-31', 1, '2026-02-28', 'February is shorter'],
  ['2024-01-31', 1, '2024-02-29', 'but not as short in a leap year'],
  ['2024-02-29', 12, '2025-02-28', 'no 29 February a year later'],
  ['2026-03-31', -1, '2026-02-28', 'backwards the same'],
  ['1900-01-31', 1, '1900-02-28', '1900 was no leap year'],
])('%s and %d months is %s: %s', (day, count, expected) => {
  expect(addMonths(day, count)).toBe(expected)
})

it.each([
  ['1998-08-15', '2026-11-21', 10_325, 'exactly 1,475 weeks'],
  ['2026-11-21', '2026-11-20', -1, 'the day before'],
])('from %s to %s are %d days: %s', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})

it('counts days there and back, and weeks to the same day of the week', () => {
  const days = fc.integer({ min: -40_000, max: 60_000 })
  fc.assert(
    fc.property(days, days, (offset, count) => {
      const day = addDays('2000-01-01', offset)
      expect(daysBetween(day, addDays(day, count))).toBe(count)
      expect(weekday(addDays(day, 7 * Math.sign(count)))).toBe(weekday(day))
    }),
  )
})

it('knows the days of the week', () => {
  expect([weekday('2026-11-21'), weekday('1947-08-15'), weekday('2000-01-02')]).toEqual([6, 5, 0])
})

it("takes the visitor's own calendar for today", () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
