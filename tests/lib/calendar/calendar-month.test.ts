import { daysInMonth, monthAfter } from '@/lib/calendar/calendar-month'
import { financialYearOf } from '@/lib/calendar/financial-year'
import { lastDayOf } from '@/lib/calendar/today'

describe('a month so many months later', () => {
  it.each([
    ['2026-04', 0, '2026-04', 'the month itself'],
    ['2026-04', 8, '2026-12', 'within the year'],
    ['2026-04', 9, '2027-01', 'over the new year'],
    ['2026-12', 1, '2027-01', 'from December'],
    ['2026-01', 12, '2027-01', 'a year'],
    ['2026-01', 239, '2045-12', 'the last of twenty years'],
    ['1999-12', 1, '2000-01', 'over the century'],
    ['2026-01', -1, '2025-12', 'the month before'],
  ])('%s and %d months is %s: %s', (start, months, expected) => {
    expect(monthAfter(start, months)).toBe(expected)
  })

  it.each([['2026-4'], ['2026'], [''], ['April 2026'], ['2026-04-01'], ['12026-04']])(
    'needs its form: not %j',
    (text) => {
      expect(() => monthAfter(text, 1)).toThrow(RangeError)
    },
  )
})

it.each([
  ['2024-02', 29, 'a leap year'],
  ['2100-02', 28, 'none at the century'],
  ['2026-11', 30, 'a short month'],
  ['2026-12', 31, 'the last of the year'],
])('%s has %d days: %s', (month, days) => {
  expect(daysInMonth(month)).toBe(days)
  expect(lastDayOf(month)).toBe(`${month}-${days}`)
})

describe('the financial year', () => {
  it.each([
    ['2026-03', '2025-26', 'March is the last month'],
    ['2026-04', '2026-27', 'April the first'],
    ['2026-12', '2026-27', 'December'],
    ['2027-01', '2026-27', 'the new year changes nothing'],
    ['2099-12', '2099-00', 'the century turns'],
    ['1999-04', '1999-00', 'as it did before'],
    ['2009-04', '2009-10', 'two figures'],
    ['2000-04', '2000-01', 'two figures with a zero'],
  ])('of %s is %s: %s', (month, year) => {
    expect(financialYearOf(month)).toBe(year)
  })
})
