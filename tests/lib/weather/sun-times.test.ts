import fc from 'fast-check'
import { existsSync, readFileSync } from 'node:fs'
import { sunTimes } from '@/lib/weather/sun-times'

const india = 19_800
const allDays = '../shared/vectors/panchang.json'
const ownDays = 'tests/lib/panchang/swiss-ephemeris-days.json'
const coordinates: Record<string, [number, number]> = {
  'New Delhi': [28.6139, 77.209],
  Mumbai: [19.076, 72.8777],
  Chennai: [13.0827, 80.2707],
  Kolkata: [22.5726, 88.3639],
}

interface Row {
  date: string
  city: string
  sunrise: string
  sunset: string
}

/** Minutes between two clock times of a day. */
const apart = (a: string, b: string) => Math.abs(Date.parse(`${a}Z`) - Date.parse(`${b}Z`)) / 60_000

describe('sunrise and sunset', () => {
  const file = existsSync(allDays) ? allDays : ownDays
  const rows = (JSON.parse(readFileSync(file, 'utf8')) as { records: Row[] }).records
  const inCities = rows.filter(({ city }) => city in coordinates)

  it('agree with the Swiss Ephemeris within a minute and a half, over years and cities', () => {
    expect(inCities.length).toBeGreaterThan(3)
    for (const { date, city, sunrise, sunset } of inCities) {
      const [latitude, longitude] = coordinates[city]!
      const ours = sunTimes({ latitude, longitude }, date, india)
      expect(apart(ours.sunrise!, sunrise.slice(0, 19))).toBeLessThan(1.5)
      expect(apart(ours.sunset!, sunset.slice(0, 19))).toBeLessThan(1.5)
    }
  })
})

it.each([
  // timeanddate.com and the India Meteorological Department, New Delhi: 6:49 am and 5:25 pm.
  ['Delhi in November', 28.61, 77.21, '2026-11-21', india, '2026-11-21T06:49', '2026-11-21T17:25'],
  // The same rule west of Greenwich: Astronomical Applications Department, US Naval Observatory, Washington DC.
  ['Washington in March', 38.9, -77.04, '2026-03-20', -4 * 3_600, '2026-03-20T07:11', '2026-03-20T19:20'],
])('%s', (_, latitude, longitude, day, ahead, sunrise, sunset) => {
  const ours = sunTimes({ latitude, longitude }, day, ahead)
  expect(apart(ours.sunrise!, sunrise)).toBeLessThanOrEqual(1)
  expect(apart(ours.sunset!, sunset)).toBeLessThanOrEqual(1)
})

it('gives none where the sun stays up or down all day', () => {
  const tromso = { latitude: 69.65, longitude: 18.96 }
  expect(sunTimes(tromso, '2026-06-21', 7_200)).toEqual({ sunrise: null, sunset: null })
  expect(sunTimes(tromso, '2026-12-21', 3_600)).toEqual({ sunrise: null, sunset: null })
})

it('puts sunrise before sunset, on the day asked for, everywhere in India', () => {
  const day = fc
    .integer({ min: 0, max: 3_650 })
    .map((past) => new Date(Date.UTC(2024, 0, 1) + past * 86_400_000).toISOString().slice(0, 10))
  const place = fc.record({
    latitude: fc.double({ min: 6.7, max: 37, noNaN: true }),
    longitude: fc.double({ min: 68, max: 97.5, noNaN: true }),
  })
  fc.assert(
    fc.property(place, day, (where, date) => {
      const { sunrise, sunset } = sunTimes(where, date, india)
      expect(sunrise! < sunset!).toBe(true)
      expect([sunrise!.slice(0, 10), sunset!.slice(0, 10)]).toEqual([date, date])
    }),
  )
})
