import { dayClock } from '@/components/panchang/clock'
import { pageLanguageOf } from '@/content/languages'

const day = '2026-11-22'
const { time, on, span } = dayClock({ day, place: {} })
const at = (iso: string) => Date.parse(`${iso}+05:30`)

test.each([
  ['2026-11-22T06:55:29', '6:55 am'],
  ['2026-11-22T06:55:30', '6:56 am'],
  ['2026-11-22T00:05:00', '12:05 am'],
  ['2026-11-22T12:00:00', '12:00 pm'],
  ['2026-11-22T23:59:40', '12:00 am'],
])('%s is %s', (iso, words) => {
  expect(time(at(iso))).toBe(words)
})

test('a time after midnight shows its date', () => {
  expect(on(at('2026-11-23T00:42'))).toBe('12:42 am, 23 Nov')
  expect(on(at('2026-11-22T23:59:40'))).toBe('12:00 am, 23 Nov')
  expect(on(at('2026-11-22T18:10'))).toBe('6:10 pm')
  const night = { start: at('2026-11-22T23:10'), end: at('2026-11-23T00:42') }
  expect(span(night)).toBe('11:10 pm – 12:42 am, 23 Nov')
})

test.each([
  ['09:31', '2026-11-22T10:50', 'सुबह 9:31 से 10:50 बजे तक'],
  ['23:10', '2026-11-23T00:42', 'रात 11:10 से 23 नवंबर, रात 12:42 बजे तक'],
])('a Hindi span from %s to %s says each word once: %s', (start, end, words) => {
  globalThis.pageLanguage = pageLanguageOf('hi')
  const hindi = span({ start: at(`${day}T${start}`), end: at(end) })
  globalThis.pageLanguage = undefined
  expect(hindi.replaceAll('\u00a0', ' ')).toBe(words)
})

test('the clocks of a place show its times, on its dates', () => {
  const clock = dayClock({ day, place: { timeZone: 'America/New_York' } })
  // 23 November, 04:12 in India, is 22 November, 22:42, in Greenwich and 17:42 in New York.
  const moment = at('2026-11-23T04:12')
  expect([clock.on(moment), clock.date(moment), clock.iso(moment)]).toEqual([
    '5:42 pm',
    '2026-11-22',
    '2026-11-22T17:42:00-05:00',
  ])
})
