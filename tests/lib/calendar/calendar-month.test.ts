import { daysInMonth, monthAfter } from '@/lib/calendar/calendar-month'
import { financialYearOf } from '@/lib/calendar/financial-year'
import { lastDayOf } from '@/lib/calendar/today'

describe('a month so many months later', () => {
  it.each([
    ['2026-04', 8, '2026-12', 'within the year'],
    ['2026-04', 9, '2027-01', 'over the new year'],
    ['2026-01', -1, '2025-12', 'the month before'],
  ])('%s and %d months is %s: %s', (start, months, expected) => {
    expect(monthAfter(start, months)).toBe(expected)
  })

  it.each(['2026-4', '', '2026-04-01', '12026-04'])('needs its form: not %j', (text) => {
    expect(() => monthAfter(text, 1)).toThrow(RangeError)
  })
})

it.each([
  ['2024-02', 29, 'a leap year'],
  ['2100-02', 28, 'none at the century'],
  ['2026-12', 31, 'the last of the year'],
])('%s has %d days: %s', (month, days) => {
  expect(daysInMonth(month)).toBe(days)
  expect(lastDayOf(month)).toBe(`${month}-${days}`)
})

describe('the financial year', () => {
  it.each([
    ['2026-03', '2025-26', 'March is the last month'],
    ['2026-04', '2026-27', 'April the first'],
    ['2027-01', '2026-27', 'the new year changes nothing'],
    ['1999-04', '1999-00', 'as it did before'],
  ])('of %s is %s: %s', (month, year) => {
    expect(financialYearOf(month)).toBe(year)
  })
})
