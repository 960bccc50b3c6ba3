import { pageLanguageOf } from '@/content/languages'
import { dayInWords } from '@/lib/format/days'
import { shortDay } from '@/lib/format/short-day'
import { timeInWords } from '@/lib/format/time-in-words'
import { shortWeekdayName } from '@/lib/format/weekdays'

afterEach(() => {
  globalThis.pageLanguage = undefined
})

it.each([
  [0, 5, '12:05 am', 'रात 12:05\u00a0बजे'],
  [6, 32, '6:32 am', 'सुबह 6:32\u00a0बजे'],
  [12, 0, '12:00 pm', 'दोपहर 12:00\u00a0बजे'],
  [15, undefined, '3 pm', 'दोपहर 3\u00a0बजे'],
  [18, 7, '6:07 pm', 'शाम 6:07\u00a0बजे'],
])('writes %s:%s as %s and %s', (hour, minute, english, hindi) => {
  globalThis.pageLanguage = undefined
  expect(timeInWords(hour, minute)).toBe(english)
  globalThis.pageLanguage = pageLanguageOf('hi')
  expect(timeInWords(hour, minute)).toBe(hindi)
})

it('keeps the number of a day with its month in Hindi', () => {
  expect(dayInWords('2026-11-24')).toBe('24 November 2026')
  globalThis.pageLanguage = pageLanguageOf('hi')
  expect(dayInWords('2026-11-24')).toBe('24\u00a0नवंबर 2026')
})

it('shortens days and weekdays', () => {
  expect([shortDay('2026-01-07'), shortWeekdayName('2026-01-07')]).toEqual(['7 Jan', 'Wed'])
  globalThis.pageLanguage = pageLanguageOf('hi')
  expect([shortDay('2026-01-07'), shortWeekdayName('2026-01-07')]).toEqual(['7\u00a0जनवरी', 'बुध'])
})
