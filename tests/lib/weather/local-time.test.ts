import { clockTime, isClockTime, isDay } from '@/lib/weather/local-time'

it.each([
  [1_795_255_200, 19_800, '2026-11-21T15:30'],
  [1_795_255_200, 50_400, '2026-11-22T00:00'],
])('%d on a clock %d seconds ahead is %s', (second, ahead, text) =>
  expect(clockTime(second, ahead)).toBe(text),
)

it.each([
  ['2026-11-21T15:30', true],
  ['2026-13-21T15:30', false],
  ['2026-11-21T15:30Z', false],
  [null, false],
])('%s as a clock time: %s', (text, is) => expect(isClockTime(text)).toBe(is))
it.each([
  ['2026-11-21', true],
  ['2026-13-01', false],
])('%s as a day: %s', (text, is) => expect(isDay(text)).toBe(is))
