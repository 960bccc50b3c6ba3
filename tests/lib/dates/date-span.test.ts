import fc from 'fast-check'
import { addDays, isCalendarDay } from '@/lib/calendar/calendar-day'
import { FIRST_DAY, LAST_DAY, type Week } from '@/lib/dates/date-inputs'
import { dateSpan, dayFacts, lastDayOfNotice, monthsOfSpan, movedDay } from '@/lib/dates/date-span'
import type { WorkCalendar } from '@/lib/dates/working-days'
import { weekdayName } from '@/lib/format/weekdays'
import vectors from './date-vectors.json'

const calendarOf = (week: string, ...holidays: string[]): WorkCalendar => ({
  week: week as Week,
  holidays: new Set(holidays),
})
const fiveDays = calendarOf('satSun')

// Reckoned apart from this code, with the calendar of Python.
test.each(vectors.spans)('from $from to $to, last $last, $week', ({ from, to, last, week, expected }) => {
  const { days, years, months, daysOver, counts } = dateSpan(from, to, last, calendarOf(week))
  const { work, ...span } = expected
  expect({ days, years, months, daysOver }).toEqual(span)
  if (work !== undefined) expect(counts.work).toBe(work)
  expect(counts.work + counts.weekend + counts.holiday).toBe(days)
})

test.each(vectors.moves)('$count $unit from $from, $week', ({ from, count, unit, week, expected }) => {
  expect(movedDay(from, count, unit as 'days', calendarOf(week))).toBe(expected)
})

test.each(vectors.days)(
  '$day is a $weekday, in week $week',
  ({ day, weekday, week, dayOfYear, daysInYear }) => {
    expect(weekdayName(day)).toBe(weekday)
    expect(dayFacts(day)).toEqual({ dayOfYear, daysInYear, week })
  },
)

describe('holidays', () => {
  // 2 October 2026 is a Friday, 15 August 2026 a Saturday.
  const central = calendarOf('satSun', '2026-10-02', '2026-08-15')
  test('a holiday on a working day is one working day less, on a Saturday none', () => {
    const counts = (from: string, to: string) => dateSpan(from, to, true, central).counts
    expect(counts('2026-09-28', '2026-10-04')).toEqual({ work: 4, weekend: 2, holiday: 1 })
    expect(counts('2026-08-10', '2026-08-16')).toEqual({ work: 5, weekend: 2, holiday: 0 })
  })
  test('a move by working days passes over them', () => {
    expect(movedDay('2026-10-01', 1, 'workdays', central)).toBe('2026-10-05')
    expect(movedDay('2026-10-05', -1, 'workdays', central)).toBe('2026-10-01')
  })
})

test.each([
  // From the chapter on section 9 cited on the page: 15 days from 1 March end on 16 March, 10 from 1 June on 11 June.
  ['2026-03-01', 15, 'days', 'nextDay', '2026-03-16'],
  ['2026-03-01', 30, 'days', 'sameDay', '2026-03-30'],
  ['2026-03-15', 1, 'months', 'nextDay', '2026-04-15'],
  ['2026-03-15', 2, 'months', 'sameDay', '2026-05-14'],
  ['2026-01-31', 1, 'months', 'nextDay', '2026-02-28'],
  ['2026-03-15', 0, 'days', 'sameDay', '2026-03-15'],
] as const)('notice given on %s for %d %s, begun %s, ends on %s', (given, length, unit, begins, last) => {
  expect(lastDayOfNotice({ given, length, unit, begins }, fiveDays)).toBe(last)
})

test('past the calendar there is no day', () => {
  expect(movedDay('2399-12-31', 1, 'days', fiveDays)).toBeNull()
  expect(movedDay('1753-01-01', -1, 'months', fiveDays)).toBeNull()
  expect(movedDay('2026-01-01', 100_000, 'years', fiveDays)).toBeNull()
})

const anyDay = fc
  .integer({ min: 0, max: 236_000 })
  .map((days) => addDays(FIRST_DAY, days))
  .filter((day) => isCalendarDay(day) && day <= LAST_DAY)

test('the months of a span have all of its days, and no others', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 3_000 }), fc.boolean(), (from, length, last) => {
      const span = dateSpan(from, addDays(from, length), last, fiveDays)
      const months = monthsOfSpan(span, fiveDays)
      expect(months.reduce((sum, { days }) => sum + days, 0)).toBe(span.days)
      expect(months.reduce((sum, { counts }) => sum + counts.work, 0)).toBe(span.counts.work)
      expect(new Set(months.map(({ month }) => month)).size).toBe(months.length)
    }),
    { numRuns: 40 },
  )
})

test('so many days on and back is the same day; the days of a span lead from its first to its last', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (one, other) => {
      const span = dateSpan(one, other, false, calendarOf('sunday'))
      expect(movedDay(span.from, span.days, 'days', fiveDays)).toBe(span.to)
      expect(movedDay(span.to, -span.days, 'days', fiveDays)).toBe(span.from)
    }),
    { numRuns: 40 },
  )
})
