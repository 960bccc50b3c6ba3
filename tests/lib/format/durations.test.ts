import { monthName, monthsInWords } from '@/lib/format/durations'

it.each([
  [0, 'no time'],
  [1, '1 month'],
  [11, '11 months'],
  [12, '1 year'],
  [13, '1 year 1 month'],
  [14, '1 year 2 months'],
  [24, '2 years'],
  [53, '4 years 5 months'],
  [1_200, '100 years'],
  [1_16_16_950, '9,68,079 years 2 months'],
])('%d months are %s', (months, words) => {
  expect(monthsInWords(months)).toBe(words)
})

it.each([
  ['2026-04', 'Apr 2026'],
  ['2026-12', 'Dec 2026'],
  ['2027-01', 'Jan 2027'],
])('the month %s is %s, whatever the time zone', (month, name) => {
  expect(monthName(month)).toBe(name)
})
