import fc from 'fast-check'
import { addDays, addMonths } from '@/lib/calendar/calendar-day'
import { daysAfter, monthsAfter } from '@/lib/calendar/moved-date'

test.each([
  ['2026-02-20', 15, '2026-03-07'],
  ['2028-02-20', 15, '2028-03-06'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-11-23', 0, '2026-11-23'],
])('%s and %i days are %s', (day, count, expected) => {
  expect(daysAfter(day, count)).toBe(expected)
})

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-04', 12, '2027-04'],
])('%s and %i months are %s', (month, count, expected) => {
  expect(monthsAfter(month, count)).toBe(expected)
})

test('they agree with date-fns on every day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: -900, max: 900 }), (begin, count) => {
      const day = addDays('1990-01-01', begin)
      expect(daysAfter(day, count)).toBe(addDays(day, count))
      expect(monthsAfter(day.slice(0, 7), count)).toBe(addMonths(`${day.slice(0, 7)}-01`, count).slice(0, 7))
    }),
  )
})
