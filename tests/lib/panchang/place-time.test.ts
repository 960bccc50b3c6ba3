import fc from 'fast-check'
import { addDays } from '@/lib/calendar/calendar-day'
import { aheadOfUtc, clockIn, dayIn, isoIn, startOfDay } from '@/lib/panchang/place-time'

const iso = (moment: number) => new Date(moment).toISOString()

// Of the IANA time zone database: asia, australasia, europe, northamerica, southamerica.
it.each<[string, string | undefined, string, string]>([
  ['2026-06-21', undefined, '2026-06-20T18:30:00.000Z', 'India, 5½ hours ahead'],
  ['1900-01-01', 'Asia/Kolkata', '1899-12-31T18:30:00.000Z', 'India, by one rule for every year'],
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z', 'the day of 23 hours'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z', 'the day of 25 hours'],
  ['2026-06-21', 'Asia/Kathmandu', '2026-06-20T18:15:00.000Z', '5¾ hours'],
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z', 'it begins at 01:00, 00:00 being left out'],
  ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00.000Z', 'the hour before it comes twice'],
  ['2026-06-21', 'Pacific/Kiritimati', '2026-06-20T10:00:00.000Z', '14 hours'],
  ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z', 'left out when Samoa crossed the date line'],
])('%s begins in %s at %s: %s', (day, timeZone, start) => {
  expect(iso(startOfDay(day, timeZone))).toBe(start)
})

it.each([
  ['2026-06-21T03:43:08.400Z', 'Europe/London', '2026-06-21T04:43:08+01:00'],
  ['2026-06-21T00:00:00.000Z', 'America/St_Johns', '2026-06-20T21:30:00-02:30'],
  ['2026-06-21T00:00:00.600Z', 'UTC', '2026-06-21T00:00:01+00:00'],
])('%s is in %s %s', (moment, timeZone, local) => {
  expect(isoIn(Date.parse(moment), timeZone)).toBe(local)
  expect(Math.abs(Date.parse(isoIn(Date.parse(moment), timeZone)) - Date.parse(moment))).toBeLessThanOrEqual(
    500,
  )
})

it('local mean time of a century ago is taken to the minute, and the moment stays', () => {
  // Amsterdam was 19 min 32 s ahead until 1937, and its zone is Brussels' now; Liberia was 44 min 30 s behind
  // until 1972.
  const moment = Date.parse('1960-01-01T12:00:00Z')
  expect(clockIn(moment, 'Africa/Monrovia')).toEqual({ day: '1960-01-01', hour: 11, minute: 16 })
  expect(Date.parse(isoIn(moment, 'Africa/Monrovia'))).toBe(moment)
})

it('a date begins where the date before it ends, in any zone', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const day = fc.integer({ min: 0, max: 36_000 }).map((past) => addDays('1972-01-01', past))
  fc.assert(
    fc.property(fc.constantFrom(...zones), day, (timeZone, date) => {
      const start = startOfDay(date, timeZone)
      expect(dayIn(start, timeZone) >= date).toBe(true)
      expect(dayIn(start - 60_000, timeZone) < date).toBe(true)
      expect(Math.abs(aheadOfUtc(start, timeZone))).toBeLessThanOrEqual(14 * 3_600_000)
    }),
  )
})
