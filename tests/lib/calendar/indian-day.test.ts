import { indianDay, isClockWrong } from '@/lib/calendar/today'

it.each([
  ['2026-11-22T18:29:59Z', '2026-11-22'],
  ['2026-11-22T18:30:00Z', '2026-11-23'],
])('at %s it is %s in India, whatever the clock of the device shows', (moment, day) => {
  expect(indianDay(new Date(moment))).toBe(day)
})

it('a clock before 2024 cannot be right', () => {
  expect(isClockWrong('1970-01-01')).toBe(true)
  expect(isClockWrong('2023-12-31')).toBe(true)
  expect(isClockWrong('2024-01-01')).toBe(false)
  expect(isClockWrong('')).toBe(false)
})
