import fc from 'fast-check'
import { addDays } from '@/lib/calendar/calendar-day'
import { monthOfTithis } from '@/lib/panchang/month-of-tithis'
import { type Panchang, panchangAt, type PolarDay } from '@/lib/panchang/panchang'
import { isoIn } from '@/lib/panchang/place-time'
import type { EarthPlace } from '@/lib/panchang/rise-set'
import { timesOfDay } from '@/lib/panchang/times-of-day'

const place = (latitude: number, longitude: number, timeZone: string): EarthPlace => ({
  latitude,
  longitude,
  timeZone,
})
const PLACES = {
  London: place(51.5074, -0.1278, 'Europe/London'),
  'New York': place(40.7128, -74.006, 'America/New_York'),
  Sydney: place(-33.8688, 151.2093, 'Australia/Sydney'),
  Suva: place(-18.1416, 178.4419, 'Pacific/Fiji'),
  Kathmandu: place(27.7172, 85.324, 'Asia/Kathmandu'),
  Anchorage: place(61.2181, -149.9003, 'America/Anchorage'),
  Tromsø: place(69.6492, 18.9553, 'Europe/Oslo'),
}
type City = keyof typeof PLACES

const secondsApart = (moment: number | null, iso: string) => Math.abs(moment! - Date.parse(iso)) / 1000

// Swiss Ephemeris 2.10.03 (JPL DE431): topocentric altitude of the upper limb, refraction 34′, roots to the
// second; tithi from the apparent geocentric longitudes at that sunrise.
it.each<[City, string, string, string, number, string]>([
  ['London', '2026-06-21', '04:43:08+01:00', '2026-06-21T21:21:31+01:00', 7, '2026-06-21T10:51:10+01:00'],
  ['New York', '2026-11-30', '06:59:41-05:00', '2026-11-30T16:29:31-05:00', 22, '2026-11-30T13:42:12-05:00'],
  ['Sydney', '2026-11-30', '05:37:30+11:00', '2026-11-30T19:50:06+11:00', 21, '2026-11-30T07:17:04+11:00'],
  ['Suva', '2026-11-30', '05:21:02+12:00', '2026-11-30T18:28:30+12:00', 21, '2026-11-30T08:17:04+12:00'],
  ['Kathmandu', '2026-11-30', '06:36:05+05:45', '2026-11-30T17:08:15+05:45', 22, '2026-12-01T00:27:12+05:45'],
  ['Anchorage', '2026-06-21', '04:20:21-08:00', '2026-06-21T23:42:37-08:00', 8, '2026-06-22T02:10:30-08:00'],
  // Short before the midnight Sun it sets after midnight, and rises again within the hour.
  ['Tromsø', '2026-05-15', '01:43:26+02:00', '2026-05-15T23:48:06+02:00', 28, '2026-05-15T05:01:47+02:00'],
  ['Tromsø', '2026-05-17', '01:17:43+02:00', '2026-05-18T00:27:28+02:00', 1, '2026-05-17T18:11:17+02:00'],
])('%s on %s: sunrise %s, sunset %s, tithi %d until %s', (city, day, sunrise, sunset, tithi, ends) => {
  const { sky, limbs } = panchangAt(day, PLACES[city]) as Panchang
  // Near the polar circles the Sun meets the horizon at so small an angle that a second of arc takes seconds.
  const most = PLACES[city].latitude > 66 ? 5 : 2
  expect(secondsApart(sky.sunrise, `${day}T${sunrise}`)).toBeLessThanOrEqual(most)
  expect(secondsApart(sky.sunset, sunset)).toBeLessThanOrEqual(most)
  expect(limbs.tithis[0]!.index).toBe(tithi)
  expect(secondsApart(limbs.tithis[0]!.end, ends)).toBeLessThanOrEqual(10)
})

it.each<[City, string, string | null, string | null]>([
  ['Suva', '2026-11-30', '2026-11-30T23:47:12+12:00', '2026-11-30T10:44:37+12:00'],
  ['Anchorage', '2026-11-30', null, '2026-11-30T13:50:12-09:00'],
  // The Moon too stays below or above the horizon for days.
  ['Tromsø', '2026-12-21', null, null],
])('%s on %s: moonrise %s, moonset %s', (city, day, moonrise, moonset) => {
  const { sky } = panchangAt(day, PLACES[city])
  for (const [moment, expected] of [
    [sky.moonrise, moonrise],
    [sky.moonset, moonset],
  ] as const) {
    if (expected === null) expect(moment).toBeNull()
    else expect(secondsApart(moment, expected)).toBeLessThanOrEqual(3)
  }
})

it.each<[City, string, PolarDay['sun'], string | null, string | null]>([
  ['Tromsø', '2026-06-21', 'staysUp', null, null],
  ['Tromsø', '2026-05-18', 'irregular', '2026-05-18T00:52:50+02:00', '2026-05-18T00:27:28+02:00'],
  ['Tromsø', '2026-07-25', 'staysUp', null, null],
  ['Tromsø', '2026-11-27', 'irregular', '2026-11-27T11:20:17+01:00', '2026-11-27T11:42:32+01:00'],
  ['Tromsø', '2027-01-14', 'staysDown', null, null],
])('%s on %s has no panchang: %s, sunrise %s, sunset %s', (city, day, sun, sunrise, sunset) => {
  const found = panchangAt(day, PLACES[city]) as PolarDay
  expect(found.sun).toBe(sun)
  expect(found).not.toHaveProperty('limbs')
  for (const [moment, expected] of [
    [found.sky.sunrise, sunrise],
    [found.sky.sunset, sunset],
  ] as const) {
    if (expected === null) expect(moment).toBeNull()
    else expect(secondsApart(moment, expected)).toBeLessThanOrEqual(5)
  }
})

it('a month has no tithi where a date has no sunrise', () => {
  const tithis = monthOfTithis('2026-05', PLACES.Tromsø).map(({ tithi }) => tithi)
  // 17 May: Shukla 1, 18 May: Shukla 2, both at sunrise; from the 19th on the Sun stays up.
  expect(tithis.slice(16)).toEqual([1, 2, ...Array<null>(13).fill(null)])
})

it('any place on the Earth has on any date a day in order, or the reason why it has none', () => {
  const anywhere = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    // Whatever zone was chosen for it.
    timeZone: fc.constantFrom('Asia/Kolkata', 'Europe/London', 'Pacific/Auckland', 'America/Los_Angeles'),
  })
  const day = fc.integer({ min: 0, max: 73_000 }).map((past) => addDays('1900-01-02', past))
  fc.assert(
    fc.property(anywhere, day, (where, date) => {
      const found = panchangAt(date, where)
      if ('sun' in found) {
        expect(['staysUp', 'staysDown', 'irregular']).toContain(found.sun)
        return
      }
      const { previousSunset, sunrise, sunset, nextSunrise } = found.sky
      const inOrder = [previousSunset, sunrise, sunset, nextSunrise]
      expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
      expect(isoIn(sunrise, where.timeZone).slice(0, 10)).toBe(date)
      expect(nextSunrise - sunrise).toBeLessThan(48 * 3_600_000)
      const { rahuKaal, choghadiyaByNight } = timesOfDay(found.sky, found.limbs.nakshatras)
      expect(rahuKaal.start).toBeGreaterThanOrEqual(sunrise)
      expect(rahuKaal.end).toBeLessThanOrEqual(sunset + 1)
      expect(choghadiyaByNight.at(-1)!.end).toBeCloseTo(nextSunrise, -1)
    }),
    { numRuns: 300 },
  )
})
