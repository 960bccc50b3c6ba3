import { monthName, monthsInWords, yearsPassed } from '@/lib/format/durations'

it.each([
  [0, 'no time'],
  [1, '1 month'],
  [14, '1 year 2 months'],
  [1_16_16_950, '9,68,079 years 2 months'],
])('%d months are %s', (months, words) => {
  expect(monthsInWords(months)).toBe(words)
})

it.each([
  ['2026-04', 'Apr 2026'],
  ['2027-01', 'Jan 2027'],
])('the month %s is %s, whatever the time zone', (month, name) => {
  expect(monthName(month)).toBe(name)
})

it.each([
  [3.5, '3.5', 'half a year more'],
  [400 / 365, '1.1', 'two decimals are enough'],
  [366 / 365, '1.002739726', 'a day after year 1 is not a second year 1'],
  [0.001, '0.001', 'nor is a moment no time at all'],
])('%d years are %s in a row of a table: %s', (years, expected) => {
  expect(yearsPassed(years)).toBe(expected)
})
