import { yearsPassed } from '@/lib/format/durations'

describe('the years that have passed, for a row of a table', () => {
  it.each([
    [1, '1', 'a whole year'],
    [3.5, '3.5', 'half a year more'],
    [400 / 365, '1.1', 'two decimals are enough'],
    [366 / 365, '1.002739726', 'a day after year 1 is not a second year 1'],
    [0.001, '0.001', 'nor is a moment no time at all'],
    [4.9999, '4.9999', 'nor is a moment before year 5 year 5'],
  ])('%d is %s: %s', (years, expected) => {
    expect(yearsPassed(years)).toBe(expected)
  })
})
