import fc from 'fast-check'
import { addDays, addMonths } from '@/lib/calendar/calendar-day'
import { daysAfter, monthsAfter } from '@/lib/calendar/moved-date'

test('they agree with date-fns on every day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: -900, max: 900 }), (begin, count) => {
      const day = addDays('1990-01-01', begin)
      expect(daysAfter(day, count)).toBe(addDays(day, count))
      expect(monthsAfter(day.slice(0, 7), count)).toBe(addMonths(`${day.slice(0, 7)}-01`, count).slice(0, 7))
    }),
  )
})
