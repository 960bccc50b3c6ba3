import { clock, clockOn, spanOn } from '@/components/panchang/clock'

const at = (iso: string) => Date.parse(`${iso}+05:30`)

test.each([
  ['2026-11-22T06:55:29', '6:55 am'],
  ['2026-11-22T06:55:30', '6:56 am'],
  ['2026-11-22T00:05:00', '12:05 am'],
  ['2026-11-22T12:00:00', '12:00 pm'],
  ['2026-11-22T23:59:40', '12:00 am'],
])('%s is %s', (iso, words) => {
  expect(clock(at(iso))).toBe(words)
})

test('a time after midnight says its date', () => {
  expect(clockOn('2026-11-22', at('2026-11-23T00:42'))).toBe('12:42 am, 23 Nov')
  expect(clockOn('2026-11-22', at('2026-11-22T23:59:40'))).toBe('12:00 am, 23 Nov')
  expect(clockOn('2026-11-22', at('2026-11-22T18:10'))).toBe('6:10 pm')
})

test('a span has both ends', () => {
  const span = { start: at('2026-11-22T23:10'), end: at('2026-11-23T00:42') }
  expect(spanOn('2026-11-22', span)).toBe('11:10 pm – 12:42 am, 23 Nov')
})
